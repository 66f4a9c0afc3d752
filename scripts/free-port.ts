import { createServer } from "node:net";

/** A TCP port that is free now: the wanted one where it is. */
export const getFreePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => (wanted ? resolve(getFreePort()) : reject(error)));
    server.listen(wanted, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

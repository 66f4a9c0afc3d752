import { readFileSync } from "node:fs";
import path from "node:path";
import { getServerFolder, MOVED_FOLDER, TESTED_FOLDER } from "../../scripts/build/folders.ts";
import { getFreePort } from "../../scripts/local-firestore.ts";
import { serveSite } from "../../scripts/serve.ts";
import { findProgram } from "../engines/find-program.ts";
import { type RunningHost, startServer, writeConfiguration } from "./child-server.ts";

/** A built site: its folder, the folder of its servers' configurations, and its path on the host. */
type BuiltSite = { folder: string; servers: string; base: string };

const SBIN = ["/usr/sbin", "/usr/local/sbin"];

/** The configuration that the build has written, with the lines that the owner of a server sets. */
const configure = (file: string, lines: Record<string, string>): string =>
  Object.entries(lines).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no '${from}'.`);
      return text.replace(from, to);
    },
    readFileSync(file, "utf8"),
  );

/** nginx with the configuration of the build, without a certificate; where plain HTTP arrives is another address. */
export async function startNginx(site: BuiltSite): Promise<RunningHost & { plainUrl: string }> {
  const plain = `127.0.0.1:${await getFreePort()}`;
  const host = await startServer(site, (place) => {
    const server = configure(path.join(site.servers, "nginx.conf"), {
      "listen 80;": `listen ${plain};`,
      "listen 443 ssl http2;": `listen 127.0.0.1:${place.port};`,
      "ssl_certificate /etc/ssl/site/fullchain.pem;": "",
      "ssl_certificate_key /etc/ssl/site/privkey.pem;": "",
      "root /var/www/site;": `root ${place.root};`,
    });
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${place.folder}/${name};`,
    );
    const text = `daemon off; pid ${place.folder}/pid; error_log stderr; events {}
      http { access_log off; ${temporary.join(" ")} ${server} }`;
    const file = writeConfiguration(place, "nginx.conf", text);
    const program = findProgram("NGINX", ["nginx"], "Install nginx-light", SBIN);
    return [program, "-e", "stderr", "-c", file];
  });
  return { ...host, plainUrl: `http://${plain}` };
}

/** Caddy with the configuration of the build. */
const startCaddy = (site: BuiltSite): Promise<RunningHost> =>
  startServer(site, (place) => {
    const server = configure(path.join(site.servers, "Caddyfile"), {
      ":80 {": `http://127.0.0.1:${place.port} {`,
      "root * /var/www/site": `root * ${place.root}`,
    });
    const file = writeConfiguration(place, "Caddyfile", `{\n\tadmin off\n\tauto_https off\n}\n${server}`);
    return [
      findProgram("CADDY", ["caddy"], "Install caddy"),
      "run",
      "--config",
      file,
      "--adapter",
      "caddyfile",
    ];
  });

const APACHE_MODULES = "authz_core mime dir headers rewrite mpm_event".split(" ");

/** Apache that lets the `.htaccess` of the build decide. */
const startApache = (site: BuiltSite): Promise<RunningHost> =>
  startServer(site, (place) => {
    const text = `ServerRoot ${place.folder}
      ServerName 127.0.0.1
      Listen 127.0.0.1:${place.port}
      PidFile ${place.folder}/pid
      ErrorLog /dev/stderr
      ${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join("")}
      ${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
      TypesConfig /dev/null
      DocumentRoot ${place.root}
      <Directory ${place.root}>
        AllowOverride All
        Require all granted
      </Directory>`;
    const file = writeConfiguration(place, "apache.conf", text);
    return [findProgram("APACHE", ["apache2"], "Install apache2", SBIN), "-D", "FOREGROUND", "-f", file];
  });

const { BASE_PATH_OF_SITE = "" } = process.env;

/** The site as the tests build it. */
export const SITE: BuiltSite = { folder: TESTED_FOLDER, servers: getServerFolder(TESTED_FOLDER), base: "" };

/** The site under a path of its host, with dates, prices and mentors filled in. */
export const MOVED: BuiltSite = {
  folder: MOVED_FOLDER,
  servers: getServerFolder(MOVED_FOLDER),
  base: BASE_PATH_OF_SITE,
};

/** A kind of host, and what it cannot do. */
type Kind = {
  start: () => Promise<RunningHost>;
  /** A browser meets nothing there that it does not meet at another kind: the answers say so. */
  isLike?: string;
  /** The path under which the site stands. */
  base?: string;
  /** `/Courses` leads to `/courses`. */
  mendsCapitals?: true;
};

/** Every kind of host that the site must be the same on. */
export const KINDS: Record<string, Kind> = {
  Firebase: { start: () => serveSite({ port: 0, folder: SITE.folder }) },
  nginx: { start: () => startNginx(SITE), mendsCapitals: true },
  Apache: { start: () => startApache(SITE), mendsCapitals: true },
  Caddy: { start: () => startCaddy(SITE), mendsCapitals: true },
  "nginx under a path": {
    start: () => startNginx(MOVED),
    base: MOVED.base,
    mendsCapitals: true,
  },
  "Apache under a path": {
    start: () => startApache(MOVED),
    isLike: "nginx under a path",
    base: MOVED.base,
    mendsCapitals: true,
  },
  "Caddy under a path": {
    start: () => startCaddy(MOVED),
    isLike: "nginx under a path",
    base: MOVED.base,
    mendsCapitals: true,
  },
};

import { readFileSync } from "node:fs";
import path from "node:path";
import { findProgram } from "../engines/find-program.ts";
import { type RunningHost, startServer, writeConfiguration } from "./child-server.ts";

/** A built site: its folder, the folder of its servers' configurations, and its path on the host. */
export type BuiltSite = { folder: string; servers: string; base: string };

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

/** nginx with the configuration of the build. */
export const startNginx = (site: BuiltSite): Promise<RunningHost> =>
  startServer(site, (place) => {
    const server = configure(path.join(site.servers, "nginx.conf"), {
      "listen 80;": `listen 127.0.0.1:${place.port};`,
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

/** Caddy with the configuration of the build. */
export const startCaddy = (site: BuiltSite): Promise<RunningHost> =>
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
export const startApache = (site: BuiltSite): Promise<RunningHost> =>
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

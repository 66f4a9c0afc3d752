import { readFileSync } from "node:fs";
import path from "node:path";
import { FIXTURE, FIXTURE_DAY } from "#app/site/fixture.server.ts";
import { loadSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import { getServerFolder, TESTED_FOLDER, UNDER_PATH_FOLDER } from "../../scripts/build/folders.ts";
import { getFreePort } from "../../scripts/free-port.ts";
import { serveSite } from "../../scripts/serve.ts";
import { findProgram, type Package } from "../../scripts/test-programs.ts";
import { BASE_PATH } from "../built-site.ts";
import { content } from "../site.ts";
import { type RunningHost, startServer, writeConfiguration } from "./child-server.ts";

/** A built site. */
type BuiltSite = {
  folder: string;
  /** Its path on its host. */
  base: string;
  /** The content that it was built from. */
  content: SiteContent;
};

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
    const server = configure(path.join(getServerFolder(site.folder), "nginx.conf"), {
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
    return [findProgram("nginx-light"), "-e", "stderr", "-c", file];
  });
  return { ...host, plainUrl: `http://${plain}` };
}

const APACHE_MODULES = "authz_core mime dir filter deflate headers rewrite mpm_event".split(" ");

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
    return [findProgram("apache2-bin"), "-D", "FOREGROUND", "-f", file];
  });

/** The site as the tests build it. */
export const SITE: BuiltSite = { folder: TESTED_FOLDER, base: "", content };

/** The site of the fixture, under a path of its host. */
export const MOVED: BuiltSite = {
  folder: UNDER_PATH_FOLDER,
  base: BASE_PATH,
  content: loadSiteContent(FIXTURE, { today: FIXTURE_DAY }),
};

/** A kind of host. */
type Kind = {
  site: BuiltSite;
  start: () => Promise<RunningHost>;
  /** The package of a server that owners run themselves. */
  needs?: Package;
};

/** Every kind of host that a site must be the same on. */
export const KINDS: Record<string, Kind> = {
  Firebase: { site: SITE, start: () => serveSite({ port: 0, folder: SITE.folder }) },
  nginx: { site: SITE, start: () => startNginx(SITE), needs: "nginx-light" },
  Apache: { site: SITE, start: () => startApache(SITE), needs: "apache2-bin" },
  "nginx under a path": { site: MOVED, start: () => startNginx(MOVED), needs: "nginx-light" },
  "Apache under a path": { site: MOVED, start: () => startApache(MOVED), needs: "apache2-bin" },
};

import { BARE_FILE_TYPES, FILE_TYPES } from "#app/content/file-types.ts";
import { CACHE_CONTROL, type Delivery, HOST_FILES, SECURITY_HEADERS, TEXT_TYPES } from "./delivery.ts";

/** nginx adds the charset to, and compresses, HTML by itself. */
const OTHER_TEXTS = TEXT_TYPES.filter((type) => type !== "text/html").join(" ");

/**
 * The configuration of a site for nginx: to be put into `/etc/nginx/conf.d/` after its folder and certificate are set.
 * Plain HTTP redirects to HTTPS and carries no header: HSTS counts over HTTPS alone.
 */
export const writeNginxFile = ({ base, redirects }: Delivery): string => `# Written by the build.
map $uri $cache_control {
  default "${CACHE_CONTROL.rest}";
  ~^${base}/assets/ "${CACHE_CONTROL.assets}";
  ~\\.json$ "${CACHE_CONTROL.json}";
}

server {
  listen 80;
  server_name _;
  return 301 https://$host$request_uri;
}

server {
  listen 443 ssl http2;
  server_name _;
  # Fill in where the certificate of your name is.
  ssl_certificate /etc/ssl/site/fullchain.pem;
  ssl_certificate_key /etc/ssl/site/privkey.pem;
  root /var/www/site;

  types {
${Object.entries(FILE_TYPES)
  .map(([extension, type]) => `    ${type.replace(/;.*/, "")} ${extension};\n`)
  .join("")}  }
  charset utf-8;
  charset_types ${OTHER_TEXTS};
  gzip on;
  gzip_vary on;
  gzip_types ${OTHER_TEXTS};
  absolute_redirect off;
  error_page 404 ${base}/404.html;

${Object.entries(SECURITY_HEADERS)
  .map(([name, value]) => `  add_header ${name} "${value}" always;\n`)
  .join("")}  add_header Cache-Control $cache_control always;

${base ? `  location = ${base} { return 301 ${base}/; }\n` : ""}  location = ${base}/ { try_files ${base}/index.html =404; }
  location = ${base}/index.html { return 301 ${base}/; }
  location = ${base}/404.html { internal; }
  location = ${base}/404 { return 404; }
${HOST_FILES.map((name) => `  location = ${base}/${name} { return 404; }\n`).join("")}${redirects
  .map(({ from, to }) => `  location = ${base}${from} { return 301 ${base}${to}; }\n`)
  .join("")}${Object.entries(BARE_FILE_TYPES)
  .map(([address, type]) => `  location = ${base}${address} { default_type ${type}; }\n`)
  .join("")}
  # One address for each page: no slash at its end, no file name.
  location ~ ^((?:/[\\w-]+)+)(?:/|\\.html/?)$ { return 301 $1$is_args$args; }
  location / { try_files $uri $uri.html =404; }
}
`;

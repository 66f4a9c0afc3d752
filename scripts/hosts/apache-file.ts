import { BARE_FILE_TYPES, FILE_TYPES } from "#app/content/file-types.ts";
import { CACHE_CONTROL, type Delivery, HOST_FILES, SECURITY_HEADERS, TEXT_TYPES } from "./delivery.ts";

const escapeDots = (text: string) => text.replaceAll(".", "\\.");

/** `.htaccess` for Apache with mod_rewrite and mod_headers, where `AllowOverride All` lets it be read. */
export const writeApacheFile = ({ base, redirects }: Delivery): string => `# Written by the build.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 ${base}/404.html
AddDefaultCharset utf-8
${Object.entries(FILE_TYPES)
  .map(([extension, type]) => `AddType "${type}" .${extension}\n`)
  .join("")}${Object.entries(BARE_FILE_TYPES)
  .map(([address, type]) => `<If "%{REQUEST_URI} == '${base}${address}'">\n  ForceType "${type}"\n</If>\n`)
  .join("")}
${Object.entries(SECURITY_HEADERS)
  .map(([name, value]) => `Header always set ${name} "${value}"\n`)
  .join("")}Header always set Cache-Control "${CACHE_CONTROL.rest}"
Header always set Cache-Control "${CACHE_CONTROL.assets}" "expr=%{REQUEST_URI} =~ m#^${base}/assets/# && %{REQUEST_STATUS} -in {'200', '206', '304'}"
Header always set Cache-Control "${CACHE_CONTROL.json}" "expr=%{REQUEST_URI} =~ m#\\.json$# && %{REQUEST_STATUS} -in {'200', '206', '304'}"
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${TEXT_TYPES.join(" ")}
  # Compression adds -gzip to the ETag of an answer; without this no answer would ever be 304.
  RequestHeader edit* If-None-Match "-gzip\\"" "\\""
</IfModule>

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase ${base}/
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(?:${["404", "404.html", ...HOST_FILES].map(escapeDots).join("|")})$ - [R=404,L]
${redirects.map(({ from, to }) => `RewriteRule ^${escapeDots(from.slice(1))}$ ${base}${to} [R=301,L]\n`).join("")}${base ? `RewriteCond %{REQUEST_URI} ^${escapeDots(base)}$\nRewriteRule ^ ${base}/ [R=301,L]\n` : ""}RewriteCond %{THE_REQUEST} "/index\\.html[ ?]"
RewriteRule ^index\\.html$ ${base}/ [R=301,L]
# One address for each page: no slash at its end, no file name.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^([\\w-]+(?:/[\\w-]+)*)(?:/|\\.html/?)$ ${base}/$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^([\\w-]+(?:/[\\w-]+)*)$ $1.html [L]
# A folder is not a page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
`;

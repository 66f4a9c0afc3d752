import { FILE_TYPES } from "#app/content/file-types.ts";
import { CACHE_CONTROL, type Delivery, HOST_FILES, SECURITY_HEADERS } from "./delivery.ts";

/** The configuration of a site for Caddy, after its name and folder are set. */
export const writeCaddyFile = ({ base, pages, redirects }: Delivery): string => `# Written by the build.
:80 {
	root * /var/www/site
	encode gzip

	header {
${Object.entries(SECURITY_HEADERS)
  .map(([name, value]) => `\t\t${name} "${value}"\n`)
  .join("")}	}
	@rest not path ${base}/assets/* *.json
	header @rest Cache-Control "${CACHE_CONTROL.rest}"
	@assets path ${base}/assets/*
	header @assets Cache-Control "${CACHE_CONTROL.assets}"
	@json path *.json
	header @json Cache-Control "${CACHE_CONTROL.json}"
${Object.entries(FILE_TYPES)
  .map(
    ([extension, type]) =>
      `\t@type_${extension} path *.${extension}\n\theader @type_${extension} Content-Type "${type}"\n`,
  )
  .join("")}
	# One address for each page: no slash at its end, no file name.
	redir ${base}/index.html ${base}/ 301
${base ? `\t@bare vars {uri} ${base}\n\tredir @bare ${base}/ 301\n` : ""}	@other {
		vars_regexp other {uri} ^((?:/[\\w-]+)+)(?:/|\\.html/?)(\\?.*)?$
		not path ${base}/
	}
	redir @other {re.other.1}{re.other.2} 301
${redirects.map(({ from, to }) => `\tredir ${base}${from} ${base}${to} 301\n`).join("")}	@hidden path ${["404", "404.html", ...HOST_FILES].map((name) => `${base}/${name}`).join(" ")}
	error @hidden 404

	try_files {path} {path}.html
	file_server

	handle_errors {
		header Cache-Control "${CACHE_CONTROL.rest}"
		header Content-Type "${FILE_TYPES.html}"
		map {path} {page_spelled_right} {
${pages.map((page) => `\t\t\t~(?i)^${base}${page}$ ${base}${page}\n`).join("")}			default ""
		}
		@misspelled not vars {page_spelled_right} ""
		redir @misspelled {page_spelled_right} 301
		rewrite * ${base}/404.html
		file_server
	}
}
`;

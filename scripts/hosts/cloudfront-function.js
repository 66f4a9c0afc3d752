/**
 * Viewer request function for CloudFront (docs/hosting.md): a page has one address, without .html and without a slash at its end.
 * @param {{ request: { uri: string } }} event
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  const spelling = /^((?:\/[\w-]+)+)(?:\/|\.html)$/.exec(request.uri);
  if (request.uri === "/index.html") return redirect("/");
  if (spelling) return redirect(spelling[1]);
  if (/^(?:\/[\w-]+)+$/.test(request.uri)) request.uri += ".html";
  return request;
}

/** @param {string} address */
function redirect(address) {
  return {
    statusCode: 301,
    statusDescription: "Moved Permanently",
    headers: { location: { value: address } },
  };
}

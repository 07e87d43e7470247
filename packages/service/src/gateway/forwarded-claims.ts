/** Headers by which a proxy declares the caller, route or method of a request; any caller may have set them. */
const claims: ReadonlySet<string> = new Set([
  "base-url",
  "cf-connecting-ip",
  "cf-connecting-ipv6",
  "cf-ipcountry",
  "cf-visitor",
  "client-ip",
  "fastly-client-ip",
  "forwarded",
  "forwarded-for",
  "front-end-https",
  "proxy",
  "remote-addr",
  "remote-host",
  "remote-user",
  "request-uri",
  "ssl-client-cert",
  "true-client-ip",
  "wl-proxy-client-ip",
  "x-authenticated-user",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-forward-for",
  "x-forwarded",
  "x-host",
  "x-http-destinationurl",
  "x-http-host-override",
  "x-http-method",
  "x-http-method-override",
  "x-https",
  "x-method-override",
  "x-middleware-subrequest",
  "x-original-forwarded-for",
  "x-originating-ip",
  "x-proxyuser-ip",
  "x-real-ip",
  "x-remote-addr",
  "x-remote-ip",
  "x-remote-user",
  "x-scheme",
  "x-sendfile",
  "x-url-scheme",
  "x-webauth-user",
]);

const claimFamilies =
  /^(?:x-forwarded-|x-original-|x-rewrite-|x-override-|x-auth-request-|x-remote-|x-envoy-|x-ssl-|ssl-client-|x-client-cert|x-accel-|x-arr-|x-appengine-|x-goog-authenticated-|x-goog-iap-|x-amzn-oidc-|x-ms-client-principal|x-azure-client|remote-)/;

/** Headers of almost every request, which need no match. */
const usual: ReadonlySet<string> = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cache-control",
  "content-type",
  "cookie",
  "host",
  "origin",
  "pragma",
  "referer",
  "sec-fetch-dest",
  "sec-fetch-mode",
  "sec-fetch-site",
  "user",
  "user-agent",
]);

/** Headers that frame or route a request; no other spelling of them may pass. */
const reserved =
  /^(?:host|connection|content-length|transfer-encoding|expect|upgrade|te|trailer|cookie|authorization|origin|referer)$/;

/**
 * True for a header that the upstream must not receive. A name with `_` or `.` is read as `-` by CGI, WSGI and similar
 * servers; it passes only if the description declares it.
 */
export function isClaim(name: string, declared: ReadonlySet<string>): boolean {
  if (usual.has(name)) return false;
  const plain = name.replaceAll(/[^a-z0-9]/g, "-");
  if (claims.has(plain) || claimFamilies.test(plain)) return true;
  return plain !== name && (reserved.test(plain) || !declared.has(name));
}

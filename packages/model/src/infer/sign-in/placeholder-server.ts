/** Names for documentation (RFC 2606, RFC 5737, RFC 3849). `.test` is in use for local development. */
const RESERVED =
  /(?:^|\.)(?:example(?:\.(?:com|net|org|edu))?|invalid)$|^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$|^\[2001:db8:/;

/** Labels that a reader has to replace: `your-tenant`, `my-company`, `changeme`. */
const TO_REPLACE =
  /^(?:your|my)[-_]?(?:own[-_]?)?(?:api|app|company|corp|domain|domainname|host|hostname|instance|org|organi[sz]ation|project|server|site|subdomain|tenant|workspace|account|business|name|url)?$|^your[-_]|^(?:sub)?domain$|^(?:change[-_]?me|placeholder|to[-_]?do|tbd|hostname|server[-_]?(?:name|url|address)?|host|api[-_]?host|base[-_]?url|x{3,})$|^example(?:[-_]|$)/;

/** True for a server that a document names as an example: `example.com`, `your-tenant.host`, an unset variable. */
export function isPlaceholderServer(url: string): boolean {
  if (/[{}<>$]|%7[bd]|%3[ce]/i.test(url)) return true;
  const [, authority = ""] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url) ?? [];
  const host = authority.replace(/^.*@/, "").replace(/:\d*$/, "").replace(/\.$/, "").toLowerCase();
  if (host === "") return false;
  if (RESERVED.test(host)) return true;
  const labels = host.split(".");
  // `server` alone may be a machine in the local network.
  return labels.length > 1 && labels.slice(0, -1).some((label) => TO_REPLACE.test(label));
}

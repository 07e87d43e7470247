/** The words of a name as APIs write names: `order_lines`, `orderLines`, `OrderLines`, `order-lines`, `HTTPCode`. */
export function splitWords(name: string): readonly string[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const words = readWords(name);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(name, words);
  return words;
}

/** A document says the same few thousand names over and over. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

/** Longer names are no names: what finds words in them may take time that follows the square of their length. */
const MOST_SIGNS = 200;

function readWords(name: string): readonly string[] {
  return name
    .slice(0, MOST_SIGNS)
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
}

/** One spelling for names that differ in case and separators only: `orderId` and `order_ID` are both `orderid`. */
export function foldName(name: string): string {
  return splitWords(name).join("");
}

const CAPITALS = new Set(
  "acl api arp asn aws bgp bic bssid cdn cidr cli cpu crm css csv cve cvss dhcp dkim dns dsn ean fqdn ftp gcp gdpr gid gps gpu gtin guid hmac html http https iam iata iban icao icmp id imap ip isbn isin iso isrc jpeg json jwk jwt kms lan ldap mac mfa mfg mime mtu nat nfc oci oidc os otp pdf pem pid pin png poe qos qr raid ram rbac rfid rpc rsa rss sbom scim sdk seo sftp sip sku sla smb smpp sms smtp snmp sql ssh ssid ssl sso svg tcp tld tls totp ttl udp ui uid upc upnp uri url urn usb utc utm uuid vat vin vlan vm voip vpn wlan xml xmpp yaml".split(
    " ",
  ),
);

/** Names with a spelling of their own. */
const SPELLED = new Map([
  ["github", "GitHub"],
  ["gitlab", "GitLab"],
  ["graphql", "GraphQL"],
  ["ios", "iOS"],
  ["ipv4", "IPv4"],
  ["ipv6", "IPv6"],
  ["linkedin", "LinkedIn"],
  ["mysql", "MySQL"],
  ["oauth", "OAuth"],
  ["oauth2", "OAuth2"],
  ["openid", "OpenID"],
  ["paypal", "PayPal"],
  ["postgresql", "PostgreSQL"],
  ["saml", "SAML"],
  ["wifi", "Wi-Fi"],
  ["youtube", "YouTube"],
]);

/** Words as a label: `order lines` is "Order lines", `customer id` is "Customer ID". */
export function writeLabel(words: readonly string[]): string {
  return words
    .map((word, place) => {
      const spelled = SPELLED.get(word);
      if (spelled !== undefined) return spelled;
      if (CAPITALS.has(word)) return word.toUpperCase();
      if (word.endsWith("s") && CAPITALS.has(word.slice(0, -1)))
        return `${word.slice(0, -1).toUpperCase()}s`;
      return place === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .join(" ");
}

/** A label from any name; a name without a letter or digit stays as it is. */
export function labelOf(name: string): string {
  const words = splitWords(name);
  return words.length === 0 ? name : writeLabel(words);
}

const IRREGULAR: { readonly [plural: string]: string } = {
  people: "person",
  children: "child",
  men: "man",
  women: "woman",
  indices: "index",
  matrices: "matrix",
  vertices: "vertex",
  criteria: "criterion",
  phenomena: "phenomenon",
  aliases: "alias",
  statuses: "status",
  viruses: "virus",
  buses: "bus",
  bonuses: "bonus",
  movies: "movie",
  cookies: "cookie",
  caches: "cache",
  leaves: "leaf",
  lives: "life",
  databases: "database",
  releases: "release",
  purchases: "purchase",
  courses: "course",
  houses: "house",
  warehouses: "warehouse",
  expenses: "expense",
  licenses: "license",
  responses: "response",
  leases: "lease",
  phases: "phase",
  cases: "case",
  bases: "base",
  uses: "use",
  causes: "cause",
  taxes: "tax",
  axes: "axis",
  analyses: "analysis",
  series: "series",
  species: "species",
  news: "news",
};

const SINGULARS = new Map(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));
/** Words that are the same in both, or no noun at all. */
const UNCHANGED = new Set(
  "access address analytics business canvas chaos class data details dns equipment feedback gas glass history https info information inventory is kubernetes loss media metadata news pass plus process progress protocols s sales series settings sms software species staff stats status success this virus".split(
    " ",
  ),
);

/** `orders` is `order`, `categories` is `category`; what is singular stays. */
export function singularOf(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (!word.endsWith("s") || word.length < 3 || UNCHANGED.has(word) || /(?:ss|us|is)$/.test(word)) {
    return word;
  }
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** `order` is `orders`; what is plural stays. */
export function pluralOf(word: string): string {
  const irregular = SINGULARS.get(word);
  if (irregular !== undefined) return irregular;
  if (Object.hasOwn(IRREGULAR, word) || singularOf(word) !== word) return word;
  if (word.endsWith("s") && UNCHANGED.has(word) && !/(?:ss|us)$/.test(word)) return word;
  if (UNCHANGED.has(word) && !word.endsWith("s")) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|sh|ch|x|z)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/** The words with the last one in singular: `order lines` is `order line`. */
export function singularWords(words: readonly string[]): readonly string[] {
  return mapLast(words, singularOf);
}

export function pluralWords(words: readonly string[]): readonly string[] {
  return mapLast(words, pluralOf);
}

/** Folded singular of a name, to compare by: `OrderLines`, `order_line` are both `orderline`. */
export function stemOf(name: string): string {
  return singularWords(splitWords(name)).join("");
}

function mapLast(words: readonly string[], change: (word: string) => string): readonly string[] {
  return words.map((word, place) => (place === words.length - 1 ? change(word) : word));
}

import { ownMember } from "#own/own-member.ts";
import { IRREGULAR, OTHER_PLURALS } from "./irregular-plurals.ts";
import { isUncounted } from "./uncounted.ts";
import { readUnits, separateUnits } from "./units.ts";

/** Splits a name into its words, in lower case: `order_lines`, `orderLines`, `OrderLines`, `order-lines`, `HTTPCode`. */
export function splitWords(name: string): readonly string[] {
  const cached = wordsByName.get(name);
  if (cached !== undefined) return cached;
  const words = readWords(name);
  if (wordsByName.size > MAX_CACHED) wordsByName.clear();
  wordsByName.set(name, words);
  return words;
}

/** Cache: a document repeats the same few thousand names. */
const wordsByName = new Map<string, readonly string[]>();
const MAX_CACHED = 20_000;

/** Longer names are cut: the patterns below may take quadratic time. */
const MAX_LENGTH = 200;

/** Words with a fixed spelling. */
const SPELLED = new Map([
  ["ebay", "eBay"],
  ["esim", "eSIM"],
  ["github", "GitHub"],
  ["gitlab", "GitLab"],
  ["graphql", "GraphQL"],
  ["grpc", "gRPC"],
  ["ios", "iOS"],
  ["ipad", "iPad"],
  ["ipados", "iPadOS"],
  ["iphone", "iPhone"],
  ["ipv4", "IPv4"],
  ["ipv6", "IPv6"],
  ["javascript", "JavaScript"],
  ["linkedin", "LinkedIn"],
  ["macos", "macOS"],
  ["mdns", "mDNS"],
  ["mongodb", "MongoDB"],
  ["mtls", "mTLS"],
  ["mysql", "MySQL"],
  ["oauth", "OAuth"],
  ["oauth2", "OAuth2"],
  ["openid", "OpenID"],
  ["paypal", "PayPal"],
  ["postgresql", "PostgreSQL"],
  ["saml", "SAML"],
  ["tvos", "tvOS"],
  ["vcpu", "vCPU"],
  ["watchos", "watchOS"],
  ["whatsapp", "WhatsApp"],
  ["wifi", "Wi-Fi"],
  ["wordpress", "WordPress"],
  ["youtube", "YouTube"],
]);

/** Spellings with a capital inside, which is not the start of another word. */
const INNER_CAPITALS = new RegExp(
  `(?:${[...SPELLED.values()].filter((word) => /^[A-Z]\w*[a-z]\w*[A-Z]\w*$/.test(word)).join("|")})(?![a-z])`,
  "g",
);

/** Spellings whose first letter is small, at the start of a name or a word: `iOSVersion`, not `radiOS`. */
const SMALL_STARTS = new RegExp(
  `(?<![A-Za-z])(?:${[...SPELLED.values()]
    .filter((word) => /^[a-z]/.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join("|")})(?![a-z])`,
  "g",
);

const ACRONYM_ENDING = /IP(?=v[46])|[A-Z]{2,4}s(?![a-z])/g;

function readWords(name: string): readonly string[] {
  return (
    separateUnits(name.slice(0, MAX_LENGTH))
      .replaceAll(INNER_CAPITALS, capitalize)
      .replaceAll(SMALL_STARTS, (word) => word.toLowerCase())
      // The version and the plural of an acronym belong to it: `EnableIPv6`, `VirtualIPs`.
      .replaceAll(ACRONYM_ENDING, capitalize)
      .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
      .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
      .map((word) => word.toLowerCase())
  );
}

function capitalize(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** Folds names that differ only in case and separators: `orderId` and `order_ID` are both `orderid`. */
export function foldName(name: string): string {
  return splitWords(name).join("");
}

const CAPITALS = new Set(
  "acl api arp asn aws bgp bic bom bssid cdn cidr cli cpu crm css csv cve cvss dag dhcp dkim dns dsn dvd ean ein eu fqdn ftp gcp gdpr gid gps gpu gst gtin guid hmac html http https iam iata iban icao icmp id imap ip isbn isin iso isrc jpeg json jwk jwt kms lan ldap lhs mac mfa mfg mime mtu nat nfc oci oidc os otp pdf pem pid pin png poe qos qr raid ram rbac rfid rhs rpc rsa rss sbom scim sdk seo sftp sip sku sla smb smpp sms smtp snmp sql ssh ssid ssl ssn sso svg tcp tld tls totp ttl tv udp ui uid uk upc upnp uri url urn usb utc utm uuid vat vin vlan vm voip vpn wlan xml xmpp yaml".split(
    " ",
  ),
);

/** Plurals that are ordinary words, although their singular is an acronym too: pins of a board. */
const ORDINARY_PLURALS: ReadonlySet<string> = new Set(["pins", "rams", "macs"]);

/** True for a word in capitals: ID, URL. */
export function isAcronym(word: string): boolean {
  return CAPITALS.has(word);
}

/**
 * Writes words as a label: `order lines` is "Order lines", `customer id` is "Customer ID". `acronyms` are those of the
 * document.
 */
export function writeLabel(
  words: readonly string[],
  acronyms: ReadonlySet<string> = CAPITALS,
  units = readUnits(""),
): string {
  const isUpper = (word: string) => CAPITALS.has(word) || acronyms.has(word);
  return words
    .map((word, index) => {
      const spelled = SPELLED.get(word);
      if (spelled !== undefined) return spelled;
      if (isUpper(word)) return word.toUpperCase();
      const unit = units.get(word);
      if (unit !== undefined) return unit;
      if (word.endsWith("s") && isUpper(word.slice(0, -1)) && !ORDINARY_PLURALS.has(word))
        return `${word.slice(0, -1).toUpperCase()}s`;
      return index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .join(" ");
}

/** Label of a name; a name without a letter or digit is returned as it is. */
export function labelOf(name: string, acronyms?: ReadonlySet<string>): string {
  const words = splitWords(name);
  return words.length === 0 ? name : writeLabel(words, acronyms, readUnits(name));
}

/** Nouns with the plural of another noun: both are the same name. */
const SAME_PLURAL = new Map([
  ["axe", "axis"],
  ["basis", "base"],
  ["leave", "leaf"],
  ["live", "life"],
]);

const SINGULARS = new Map(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));
/** Words with the same singular and plural, and words that are not nouns. */
const UNCHANGED = new Set(
  "access address alias analytics atlas bias business canvas chaos class corps data details dns earnings economics electronics equipment feedback gas glass goods graphics headquarters history https info information inventory is kubernetes kudos logistics loss mathematics means media metadata news pass physics plus politics process progress protocols s sales savings series settings sms software species staff stats status success this virus".split(
    " ",
  ),
);

/** Ends of words with a plural in -ses: `campuses`, `mailaliases`. */
const PLURAL_SES =
  /(?:alias|atlas|canvas|bias|iris|(?:apparat|bon|camp|cens|circ|corp|foc|nucle|octop|prospect|radi|stat|surpl|syllab|termin|vir)us)es$/;

/** Ends of plurals and of their singulars, also of words written together: `salesmen`, `grandchildren`. */
const ENDINGS: readonly (readonly [plural: RegExp, singular: RegExp, many: string, one: string])[] =
  [
    [/children$/, /child$/, "children", "child"],
    [/(?<=.)people$/, /(?<=.)person$/, "people", "person"],
    [
      /(?<=business|crafts|fire|fore|police|sales|spokes|work)men$/,
      /(?<=business|crafts|fire|fore|police|sales|spokes|work)man$/,
      "men",
      "man",
    ],
    [
      /(?<=analy|cri|diagno|hypothe|parenthe|progno|synop|synthe)ses$/,
      /(?<=analy|cri|diagno|hypothe|parenthe|progno|synop|synthe)sis$/,
      "ses",
      "sis",
    ],
    [
      /(?<=buffal|carg|ech|embarg|her|mosquit|potat|tomat|tornad|torped|vet|volcan)oes$/,
      /(?<=buffal|carg|ech|embarg|her|mosquit|potat|tomat|tornad|torped|vet|volcan)o$/,
      "oes",
      "o",
    ],
    [/(?<=epoch|loch|monarch|stomach|tech)s$/, /(?<=epoch|loch|monarch|stomach|tech)$/, "s", ""],
  ];

/** Singular of a word: `orders` is `order`, `categories` is `category`. A singular word is returned as it is. */
export function singularOf(word: string): string {
  const irregular = ownMember(IRREGULAR, word) ?? OTHER_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  if (!/(?:s|men|ren|people)$/.test(word)) return word;
  if (PLURAL_SES.test(word)) return word.slice(0, -2);
  const ending = ENDINGS.find(([plural]) => plural.test(word));
  if (ending !== undefined) return word.replace(ending[0], ending[3]);
  if (/(?:alias|atlas|bias|canvas)$/.test(word)) return word;
  if (SINGULARS.has(word)) return word;
  if (!word.endsWith("s") || word.length < 3 || UNCHANGED.has(word)) return word;
  if (isAcronym(word)) return word;
  if (isAcronym(word.slice(0, -1))) return word.slice(0, -1);
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|zz|tz|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Plural of a word: `order` is `orders`. A plural word is returned as it is. */
export function pluralOf(word: string): string {
  const irregular = SINGULARS.get(word);
  if (irregular !== undefined) return irregular;
  if (/\d$/.test(word)) return word;
  if (Object.hasOwn(IRREGULAR, word) || singularOf(word) !== word) return word;
  const ending = ENDINGS.find(([, singular]) => singular.test(word));
  if (ending !== undefined) return word.replace(ending[1], ending[2]);
  if (word.endsWith("s") && isAcronym(word)) return word;
  if (word.endsWith("s") && UNCHANGED.has(word) && !/(?:ss|us)$/.test(word)) return word;
  if (isUncounted(word) || (UNCHANGED.has(word) && !word.endsWith("s"))) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|sh|ch|x|z)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/**
 * Words with the last one in singular: `order lines` is `order line`. If the plural has several singulars, it is the one in
 * `recordWords`: `leaves` is `leave` next to a schema `Leave`.
 */
export function singularWords(
  words: readonly string[],
  recordWords?: ReadonlySet<string>,
): readonly string[] {
  return mapLast(words, (word) => {
    const usual = singularOf(word);
    if (recordWords === undefined || recordWords.has(usual)) return usual;
    return listSingulars(word).find((one) => recordWords.has(one)) ?? usual;
  });
}

/** Possible singulars of a plural. */
function listSingulars(word: string): readonly string[] {
  const endings = PLURAL_ENDINGS.find(([many]) => word.endsWith(many));
  return endings === undefined
    ? []
    : endings[1].map((one) => word.slice(0, -endings[0].length) + one);
}

/** Ends of plurals and of the singulars that they may have. */
const PLURAL_ENDINGS: readonly (readonly [many: string, one: readonly string[]])[] = [
  ["ves", ["ve", "f", "fe"]],
  ["ices", ["ix", "ex", "ice"]],
  ["ses", ["sis", "s", "se"]],
  ["xes", ["x", "xis", "xe"]],
  ["ies", ["y", "ie", "ies"]],
  ["ae", ["a"]],
  ["a", ["um", "on"]],
  ["i", ["us", "o"]],
];

/** Words with the last one in plural: `order line` is `order lines`. */
export function pluralWords(words: readonly string[]): readonly string[] {
  return mapLast(words, pluralOf);
}

/** Folded singular of a name, for comparison: `OrderLines` and `order_line` are both `orderline`. British spelling is American. */
export function stemOf(name: string): string {
  return mapLast(splitWords(name), stemOfWord).join("").replace("isation", "ization");
}

function stemOfWord(word: string): string {
  const one = singularOf(word);
  return SAME_PLURAL.get(one) ?? one;
}

function mapLast(words: readonly string[], change: (word: string) => string): readonly string[] {
  return words.map((word, index) => (index === words.length - 1 ? change(word) : word));
}

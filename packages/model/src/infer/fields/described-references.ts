import { shapeOfPath } from "#infer/names/path-segments.ts";

/** Record that the description of a property refers to. */
export interface DescribedReference {
  /** Path pattern `users/{}` if the value is a resource name (https://google.aip.dev/122). */
  readonly pattern?: string;
  /** Path of the records: "ID of a `/lab_orders` object". */
  readonly path?: string;
  /** Words that may name the record: "ID of the Server …" gives "Server the" and "Server". */
  readonly subjects?: readonly string[];
  /** Word of the key, if it is not an id: `code` of "Code of the category", `name` of "The name of the strategy". */
  readonly keyWord?: string;
  /** The words name a kind of record: "The name of the strategy type". */
  readonly isKind?: true;
  /** The words declare a foreign key: "FK to `users.id`". */
  readonly isForeignKey?: true;
}

const PATTERN = /\bformat\b[^\n]{0,20}?((?:[a-z][\w-]*\/\{[\w.-]+\}\/?)+)/i;

/** Path after words for a key: "ID of an `/api/orders` instance", "Associated `/lab_documents` objects". */
const PATH =
  /\b(?:ids?|uuids?|identifiers?|keys?|associated|references?|refers)\b[^.\n/]{0,40}?[\s`'"(](\/[a-z][\w-]*(?:\/[a-z][\w-]*)*)\/?(?=[`'"\s).,]|$)/i;

/** Words of databases: "Foreign key to the customers table", "FK users", "references orders.id", "references `orders`(`id`)". */
const FOREIGN_KEYS = [
  /\b(?:[Ff]oreign[- ][Kk]ey|FOREIGN KEY|FK)s?(?:[: ]| -+> ?| → ?){1,2}(?:(?:to|for|of|on|into|from|in|referencing|references|that references|pointing to|link to) )?(?:the |an? )?(?:table |resource |related |parent |associated )?(?:public\.)?(?<first>\w+)(?:[.(](?<key>\w+)|(?: (?!table|id|field|column|key)(?<second>\w+))?)/,
  /\b[Rr](?:EFERENCES|eferences?)(?: to)? (?:the )?(?:public\.)?(?<first>[A-Za-z]\w*)(?:\.|\( ?)(?<key>\w+)/,
];

const SUBJECTS = [
  /^(?:the |an? )?(?:unique |primary )?keys? (?:of|for) (?:the |an? )(?:associated |related |corresponding |linked |owning |parent )?(?<first>\w+)(?: (?<second>\w+))?/i,
  /^(?:if \w+, )?(?:the |an? )?(?:(?:list|array|set) of )?(?:the |all )?(?:unique )?(?:id|uuid|identifier)s?(?: or name)? (?:of|for) (?:the |an? |this |all )?(?:associated |related |corresponding |linked |owning |underlying )?(?<first>\w+)(?: (?<second>\w+))?/i,
  /\b(?:contains?|holds?) (?:the |an? )?(?:unique )?(?:id|uuid|identifier) of (?:the |an? )(?<first>\w+)(?: (?<second>\w+))?/i,
  /^(?:the |an? )?(?:(?:list|array|set) of )?(?:the |all )?(?<first>\w+)(?: (?<second>\w+))? (?:id|uuid|identifier)s?\b/i,
  /^(?:the |an? )?(?:(?:list|array|set) of )?(?:the |all )?(?<word>code|slug)s? (?:of|for) (?:the |an? |this |all )?(?:associated |related |corresponding |linked |owning |parent |root )?(?<first>\w+)(?: (?<second>\w+))?/i,
  /^(?:the |an? )?(?:(?:list|array|set) of )?(?:the |all )?(?<first>\w+)(?: (?<second>\w+))? (?<code>(?<word>code|slug)s?)\b/i,
  /^(?:the |an? )?(?:unique )?(?<word>name)(?: or \w+)? (?:of|for) (?:the |an? |this )?(?:associated |related |corresponding |linked )?(?<first>\w+)(?: (?<second>\w+))?/i,
  /^information about (?:the |an? )?(?<first>\w+)(?: (?<second>\w+))?/i,
];

/** Words of an identifier in another system, or of no record. */
const FOREIGN =
  /\b(?:external|remote|legacy|foreign|third[- ]party|track(?:ing|ed)?|trac(?:e|ing)|correlat(?:e|ion|ing)|idempotency|debug(?:ging)?|logging)\b/i;

/** Reads from a description which record a value refers to; undefined if it refers to none. */
export function readDescribedReference(
  description: string | undefined,
): DescribedReference | undefined {
  if (description === undefined) return undefined;
  const text = description.slice(0, 300);
  const pattern = PATTERN.exec(text)?.[1];
  if (pattern !== undefined) return { pattern: shapeOfPath(pattern.replace(/\/$/, "")) };
  const path = PATH.exec(text)?.[1];
  if (path !== undefined) return { path };
  // "The `id` of a **contact**" without its Markdown, "Code of the <a>category</a>" without its HTML.
  const plain = text.replaceAll(/[`*]{1,2}|<\/?[a-z][^<>]*>/gi, "");
  const foreign = readForeignKey(plain);
  if (foreign !== undefined) return foreign;
  const words = SUBJECTS.map((subject) => subject.exec(plain)).find((match) => match !== null);
  if (words === undefined || words === null || FOREIGN.test(text.slice(0, 80))) return undefined;
  const { first = "", second, word } = words.groups ?? {};
  const subjects = second === undefined ? [first] : [`${first} ${second}`, first, second];
  if (word === undefined) return { subjects };
  // "Family variant code" is that of a variant.
  const isLast = second !== undefined && words[0].endsWith(`${second} ${words.groups?.["code"]}`);
  return {
    subjects: isLast ? subjects.filter((one) => one !== first) : subjects,
    keyWord: word.toLowerCase(),
    ...(/\b(?:type|kind)\b/i.test(words[0]) && { isKind: true }),
  };
}

/** Reads words of a database; undefined for other words, also for "no foreign key". */
function readForeignKey(text: string): DescribedReference | undefined {
  const match = FOREIGN_KEYS.map((words) => words.exec(text)).find((one) => one !== null);
  if (match === undefined || /\b(?:no|not an?|without an?) $/i.test(text.slice(0, match.index)))
    return undefined;
  const { first = "", second, key = "id" } = match.groups ?? {};
  // `CustomerID`, which names the key itself.
  const owner = first.replace(/(?:_?I[Dd]s?|_ids?|_key)$/, "");
  const names = second === undefined ? [first] : [`${first} ${second}`, first];
  const subjects = [...new Set(owner === "" ? names : [...names, owner])];
  const isId = /(?:^|_)(?:id|uuid|guid|pk|key)$|I[Dd]$/i.test(key);
  return { subjects, isForeignKey: true, ...(!isId && { keyWord: key.toLowerCase() }) };
}

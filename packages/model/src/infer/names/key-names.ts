import { singularOf, splitWords, stemOf } from "./words.ts";

/** Field whose name shares words with a key parameter. */
export interface KeyName {
  readonly name: string;
  readonly code: "key-ending" | "key-less-record" | "key-more-record";
  readonly confidence: number;
}

/** Names in the description of a record. */
export interface RecordNames {
  readonly parameter: string;
  /** Last fixed segment of the path. */
  readonly subject: string;
  /** Names of its schemas. */
  readonly records: readonly string[];
}

/** Words for a value that identifies by itself. */
const VALUE_WORD = /^(?:address|name|code|value)$/;

const KEY_WORD = /^(?:id|uuid|guid|key|code|number|slug|sku)$/;

/**
 * Fields whose names share words with a key parameter, the most probable first. They are evidence only where no field
 * has the usual name of a key.
 */
export function listKeyNames(
  fields: readonly string[],
  { parameter, subject, records }: RecordNames,
): readonly KeyName[] {
  const sought = singular(parameter);
  const own = singular(subject);
  const recordWords = new Set([own, ...records.map(singular)].flat());
  const last = sought.at(-1) ?? "";
  const isId = last === "id";
  const find = (
    code: KeyName["code"],
    confidence: number,
    isMatch: (words: readonly string[]) => boolean,
  ): readonly KeyName[] => {
    const [only, other] = fields.filter((field) => isMatch(singular(field)));
    return only === undefined || other !== undefined ? [] : [{ name: only, code, confidence }];
  };
  return [
    // `{taxClassId}` is the `class_id`.
    ...find(
      "key-ending",
      0.8,
      (words) =>
        words.length > 1 &&
        KEY_WORD.test(last) &&
        endsWith(sought, words) &&
        sought.slice(0, -words.length).every((word) => recordWords.has(word)),
    ),
    // `{campaign_id}` of `/sms-campaigns` is the `sms_campaign_id`, `{id}` of `/gift-wrappings` the `wrapping_id`.
    ...find("key-more-record", 0.75, (words) => {
      const before = words.slice(0, -sought.length);
      const isNamed =
        sought.length > 1
          ? before.every((word) => recordWords.has(word))
          : before.at(-1) === own.at(-1);
      return before.length > 0 && KEY_WORD.test(last) && endsWith(words, sought) && isNamed;
    }),
    // `{id}` of `/logs` is the `id_log` or the `id_code`.
    ...find("key-more-record", 0.75, ([first, ...rest]) => {
      const isOwn = stemOf(rest.join(" ")) === stemOf(subject);
      return (
        isId && first === "id" && (isOwn || (rest.length === 1 && KEY_WORD.test(rest[0] ?? "")))
      );
    }),
    // `{ip_address}` of `/ips` is the `ip`.
    ...find(
      "key-less-record",
      0.65,
      (words) =>
        words.length === sought.length - 1 &&
        VALUE_WORD.test(last) &&
        stemOf(words.join(" ")) === stemOf(subject) &&
        words.every((word, index) => sought[index] === word),
    ),
  ];
}

function singular(name: string): readonly string[] {
  return splitWords(name).map(singularOf);
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  return words.length >= end.length && end.every((word, at) => words.at(at - end.length) === word);
}

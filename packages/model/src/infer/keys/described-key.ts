import { singularWords, splitWords } from "#infer/names/words.ts";
import { textOf } from "#read/member.ts";
import type { Schema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import type { KeyField } from "./key-fields.ts";

const QUOTE = "[`'\"*:{}]*";

/** Field that the words of the record's calls name for a path parameter: "The `token` parameter is the token's `secret`." */
export function findDescribedKey(
  record: Schema,
  parameter: string,
  calls: readonly Call[],
): KeyField | undefined {
  const escaped = parameter.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
  const ofParameter = new RegExp(
    `${QUOTE}\\b${escaped}\\b${QUOTE} (?:(?:path|url|route) )?(?:(?:parameter|param|segment|part|value|variable) )?(?:(?:in|of) the (?:path|url) )?(?:is|equals|(?:must|should|has to) be|takes|expects|contains|refers to|corresponds to) (?:the )?(?:[\\w-]+(?:'s|s') |value of |field )*[\`'"]?(\\w+)`,
    "i",
  );
  const named = calls.flatMap((call) => {
    const own = call.parameters.find(({ parameter: { name } }) => name === parameter)?.parameter;
    const texts = [call.description, call.summary, own?.field.description];
    return texts.flatMap((text) => ofParameter.exec(text ?? "")?.[1] ?? []);
  });
  const field = named.find((name) => record.properties.has(name));
  const isText = textOf(record.properties.get(field ?? ""), "type") !== "array";
  return field === undefined || !isText || field === parameter
    ? undefined
    : { field: [field], reason: { code: "key-in-words", params: { field } }, confidence: 0.9 };
}

/** Input for finding the field that a path parameter's description mentions. */
export interface MentionSearch {
  readonly parameter: string;
  /** Last fixed segment of the path. */
  readonly subject: string;
  readonly calls: readonly Call[];
  /** True for the words of another resource. */
  readonly namesOther: (words: readonly string[]) => boolean;
}

/** Field that the description of a path parameter names by its words: `TransactionID` for "Bill Transaction ID number". */
export function findMentionedKey(
  record: Schema,
  { parameter, subject, calls, namesOther }: MentionSearch,
): KeyField | undefined {
  const ownWords = ` ${singularWords(splitWords(subject)).join(" ")} `;
  const texts = calls.flatMap((call) => {
    const own = call.parameters.find(({ parameter: { name } }) => name === parameter)?.parameter;
    const text = ` ${splitWords(own?.field.description ?? "").join(" ")} `;
    return text.length > LONGEST_NAMING ? [] : [text];
  });
  const mentioned = [...record.properties.keys()].filter((name) => {
    const words = splitWords(name);
    const isKey = words.length > 1 && KEY_END.test(words.at(-1) ?? "");
    // "Group user ID" names the key of `/group_users`, not the `user_id`.
    const named = ` ${words.slice(0, -1).join(" ")} `;
    const isPartOfOwn = ownWords !== named && ownWords.endsWith(named);
    return (
      isKey &&
      !isPartOfOwn &&
      texts.some((text) => text.includes(` ${words.join(" ")} `)) &&
      !namesOther(words.slice(0, -1))
    );
  });
  const [field] = mentioned;
  return field === undefined || mentioned.length > 1
    ? undefined
    : { field: [field], reason: { code: "key-in-words", params: { field } }, confidence: 0.7 };
}

const KEY_END = /^(?:id|uuid|guid|key|code|number|slug)$/;

/** Longer descriptions mention other fields too. */
const LONGEST_NAMING = 120;

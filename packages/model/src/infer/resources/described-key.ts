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

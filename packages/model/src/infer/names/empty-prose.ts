const TYPE =
  "(?:string|text|rich ?text|uid|uuid|enum(?:eration)?|integer|big ?integer|number|float|decimal|boolean|date|date-?time|timestamp|time|json|object|array|list|relation(?:al)?|media|email|password)";
const ONLY_TYPE = new RegExp(
  `^(?:an?|the) ${TYPE}(?: (?:field|value|property|attribute))?\\.?$`,
  "i",
);

/** True for a description that adds nothing to a label: it repeats it, or names only a type ("A string field", "An enumeration."). */
export function addsNothing(description: string, label: string): boolean {
  return (
    ONLY_TYPE.test(description) ||
    foldText(description.replace(/^(?:an?|the) /i, "")) === foldText(label)
  );
}

function foldText(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
}

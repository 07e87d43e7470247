import { isJsonObject } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { codes, errorFlags, flags, foldName, lists, states, texts } from "./outcome-names.ts";

type Members = Readonly<Record<string, unknown>>;

/** Lists whose items are about the outcome only. */
const RESULTS = /^(?:results?|outcomes?|responses?)$/;

/** Members next to a list of outcomes: `took`, `errors`, `hasErrors`; a record has a text or a key. */
const SIBLINGS = /^(?:errors?|status|message|msg|requestid|took)$/;

/**
 * Outcomes that failed in the response to a write, which has one for each record: `{"results": [{"code": 500, …}]}`.
 * Their code or flag must come with an error; a list of results needs only one of them.
 */
export function failedItems(body: unknown): readonly Members[] {
  if (Array.isArray(body)) return outcomesOf(body).filter((item) => isFailed(item, false));
  if (!isJsonObject(body)) return [];
  const entries = Object.entries(body);
  const [only, ...others] = entries.filter(([, value]) => outcomesOf(value).length > 0);
  if (only === undefined || others.length > 0) return [];
  const [list, items] = only;
  if (lists.test(foldName(list))) return [];
  const isAlone = entries.every(
    ([name, value]) => name === list || SIBLINGS.test(foldName(name)) || isCount(name, value),
  );
  const isNamed = RESULTS.test(foldName(list));
  return isAlone ? outcomesOf(items).filter((item) => isFailed(item, isNamed)) : [];
}

function isCount(name: string, value: unknown): boolean {
  if (value === null || typeof value === "boolean") return true;
  return scalarText(value) !== undefined && typeof value !== "string" && !/id$/i.test(name);
}

/** The objects of a list; empty for another value. `{"create": {"status": 409}}` is the inner object. */
function outcomesOf(value: unknown): readonly Members[] {
  if (!Array.isArray(value) || !value.every(isJsonObject)) return [];
  return value.map((item: Members) => {
    const [only, ...others] = Object.values(item);
    return isJsonObject(only) && others.length === 0 ? only : item;
  });
}

function isFailed(item: Members, isNamed: boolean): boolean {
  const members = Object.entries(item).map(([name, value]) => [foldName(name), value] as const);
  const has = (accepts: (name: string, value: unknown) => boolean): boolean =>
    members.some(([name, value]) => accepts(name, value));
  const hasCode = has((name, value) => codes.test(name) && isErrorCode(name, value));
  const isFlagged = has(
    (name, value) =>
      ((flags.test(name) || states.test(name)) && value === false) ||
      (errorFlags.test(name) && value === true),
  );
  const hasError = has((name, value) => isErrorName(name) && hasContent(value));
  if (hasError) return hasCode || isFlagged || isNamed;
  if (!hasCode && !isFlagged) return false;
  const hasInner = has((name, value) => /^(?:body|error)$/.test(name) && isJsonObject(value));
  const hasText = has(
    (name, value) => (texts.test(name) || name === "status") && typeof value === "string",
  );
  return isNamed && (hasText || hasInner);
}

function isErrorName(name: string): boolean {
  return (
    lists.test(name) || /^(?:err|error)(?:messages?|msg|text|string|detail|details)?$/.test(name)
  );
}

/** A status from 400 to 599, or any code of an error: `error_code: 50003`. */
function isErrorCode(name: string, value: unknown): boolean {
  const code = Number(scalarText(value) ?? "");
  return (code >= 400 && code < 600) || (name.startsWith("err") && code > 0);
}

function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isJsonObject(value)) return Object.keys(value).length > 0;
  return typeof value === "string" && value !== "";
}

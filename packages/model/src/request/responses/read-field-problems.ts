import { ownMember } from "#own/own-member.ts";
import type { JsonPath } from "#types/json.ts";
import { listNamedMessages } from "./named-messages.ts";
import { foldName } from "./outcome-names.ts";
import { type FieldProblem, readItem, readItems, readMembers, splitName } from "./problem-items.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/** Paths of lists of objects, one for each value. */
const listPaths: readonly JsonPath[] = [
  ["errors"],
  ["detail"],
  ["error", "details"],
  ["error", "details", "errors"],
  ["error", "errors"],
  ["issues"],
  ["error", "issues"],
  ["details"],
  ["details", "causes"],
  ["invalid-params"],
  ["invalidParams"],
  ["invalid_params"],
  ["violations"],
  ["fieldErrors"],
  ["field_errors"],
  ["validationErrors"],
  ["validation_errors"],
];

/** Paths of objects with the names of values as members. */
const mapPaths: readonly JsonPath[] = [
  ["errors"],
  ["error", "errors"],
  ["error", "details"],
  ["fields"],
  ["field_errors"],
  ["fieldErrors"],
  ["error", "fieldErrors"],
];

/**
 * Server errors for single values in a failed response: problem details (RFC 9457) and the shapes listed in
 * `problem-shapes.test.ts`. Lengths and counts are limited.
 */
export function readFieldProblems(body: unknown): readonly FieldProblem[] {
  const problems = readStructured(body);
  if (problems.length > 0) return problems;
  return listNamedMessages(body).map(({ name, message }) => ({
    path: splitName(name),
    message,
    isGuess: true,
  }));
}

function readStructured(body: unknown): readonly FieldProblem[] {
  for (const path of listPaths) {
    const problems = readItems(valueAt(body, path));
    if (problems.length > 0) return problems;
  }
  for (const path of mapPaths) {
    const problems = readMembers(valueAt(body, path), [], true);
    if (problems.length > 0) return problems;
  }
  // JSend has them in `data` of a `fail`.
  if (valueAt(body, ["status"]) === "fail") return readMembers(valueAt(body, ["data"]), [], true);
  const named = isNamedLists(body) ? readMembers(body, [], false) : [];
  return named.length > 0 ? named : readOthers(body, 3);
}

/** Errors under any usual name, the outer ones first: `{"problems": […]}`, `{"error": {"validation": {…}}}`. */
function readOthers(value: unknown, levels: number): readonly FieldProblem[] {
  if (!isJsonObject(value) || levels === 0) return [];
  const own = OWN_LOCATIONS.some((name) => typeof ownMember(value, name) === "string")
    ? readItem(value)
    : [];
  if (own.length > 0) return own;
  const members = Object.entries(value);
  for (const [name, member] of members) {
    if (!GROUP.test(foldName(name))) continue;
    const inner = Array.isArray(member) ? readItems(member) : readOthers(member, levels - 1);
    const problems = inner.length > 0 ? inner : readTexts(member);
    if (problems.length > 0) return problems;
  }
  return (
    members.map(([, member]) => readOthers(member, levels - 1)).find(({ length }) => length > 0) ??
    []
  );
}

/** Members of the error itself that name its value. */
const OWN_LOCATIONS = ["field", "fieldName", "attribute", "property", "parameter", "target"];

const GROUP =
  /^(?:errors?|details?|issues|problems|messages?|modelstate|body|(?:errors?|constraint)?violations|fields|(?:invalid|field|form|validation)(?:params?|parameters|fields|attributes|properties|errors?|messages|failures)?)$/;

/** An object whose members are all texts of errors, or objects and lists with them. */
function readTexts(members: unknown): readonly FieldProblem[] {
  if (!isJsonObject(members)) return [];
  const names = Object.keys(members);
  const isGeneral = names.some(
    (name) => generalNames.has(name) || /^(?:code|type|status|path|keys|source|stack)$/i.test(name),
  );
  // A text without a space is a value, not a sentence.
  return isGeneral ? [] : readMembers(members, [], true).filter(({ message }) => / /.test(message));
}

/** Django REST framework: the whole body is such an object, unless a member name has a general meaning. */
function isNamedLists(body: unknown): boolean {
  if (!isJsonObject(body)) return false;
  return Object.entries(body).every(
    ([name, value]) => typeof value === "object" && value !== null && !generalNames.has(name),
  );
}

const generalNames: ReadonlySet<string> = new Set([
  "detail",
  "details",
  "error",
  "errors",
  "message",
  "messages",
  "meta",
]);

import type { Document } from "#read/document.ts";
import { isMap, listOf, memberOf, textOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import { foldName } from "#infer/names/words.ts";

/** Folded names of the members of a condition. */
export const CONDITION_FIELD =
  /^(?:field|property|prop|column|col|attribute|key|name|path|left)(?:name|id)?$/;
export const CONDITION_OPERATOR =
  /^(?:filter)?(?:operator|op|opr|comparator|comparison|operation|condition|predicate|type)$/;
export const CONDITION_VALUE = /^(?:value|values|val|right|term)$/;

const INDEXED = /^([\w$]+)\[\w*\]\[(\w+)\]$/;
/** Words of operators in a description. */
const WORDS =
  /(?<![\w$])(?:n?eq|neq?|gte?|lte?|like|contains|equals?)(?![\w$])|(?<=["'\s`])[!<=>]=/i;

interface Member {
  readonly node: JsonMap;
  readonly name: string;
}

/**
 * Joins the parameters of one condition that are declared one by one (`filter[0][field]`, `filter[0][operator]`,
 * `filter[0][value]`) to one parameter, whose description shows the condition.
 */
export function joinConditions(
  document: Document,
  nodes: readonly unknown[],
  referred: readonly unknown[],
): readonly unknown[] {
  const groups = new Map<string, Member[]>();
  for (const node of referred) {
    if (!isMap(node)) continue;
    const [, group, name] = INDEXED.exec(textOf(node, "name") ?? "") ?? [];
    if (group === undefined || name === undefined || memberOf(node, "in") !== "query") continue;
    groups.set(group, [...(groups.get(group) ?? []), { node, name }]);
  }
  const joined = new Set<unknown>();
  const added = [...groups].flatMap(([group, members]) => {
    const find = (pattern: RegExp) => members.find(({ name }) => pattern.test(foldName(name)));
    const [field, operator, value] = [CONDITION_FIELD, CONDITION_OPERATOR, CONDITION_VALUE].map(
      find,
    );
    if (field === undefined || value === undefined) return [];
    for (const { node } of members) joined.add(node);
    const part = (name: string, text: string) => `${group}[0][${name}]=${text}`;
    const shown = [
      part(field.name, "name"),
      ...(operator === undefined
        ? []
        : listOperators(document, operator.node).map((word) => part(operator.name, word))),
      part(value.name, "value"),
    ];
    const words = operator === undefined ? undefined : textOf(operator.node, "description");
    const description = [words, `\`${shown.join("&")}\``].filter((text) => text !== undefined);
    return [
      { name: group, in: "query", schema: { type: "string" }, description: description.join(" ") },
    ];
  });
  return [...nodes.filter((_, index) => !joined.has(referred[index])), ...added];
}

/** Operators that a member declares or describes; without any, conditions are sent without an operator. */
function listOperators(document: Document, node: JsonMap): readonly string[] {
  const schema = resolve(document, memberOf(node, "schema")).value;
  const choices = [...listOf(schema, "enum"), ...listOf(node, "enum")].filter(
    (choice) => typeof choice === "string",
  );
  if (choices.length > 0) return choices;
  const word = WORDS.exec(textOf(node, "description") ?? "")?.[0];
  return word === undefined ? [] : [word];
}

import type { Field } from "#types/field.ts";
import type { FilterOperator, FilterSyntax } from "#types/list-shape.ts";
import { writeJson } from "#json/write-json.ts";
import { typedValue } from "#request/parameters/typed-value.ts";
import type { Condition } from "./condition.ts";
import { writePrefixedRange, writeRange } from "./range-value.ts";
import { encodeText } from "#request/values/write-text.ts";
import { readJsonText } from "#request/values/read-json-text.ts";

/** Sign between alternatives, which bind less tightly than other conditions. */
export function orSign(syntax: FilterSyntax): string {
  return syntax === "rsql" ? "," : " or ";
}

interface Writer {
  readonly and: string;
  readonly condition: (name: string, operator: FilterOperator, values: readonly string[]) => string;
  readonly value: (field: Field, text: string, operator: FilterOperator) => string;
}

const comparisons: Readonly<Partial<Record<FilterOperator, string>>> = {
  is: "eq",
  "is-not": "ne",
  "at-least": "ge",
  "at-most": "le",
  "more-than": "gt",
  "less-than": "lt",
};

const bareKinds: ReadonlySet<Field["kind"]> = new Set(["number", "boolean"]);
const timeKinds: ReadonlySet<Field["kind"]> = new Set(["date", "date-time", "time"]);

function anyOf(name: string, values: readonly string[]): string {
  const all = values.map((value) => `${name} eq ${value}`).join(" or ");
  return values.length > 1 ? `(${all})` : all;
}

const writers: Readonly<
  Record<Exclude<FilterSyntax, "matchers" | "prefix" | "json" | "list" | "range">, Writer>
> = {
  // OData 4.01, URL conventions, section 5.1.1.
  odata: {
    and: " and ",
    condition: (name, operator, values) => {
      const [value = ""] = values;
      if (operator === "contains") return `contains(${name},${value})`;
      if (operator === "starts-with") return `startswith(${name},${value})`;
      if (operator === "empty") return `${name} ${value === "true" ? "eq" : "ne"} null`;
      return operator === "in"
        ? anyOf(name, values)
        : `${name} ${comparisons[operator] ?? "eq"} ${value}`;
    },
    value: (field, text, operator) => {
      const isBare = isBareIn(field) || timeKinds.has(field.kind) || isIdentifier(field);
      if (isBare || operator === "empty") return text;
      // Version 4.0 requires the name of an enumeration, 4.01 permits it.
      const type = "typeName" in field ? (field.typeName ?? "") : "";
      return `${type}'${text.replaceAll("'", "''")}'`;
    },
  },
  // RFC 7644, section 3.4.2.2.
  scim: {
    and: " and ",
    condition: (name, operator, values) => {
      const [value = ""] = values;
      if (operator === "contains") return `${name} co ${value}`;
      if (operator === "starts-with") return `${name} sw ${value}`;
      if (operator === "empty") return value === "true" ? `not (${name} pr)` : `${name} pr`;
      return operator === "in"
        ? anyOf(name, values)
        : `${name} ${comparisons[operator] ?? "eq"} ${value}`;
    },
    value: (field, text, operator) =>
      isBareIn(field) || operator === "empty" ? text : JSON.stringify(text),
  },
  // RSQL extends FIQL, https://datatracker.ietf.org/doc/html/draft-nottingham-atompub-fiql-00
  rsql: {
    and: ";",
    condition: (name, operator, values) => {
      const [value = ""] = values;
      if (operator === "in") return `${name}=in=(${values.join(",")})`;
      if (operator === "is-not") return `${name}!=${value}`;
      const comparison = comparisons[operator] ?? "eq";
      return comparison === "eq" ? `${name}==${value}` : `${name}=${comparison}=${value}`;
    },
    value: (_field, text, operator) => {
      const pattern =
        operator === "contains" ? `*${text}*` : operator === "starts-with" ? `${text}*` : text;
      return /["'();,=!~<>\s]/.test(pattern)
        ? `"${pattern.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`
        : pattern;
    },
  },
};

function isBareIn(field: Field): boolean {
  const isInteger = "isInteger" in field && field.isInteger;
  const isUnix = "unix" in field && field.unix !== undefined;
  return bareKinds.has(field.kind) || isInteger || isUnix;
}

function isIdentifier(field: Field): boolean {
  return ("format" in field && field.format === "uuid") || ("isUuid" in field && field.isUuid);
}

/** Text of all conditions on one parameter; several texts if it is repeated; objects if it takes a list of them. */
export function writeConditions(conditions: readonly Condition[]): string | readonly unknown[] {
  const [first] = conditions;
  if (first === undefined) return "";
  if (first.syntax === "list") {
    const list = conditions.flatMap(writeCondition);
    return first.filter.at.members?.isJson === true ? writeJson(list) : list;
  }
  if (first.syntax === "range") return writeRange(conditions);
  if (first.syntax === "matchers") {
    const texts = conditions.map(writeMatcher);
    const { separator } = first.filter.at;
    return separator === undefined ? texts : joinMatchers(texts, separator);
  }
  if (first.syntax === "prefix") {
    const range = writePrefixedRange(conditions);
    if (range !== undefined) return range;
    const [text = "", ...others] = conditions.map(({ filter: { at }, texts }) =>
      withPrefix(at.path?.[0] ?? "", texts.join(",")),
    );
    return others.length === 0 ? text : [text, ...others];
  }
  if (first.syntax === "json") return writeJson(readJsonText(first.texts[0] ?? ""));
  const { and, condition, value } = writers[first.syntax];
  return conditions
    .map(({ filter: { at, operator, field }, texts }) => {
      if (operator === "any-of" || operator === "raw") return texts.join(and);
      const name = (at.path ?? []).join(".");
      return condition(
        name,
        operator,
        texts.map((text) => value(field, text, operator)),
      );
    })
    .join(and);
}

/** `{"field": "status", "operator": "eq", "value": "open"}`; wildcards of the operator are a pattern in the path. */
function writeCondition({
  filter: { at, operator, field },
  texts: [typed = ""],
}: Condition): readonly unknown[] {
  if (operator === "raw") {
    const json = readJsonText(typed);
    return Array.isArray(json) ? json : [];
  }
  const { path: [name = "", word = "", pattern = "{}"] = [], members } = at;
  const text = pattern.replace("{}", () => typed);
  if (members === undefined) return [];
  return [
    {
      [members.field]: name,
      ...(members.operator === undefined ? {} : { [members.operator]: word }),
      [members.value]: members.isText ? text : typedValue(field, text),
    },
  ];
}

/** A value with an operator, from an address or a saved view of an older build, stays as it is. */
function withPrefix(prefix: string, text: string): string {
  const isWord = (value: string) => /^[A-Z_]+:/.test(value);
  return text.startsWith(prefix) || (isWord(prefix) && isWord(text)) ? text : prefix + text;
}

/** Several conditions as arguments of `and(,)`, or with the separator between them. */
function joinMatchers(texts: readonly string[], separator: string): string {
  const [, start, sign = "", end] = /^(\w+\()(.+)(\))$/.exec(separator) ?? [];
  if (start === undefined || end === undefined) return texts.join(separator);
  return texts.length === 1 ? (texts[0] ?? "") : start + texts.join(sign) + end;
}

/** `status="open"`: the text after the name has `{}` for the value, or `{^}` for its regular expression. */
function writeMatcher({ filter: { at, operator, field }, texts }: Condition): string {
  if (operator === "raw") return texts[0] ?? "";
  const [name = "", described = "={}"] = at.path ?? [];
  // Numbers and booleans have no quotes.
  const pattern = described.replace('{"}', isBareIn(field) ? "{}" : '"{}"');
  const [text = ""] = texts;
  const plain = pattern.includes("{^}") ? text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&") : text;
  // `eq(name,open)`: signs of the language in the value are percent-encoded, or escaped in quotes.
  if (pattern.includes("{name}")) {
    const isQuoted = /["'`]\{\}/.test(pattern);
    const values = texts.map((one) =>
      isQuoted ? one.replaceAll(/["'\\]/g, "\\$&") : one.replaceAll(/[(),&|;%]/g, encodeText),
    );
    // `in(name,({},{}))`: the text between two values joins all of them.
    const [start = "", sign, end] = pattern.replace("{name}", () => name).split("{}");
    const isOfSeveral = sign !== undefined && end !== undefined;
    return isOfSeveral
      ? start + values.join(sign) + end
      : `${start}${values[0] ?? ""}${sign ?? ""}`;
  }
  if (/^:\*?\{\}\*$/.test(pattern)) {
    return name + pattern.replace("{}", () => plain.replaceAll(/[\s"+!(){}[\]^~?:\\/-]/g, "\\$&"));
  }
  // `:cn:open`, `~eq~'open'`: a quote in the value is doubled if the description has them.
  if (/\w/.test(pattern)) {
    const value = pattern.includes("'") ? text.replaceAll("'", "''") : text;
    return name + pattern.replace("{}", () => value);
  }
  const isQuoted = pattern.includes('"');
  const needsQuotes = !isQuoted && !isBareIn(field) && /[\s",;]/.test(plain);
  const value = isQuoted || needsQuotes ? plain.replaceAll(/["\\]/g, "\\$&") : plain;
  const written = pattern.replace(/\{\^?\}/, () => (needsQuotes ? `"${value}"` : value));
  return `${name}${written}`;
}

import { ownMember } from "#own/own-member.ts";
import { writeJson } from "#json/write-json.ts";
import { readJsonText } from "#request/values/read-json-text.ts";
import { scalarText } from "#request/values/write-text.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import type { FilterOperator, TextForm } from "#types/list-shape.ts";

/** A condition in the text of a filter whose syntax is not described. */
export interface TextCondition {
  readonly name: string;
  readonly operator: FilterOperator;
  readonly value: string;
}

/** Operators by their signs and words in RSQL, OData, SCIM and plain comparisons. */
const operators: { readonly [sign: string]: FilterOperator | undefined } = {
  ":": "is",
  "=": "is",
  "==": "is",
  eq: "is",
  "!=": "is-not",
  ne: "is-not",
  ">": "more-than",
  gt: "more-than",
  ">=": "at-least",
  ge: "at-least",
  "<": "less-than",
  lt: "less-than",
  "<=": "at-most",
  le: "at-most",
};

const CONDITION =
  /^\s*([A-Za-z_][\w.]*)\s*(==|!=|>=|<=|=(?:gt|ge|lt|le)=|[:=<>]|\s(?:eq|ne|gt|ge|lt|le)\s)\s*("[^"]*"|'[^']*'|[^"';&=<>()]+?)\s*$/i;

const BETWEEN = /\s*;\s*|\s*&&?\s*|\s+and\s+/i;

/** Conditions of a typed text, in any usual form; undefined for another text. */
export function readTextConditions(text: string): readonly TextCondition[] | undefined {
  if (/^\s*[[{]/.test(text)) return readJsonConditions(readJsonText(text));
  const conditions = text.split(BETWEEN).map((part): TextCondition | undefined => {
    const [, name, sign = "", typed = ""] = CONDITION.exec(part) ?? [];
    const operator = ownMember(
      operators,
      sign
        .trim()
        .toLowerCase()
        .replace(/^=(\w+)=$/, "$1"),
    );
    if (name === undefined || operator === undefined) return undefined;
    return { name, operator, value: typed.replaceAll(/^(["'])(.*)\1$/g, "$2") };
  });
  return allOf(conditions);
}

/** `{"status": "open"}` · `[{"field": "status", "operator": "eq", "value": "open"}]` */
function readJsonConditions(json: unknown): readonly TextCondition[] | undefined {
  if (Array.isArray(json)) {
    return allOf(
      json.map((one) => {
        if (!isJsonObject(one)) return undefined;
        const name = scalarText(one["field"]);
        const operator = ownMember(operators, scalarText(one["operator"]) ?? "eq");
        const value = scalarText(one["value"]);
        const isWhole = name !== undefined && operator !== undefined && value !== undefined;
        return isWhole ? { name, operator, value } : undefined;
      }),
    );
  }
  if (!isJsonObject(json)) return undefined;
  return allOf(
    Object.entries(json).map(([name, member]) => {
      const value = scalarText(member);
      return value === undefined ? undefined : { name, operator: "is", value };
    }),
  );
}

function allOf(
  conditions: readonly (TextCondition | undefined)[],
): readonly TextCondition[] | undefined {
  const complete = conditions.filter((one) => one !== undefined);
  return complete.length === 0 || complete.length < conditions.length ? undefined : complete;
}

const words: Readonly<Partial<Record<FilterOperator, string>>> = {
  is: "eq",
  "is-not": "ne",
  "more-than": "gt",
  "at-least": "ge",
  "less-than": "lt",
  "at-most": "le",
};

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function isBare(value: string): boolean {
  return NUMBER.test(value) || value === "true" || value === "false";
}

function jsonValue(value: string): unknown {
  return isBare(value) ? readJsonText(value) : value;
}

interface TextWriter {
  readonly and: string;
  /** Undefined for an operator that the form does not have. */
  readonly write: (condition: TextCondition, word: string) => string | undefined;
}

const writers: Readonly<Record<Exclude<TextForm, "json-object" | "json-list">, TextWriter>> = {
  rsql: {
    and: ";",
    write: ({ name, operator, value }, word) => {
      const text = /^[\w.:@-]+$/.test(value) ? value : JSON.stringify(value);
      if (operator === "is") return `${name}==${text}`;
      return operator === "is-not" ? `${name}!=${text}` : `${name}=${word}=${text}`;
    },
  },
  colon: {
    and: ",",
    write: ({ name, operator, value }) => (operator === "is" ? `${name}:${value}` : undefined),
  },
  odata: {
    and: " and ",
    write: ({ name, value }, word) => {
      const isPlain = isBare(value) || /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value);
      return `${name} ${word} ${isPlain ? value : `'${value.replaceAll("'", "''")}'`}`;
    },
  },
  scim: {
    and: " and ",
    write: ({ name, value }, word) =>
      `${name} ${word} ${isBare(value) ? value : JSON.stringify(value)}`,
  },
};

/** Text of conditions in a form; undefined if the form cannot write them. */
export function writeTextConditions(
  conditions: readonly TextCondition[],
  form: TextForm,
): string | undefined {
  if (form === "json-object") {
    if (conditions.some(({ operator }) => operator !== "is")) return undefined;
    return writeJson(
      Object.fromEntries(conditions.map(({ name, value }) => [name, jsonValue(value)])),
    );
  }
  if (form === "json-list") {
    return writeJson(
      conditions.map(({ name, operator, value }) => ({
        field: name,
        operator: words[operator] ?? "eq",
        value: jsonValue(value),
      })),
    );
  }
  const { and, write } = writers[form];
  const parts = conditions.map((one) => write(one, words[one.operator] ?? "eq"));
  return parts.includes(undefined) ? undefined : parts.join(and);
}

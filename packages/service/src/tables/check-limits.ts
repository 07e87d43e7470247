import { ownMember } from "@quarterdeck/model";
import type { Check, Limits } from "./table.ts";

const number = String.raw`\(?'?(-?\d+(?:\.\d+)?)'?(?:\)?::[\w ]+)*`;
const word = String.raw`\(?\(?"?(\w+)"?\)?(?:::[\w ]+)?\)?`;

const comparison = new RegExp(String.raw`^\(*${word} (>=|<=|>|<) ${number}\)*$`);
const anyOf = new RegExp(String.raw`^\(*${word} = ANY \(+ARRAY\[(.+)\]\)*(?:::[\w ]+\[\])?\)*$`);
const matches = new RegExp(String.raw`^\(*${word} ~ '((?:[^']|'')+)'(?:::text)?\)*$`);

const limitNames: { readonly [operator: string]: keyof Limits } = {
  ">=": "minimum",
  "<=": "maximum",
  ">": "exclusiveMinimum",
  "<": "exclusiveMaximum",
};

/**
 * Reads the simple checks of a column: ranges, fixed choices, one pattern. PostgreSQL reports the others when they
 * fail.
 */
export function readLimits(checks: readonly Check[], column: string): Limits {
  return Object.assign(
    {},
    ...checks.map(({ expression }) => readExpression(expression, column)),
  ) as Limits;
}

/** The checks of a domain use `VALUE`. */
export function readDomainLimits(definitions: readonly string[]): Limits {
  const checks = definitions.map((text) => ({
    name: "",
    comment: undefined,
    columns: ["VALUE"],
    expression: expressionOf(text),
  }));
  return readLimits(checks, "VALUE");
}

/** `CHECK ((a > 0))` without its parentheses. */
export function expressionOf(definition: string): string {
  return definition.replace(/^CHECK \(/, "").replace(/\)(?: NOT VALID)?(?: NO INHERIT)?$/, "");
}

function readExpression(expression: string, column: string): Limits {
  // With an alternative, each part is weaker than it reads.
  if (/ OR |\bCASE\b|\bNOT\b/.test(expression)) return {};
  const parts = expression.split(" AND ").map((part) => readChunk(part, column));
  return Object.assign({}, ...parts) as Limits;
}

function readChunk(part: string, column: string): Limits {
  const compared = comparison.exec(part);
  if (compared?.[1] === column) {
    const name = ownMember(limitNames, compared[2] ?? "");
    const value = Number(compared[3]);
    return name === undefined || !Number.isFinite(value) ? {} : { [name]: value };
  }
  const chosen = anyOf.exec(part);
  if (chosen?.[1] === column) return readChoices(chosen[2] ?? "");
  const matched = matches.exec(part);
  if (matched?.[1] === column) return readPattern(matched[2] ?? "");
  return {};
}

function readChoices(list: string): Limits {
  const items = [...list.matchAll(/'((?:[^']|'')*)'::[\w ]+(?:, |$)/g)];
  const whole = items.map(([text]) => text).join("");
  // A list with anything but plain texts is not a list of choices.
  return whole === list
    ? { choices: items.map(([, text = ""]) => text.replaceAll("''", "'")) }
    : {};
}

/** Only syntax with the same meaning in JavaScript: no bracket classes and no PostgreSQL escapes. */
function readPattern(text: string): Limits {
  const pattern = text.replaceAll("''", "'");
  if (/\[[:.=]|\\[^\w.*+?^$()[\]{}|/-]|\\[mMyYAZ]|\(\?/.test(pattern)) return {};
  try {
    new RegExp(pattern, "u");
    return { pattern };
  } catch {
    return {};
  }
}

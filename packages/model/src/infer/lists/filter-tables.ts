import type { FilterOperator } from "#types/list-shape.ts";
import { operatorOfWord } from "./operator-words.ts";

/** Field of a table of filters. */
export interface TableField {
  readonly operators: ReadonlySet<FilterOperator>;
  /** Values that its row lists. */
  readonly values: readonly string[];
  readonly isBoolean: boolean;
}

const FIELD = /^[A-Za-z_][\w.]*$/;

/**
 * Fields of a Markdown table with their operators: "| `name` | … | `eq, cn` | … |". Deprecated rows are left out, and
 * rows whose operators are unknown.
 */
export function readFilterTable(prose: string): ReadonlyMap<string, TableField> {
  const fields = new Map<string, TableField>();
  for (const line of prose.split("\n")) {
    if (!line.startsWith("|") || /<del>|~~/.test(line)) continue;
    const [, first = "", ...cells] = line.split("|").map((cell) => cell.trim());
    const name = plain(first);
    const at = cells.findIndex((cell) => operatorsIn(cell).size > 0);
    if (!FIELD.test(name) || operatorOfWord(name) !== undefined || at < 0) continue;
    const rest = cells.slice(at + 1).join(" ");
    const values = Array.from(rest.matchAll(/`([\w.-]+)`/g), ([, value = ""]) => value);
    fields.set(name, {
      operators: operatorsIn(cells[at] ?? ""),
      values: values.length > 1 ? values : [],
      isBoolean: /\btrue or false\b|\btrue\b\W+\bfalse\b/i.test(rest) && values.length < 3,
    });
  }
  return fields;
}

/** Operators of a cell that has nothing else. */
function operatorsIn(cell: string): ReadonlySet<FilterOperator> {
  const operators = plain(cell)
    .split(/[\s,;/]+/)
    .map(operatorOfWord);
  const all = operators.filter((operator) => operator !== undefined);
  return new Set(all.length === operators.length ? all : []);
}

function plain(cell: string): string {
  return cell.replaceAll(/[`*"']|<[^<>]*>|\\/g, "").trim();
}

import { readLine, readRoutePath, type Route } from "@quarterdeck/model";
import { cellText, readTables, textLines, type Cell } from "./page-text.ts";

/** Fewer are examples in a page of another kind. */
const FEWEST_ROUTES = 3;

const METHODS = /^(?:get|post|put|patch|delete)$/i;
const METHOD_COLUMN = /^(?:https?[- ])?(?:methods?|verbs?)$/i;
const PATH_COLUMN =
  /^(?:(?:api|request|relative)[- ])?(?:paths?|ur[il]s?|endpoints?|routes?|resources?)$/i;
const DESCRIPTION_COLUMN =
  /^(?:descriptions?|summary|purpose|notes?|function|meaning|usage|what it does)$/i;

/** A longer page is cut, so that no page blocks the start of the service. */
const LONGEST_PAGE = 1_000_000;

/** Operations that a page of documentation lists in tables or lines; empty for other pages. */
export function readReference(page: string): readonly Route[] {
  const html = page.slice(0, LONGEST_PAGE);
  const routes = [...readTables(html).flatMap(readTable), ...textLines(html).flatMap(readLine)];
  const unique = new Map<string, Route>();
  for (const route of routes) {
    const key = `${route.method} ${route.path}`;
    if (!unique.has(key)) unique.set(key, route);
  }
  const hasRead = routes.some(({ method }) => method === "get");
  return hasRead && unique.size >= FEWEST_ROUTES ? [...unique.values()] : [];
}

/** Routes in a table with a column of paths, and methods in one column or a column for each. */
function readTable(rows: readonly (readonly Cell[])[]): readonly Route[] {
  const [head = [], ...body] = rows;
  const names = head.map((cell) => cellText(cell).trim());
  const indexOf = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const path = indexOf(PATH_COLUMN);
  const method = indexOf(METHOD_COLUMN);
  const marks = names.flatMap((name, at) => (METHODS.test(name) ? [{ name, at }] : []));
  if (path === -1 || (method === -1 && marks.length === 0)) return [];
  const description = indexOf(DESCRIPTION_COLUMN);
  return body.flatMap((cells) => {
    const own =
      method === -1
        ? marks.filter(({ at }) => /[^\s–—-]/.test(textAt(cells, at))).map(({ name }) => name)
        : textAt(cells, method)
            .split(/[^a-z]+/i)
            .filter((word) => METHODS.test(word));
    const about = cells[description];
    return pathsOf(cells[path]).flatMap((one) => own.map((name) => describe(name, one, about)));
  });
}

function textAt(cells: readonly Cell[], at: number): string {
  const cell = cells[at];
  return cell === undefined ? "" : cellText(cell);
}

/** Paths in a cell, one in each line; words in italics are parameters. */
function pathsOf(cell: Cell | undefined): readonly string[] {
  const html = cell?.html.replaceAll(/<(i|em|var)\b[^<>]*>([\w-]+)<\/\1>/gi, "{$2}") ?? "";
  const lines = cellText({ html }).split("\n");
  return lines.flatMap((line) => readRoutePath(line.trim().split(/\s/)[0] ?? "") ?? []);
}

function describe(method: string, path: string, cell: Cell | undefined): Route {
  const name = method.toLowerCase();
  const description = describeCell(cell);
  const bodies = name === "get" || name === "delete" || cell === undefined ? [] : bodiesOf(cell);
  const required = bodies.length === 0 || cell === undefined ? [] : requiredOf(cell, bodies);
  return {
    method: name,
    path,
    ...(description !== "" && { description }),
    ...(bodies.length > 0 && { bodies }),
    ...(required.length > 0 && { required }),
  };
}

/** The first paragraph of a description in front of its example, without the sentence that introduces it. */
function describeCell(cell: Cell | undefined): string {
  const [html = ""] = cell?.html.split(/<pre\b/i, 1) ?? [];
  const [first = ""] = cellText({ html })
    .trim()
    .split(/\n\s*\n/);
  return first
    .replaceAll(/\s+/g, " ")
    .replace(/(?<=[.!]\s)[^.!]*:$/, "")
    .trim();
}

type Body = Readonly<Record<string, unknown>>;

/** JSON objects in a description, except those that it calls a response. */
function bodiesOf({ html }: Cell): readonly Body[] {
  const parts = [...html.matchAll(/<(pre|code)\b[^<>]*>([\s\S]*?)<\/\1>/gi)];
  return parts.flatMap((part) => {
    const before = cellText({
      html: html.slice(Math.max(0, part.index - HTML_BEFORE), part.index),
    }).slice(-WORDS_BEFORE);
    if (/\b(?:respon|return|answer|result|output)/i.test(before)) return [];
    const value = parse(cellText({ html: part[2] ?? "" }));
    return value === undefined ? [] : [value];
  });
}

/** Length of the text in front of an example that names its kind. */
const WORDS_BEFORE = 90;
/** Length of the HTML that has this text. */
const HTML_BEFORE = 2000;

/** Members that a description calls mandatory: by name, or all of them. */
function requiredOf(cell: Cell, bodies: readonly Body[]): readonly string[] {
  const names = bodies.flatMap((body) => Object.keys(body));
  const text = cellText({ html: cell.html.replaceAll(/<pre\b[\s\S]*?<\/pre>/gi, ". ") });
  if (/\ball (?:keys|fields|members|properties|parameters) are (?:mandatory|required)/i.test(text))
    return names;
  const clauses = text
    .split(/[.;,]\s/)
    .filter((clause) => /\b(?:mandatory|required)\b/i.test(clause));
  const words = new Set(
    clauses
      .filter((clause) => !/\b(?:not|other|optional)\b/i.test(clause))
      .flatMap((clause) => clause.split(/[^\w-]+/)),
  );
  return names.filter((name) => words.has(name));
}

function parse(text: string): Body | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Body)
      : undefined;
  } catch {
    return undefined;
  }
}

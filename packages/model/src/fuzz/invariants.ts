import { expect } from "vitest";
import { isSendable } from "#infer/resources/sendable.ts";
import { parseJson } from "#json/parse-json.ts";
import { writeJson } from "#json/write-json.ts";
import type { AdminModel } from "#types/admin-model.ts";
import { createModel } from "#create-model.ts";
import { formatProblem } from "#messages/format-english.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];
/** Processor time, so other processes do not count, on a machine that does the reference work in its time. */
const LEAST_SECONDS = 1.5;
const SECONDS_A_MEGABYTE = 6;
const REFERENCE_SECONDS = 0.1;
const MOST_PROBLEMS = 100;

/** Checks that the model of any text is valid, and returns it. */
export async function expectValidModel(text: string): Promise<AdminModel> {
  const inheritedNames = Object.getOwnPropertyNames(Object.prototype).length;
  const start = process.cpuUsage();
  const model = await createModel(text, { address: "https://h/openapi.json" });
  const seconds = secondsSince(start);
  const budget = LEAST_SECONDS + (SECONDS_A_MEGABYTE * text.length) / 1e6;
  if (seconds > budget) expect(seconds).toBeLessThan(budget * measureSlowness());
  const codes = model.problems.map(({ code }) => code);
  expect(codes.filter((code) => code === "internal-error" || code === "too-much")).toEqual([]);
  expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(inheritedNames);
  const json = writeJson(model);
  expect(writeJson(parseJson(json))).toBe(json);
  expectIds(model);
  expectReasons(model);
  return model;
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Time of work with objects, texts and maps, as a multiple of the reference; at least 1. */
function measureSlowness(): number {
  const start = process.cpuUsage();
  const rows = Array.from({ length: 60_000 }, (_, id) => ({
    id,
    name: `row ${(id * 7919) % 60_000}`,
  }));
  const sorted = (JSON.parse(JSON.stringify(rows)) as typeof rows).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  const byName = new Map(sorted.map((row) => [row.name, row]));
  expect(byName.size).toBe(rows.length);
  return Math.max(1, secondsSince(start) / REFERENCE_SECONDS);
}

/** Checks that the model has all operations of the document, counted directly. */
export async function expectAllOperations(document: unknown): Promise<void> {
  const model = await expectValidModel(JSON.stringify(document));
  const required = countOperations(document);
  const isRefused = model.problems.some(({ code }) => code === "not-openapi");
  if (!isRefused) expect(model.operations).toHaveLength(required);
  else expect(required).toBe(0);
}

function expectIds({ operations, resources }: AdminModel): void {
  const ids = operations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[\w-]+$/.test(id))).toEqual([]);
  const names = resources.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name === "")).toEqual([]);
}

/** Checks that each operation can be sent or has a problem. */
function expectReasons({ operations, problems, figures }: AdminModel): void {
  const unsendable = operations.filter((operation) => !isSendable(operation));
  expect(figures.operations.count).toBe(operations.length - unsendable.length);
  const stated = problems.filter(({ code }) => code === "operation-unreachable");
  if (problems.length < MOST_PROBLEMS) expect(stated.length).toBe(unsendable.length);
  for (const { message } of problems) expect(formatProblem(message).length).toBeLessThan(2_000);
}

type Plain = { readonly [key: string]: unknown };

function countOperations(document: unknown): number {
  const paths = memberOf(document, "paths");
  if (!isPlain(paths)) return 0;
  return Object.entries(paths)
    .filter(([path]) => !path.startsWith("x-"))
    .reduce((count, [, item]) => count + countIn(document, item), 0);
}

function countIn(document: unknown, item: unknown): number {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  let additional: unknown;
  for (let at = item; isPlain(at) && !seen.has(at); at = targetOf(document, at)) {
    seen.add(at);
    for (const method of METHODS)
      if (isOperation(memberOf(at, method)) && !isHidden(seen, at, method)) names.add(method);
    if (additional === undefined) additional = memberOf(at, "additionalOperations");
  }
  const others = isPlain(additional) ? Object.values(additional).filter(isPlain).length : 0;
  return names.size + others;
}

/** An object, or the empty list that some generators write instead. */
function isOperation(value: unknown): boolean {
  return isPlain(value) || (Array.isArray(value) && value.length === 0);
}

/** The nearest member of a name wins, even if it is not an operation. */
function isHidden(seen: ReadonlySet<unknown>, at: unknown, method: string): boolean {
  return [...seen].some(
    (one) => one !== at && isPlain(one) && Object.hasOwn(one, method) && !isPlain(one[method]),
  );
}

function targetOf(document: unknown, { $ref }: Plain): unknown {
  if (typeof $ref !== "string" || !$ref.startsWith("#")) return undefined;
  return decodeURIComponent($ref.slice(1))
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce(memberOf, document);
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Plain)[key]
    : undefined;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

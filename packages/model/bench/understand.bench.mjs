// @ts-check
/**
 * Times the inference of descriptions, and checks that it grows no faster than the description: generated ones of 400
 * and 4,000 resources of several kinds, and the largest real ones if available. It measures processor time, so that other programs count
 * little. Exits with 1 if a budget is exceeded.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "rolldown";

const budgets = { document: 3_000, lists: 8_000, growth: 2 };
const rounds = 3;
const shared = join(import.meta.dirname, "../../../../shared/openapi");
const large = ["github.json", "stripe.json", "inventree.yaml", "medusa-admin.yaml"];

const directory = mkdtempSync(join(tmpdir(), "quarterdeck-bench-"));
const file = join(directory, "model.mjs");
await build({
  cwd: join(import.meta.dirname, ".."),
  input: "src/index.ts",
  platform: "node",
  logLevel: "silent",
  output: { file, format: "esm", codeSplitting: false },
});
/** @type {typeof import("../src/index.ts")} */
const { createModel } = await import(pathToFileURL(file).href);
let isBroken = false;

/** @param {string} name @param {number} value @param {number} budget */
function report(name, value, budget) {
  const isOver = value > budget;
  isBroken ||= isOver;
  console.log(
    `${value.toFixed(1).padStart(9)}  ${name}  (budget ${budget})${isOver ? "  TOO SLOW" : ""}`,
  );
}

/** The least milliseconds of a few rounds, and how many operations came of it. @param {string} text */
async function measureModel(text) {
  const took = [];
  let operations = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    operations = (await createModel(text)).operations.length;
    const { user, system } = process.cpuUsage(before);
    took.push((user + system) / 1000);
  }
  return { took: Math.min(...took), operations };
}

/** @typedef {(at: number, rows: object, record: object) => object} Paths paths of one resource */

const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
/** @param {object} schema */
const response = (schema) => ({
  responses: { 200: { description: "Good", content: { "application/json": { schema } } } },
});
/** @param {object} schema */
const body = (schema) => ({ requestBody: { content: { "application/json": { schema } } } });

/** Kinds of APIs. Each uses other indexes of the model. @type {{ readonly [name: string]: Paths }} */
const kinds = {
  "lists with records": (at, rows, record) => ({
    [`/things_${at}`]: { get: response(rows) },
    [`/things_${at}/{id}`]: { parameters: [id], get: response(record) },
  }),
  "lists alone": (at, rows) => ({ [`/things_${at}`]: { get: response(rows) } }),
  "verbs in paths": (at, rows, record) => ({
    [`/get-things${at}`]: { get: response(rows) },
    [`/add-thing${at}`]: { post: { ...body(record), ...response(record) } },
  }),
  "searches by POST": (at, rows, record) => ({
    [`/things_${at}/search`]: { post: { ...body(record), ...response(rows) } },
  }),
};

/** @param {number} count number of resources @param {Paths} paths */
function describe(count, paths) {
  const made = Array.from({ length: count }, (_, at) => {
    const properties = { id: { type: "integer" }, [`name_${at}`]: { type: "string" } };
    const record = { type: "object", properties };
    return paths(at, { type: "array", items: record }, record);
  });
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    tags: made.map((_, at) => ({ name: `Tag ${at}` })),
    paths: Object.assign({}, ...made),
  });
}

for (const [name, paths] of Object.entries(kinds)) {
  await measureModel(describe(100, paths));
  const [few, many] = [
    await measureModel(describe(400, paths)),
    await measureModel(describe(4_000, paths)),
  ];
  const growth = many.took / many.operations / (few.took / few.operations);
  report(`ms for 4,000 ${name}`, many.took, budgets.lists);
  report(`times the time for each operation, of ten times as many ${name}`, growth, budgets.growth);
}
for (const name of existsSync(shared) ? large : []) {
  const { took, operations } = await measureModel(readFileSync(join(shared, name), "utf8"));
  report(`ms for ${name}, ${operations} operations`, took, budgets.document);
}
rmSync(directory, { recursive: true });
if (isBroken) process.exitCode = 1;

// @ts-check
/**
 * Times the inference of descriptions, and checks that it grows no faster than the description: generated ones of 1,000
 * and 10,000 paths, and the largest real ones if available. It measures processor time, so that other programs count
 * little. Exits with 1 if a budget is exceeded.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "rolldown";

const budgets = { document: 3_000, growth: 2 };
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

/** @param {number} paths */
function describe(paths) {
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const made = Array.from({ length: paths / 2 }, (_, at) => {
    const schema = {
      type: "object",
      properties: { id: { type: "integer" }, [`name_${at}`]: { type: "string" } },
    };
    const response = { description: "Good", content: { "application/json": { schema } } };
    const rows = { "application/json": { schema: { type: "array", items: schema } } };
    return {
      [`/things_${at}`]: { get: { responses: { 200: { description: "Good", content: rows } } } },
      [`/things_${at}/{id}`]: { parameters: [id], get: { responses: { 200: response } } },
    };
  });
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    paths: Object.assign({}, ...made),
  });
}

await measureModel(describe(200));
const [few, many] = [await measureModel(describe(1_000)), await measureModel(describe(10_000))];
const growth = many.took / many.operations / (few.took / few.operations);
report("ms for 1,000 paths", few.took, budgets.document);
report("ms for 10,000 paths", many.took, budgets.document);
report("times the time for each operation, of ten times as many", growth, budgets.growth);
for (const name of existsSync(shared) ? large : []) {
  const { took, operations } = await measureModel(readFileSync(join(shared, name), "utf8"));
  report(`ms for ${name}, ${operations} operations`, took, budgets.document);
}
rmSync(directory, { recursive: true });
if (isBroken) process.exitCode = 1;

// @ts-check
/**
 * Times pages of tables with 10,000 to 10,000,000 rows on PostgreSQL: page 1, a jump, the pages next to it, another jump
 * by 1 % of the pages, and an exact total. Takes
 * `DATABASE_URL` of an empty database, in which it creates the schema `bench_scale` and drops it. `SCALE_ROWS` limits
 * the largest table.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import pg from "pg";

const url = process.env["DATABASE_URL"];
const mostRows = Number(process.env["SCALE_ROWS"] ?? 1_000_000);
const sizes = [10_000, 100_000, 1_000_000, 10_000_000].filter((rows) => rows <= mostRows);
const rounds = 5;
/** The page next to a deep one may take so many times as long as page 1. */
const mostTimes = 4;

if (url === undefined) {
  console.log("Set DATABASE_URL to an empty database of PostgreSQL.");
  process.exit(0);
}

const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query("drop schema if exists bench_scale cascade");
await client.query("drop schema if exists quarterdeck cascade");
await client.query("create schema bench_scale");
for (const rows of sizes) {
  await client.query(
    `create table bench_scale.rows_${rows} (id bigint primary key, at timestamptz not null, name text not null, amount numeric(10,2))`,
  );
  await client.query(
    `insert into bench_scale.rows_${rows} select n, '2020-01-01'::timestamptz + (n / 3) * interval '1 minute', 'Name ' || n % 1000, n % 997 from generate_series(1, ${rows}) n`,
  );
  await client.query(`create index on bench_scale.rows_${rows} (at, id)`);
  await client.query(`vacuum analyze bench_scale.rows_${rows}`);
}

const main = join(import.meta.dirname, "../dist/main.js");
const service = spawn(process.execPath, [main, "--port", "0"], {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, DATABASE_URL: url },
});
const { api, code } = await readAddress();
const registered = await fetch(`${api}auth/register`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    name: "B",
    email: "b@example.com",
    password: "correct horse battery",
    code,
  }),
});
const { token } = await registered.json();
let isBroken = false;

for (const rows of sizes) {
  for (const sort of ["id", "-at"]) {
    const last = rows / 25;
    const deep = Math.floor(last * 0.8);
    const list = `rows_${rows}?sort=${sort}`;
    await ask(`${list}&page=1`);
    const first = await median(
      Array.from({ length: rounds }, () => 1),
      list,
    );
    const jump = await ask(`${list}&page=${deep}`);
    const next = await median(
      Array.from({ length: rounds }, (_, index) => deep + 1 + index),
      list,
    );
    const previous = await median(
      Array.from({ length: rounds }, (_, index) => deep - 1 - index),
      list,
    );
    const near = await ask(`${list}&page=${Math.floor(deep - last / 100)}`);
    const total = await ask(`${list}&perPage=1&exactTotal=true`);
    const isOver = Math.max(next, previous) > Math.max(first * mostTimes, 20);
    isBroken ||= isOver;
    console.log(
      `${rows.toLocaleString("en").padStart(10)} rows by ${sort.padEnd(3)}: page 1 ${ms(first)}, jump to ${deep} ${ms(jump)}, next ${ms(next)}, previous ${ms(previous)}, near jump ${ms(near)}, exact total ${ms(total)}${isOver ? "  TOO SLOW" : ""}`,
    );
  }
}

const gone = new Promise((resolve) => service.once("exit", resolve));
service.kill("SIGTERM");
await gone;
await client.query("drop schema bench_scale cascade");
await client.query("drop schema if exists quarterdeck cascade");
await client.end();
process.exitCode = isBroken ? 1 : 0;

async function readAddress() {
  let output = "";
  for await (const chunk of service.stdout) {
    output += String(chunk);
    const address = /is ready at (\S+)/.exec(output)?.[1];
    const setup = /#code=(\S+)/.exec(output)?.[1];
    if (address) return { api: `${address}api/`, code: setup };
  }
  throw new Error("The service did not start.");
}

/** @param {string} path */
async function ask(path) {
  const began = performance.now();
  const response = await fetch(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return performance.now() - began;
}

/** Median time of pages, one after the other. @param {readonly number[]} pages @param {string} list */
async function median(pages, list) {
  const times = [];
  for (const page of pages) times.push(await ask(`${list}&page=${page}`));
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** @param {number} took */
function ms(took) {
  return `${took.toFixed(1)} ms`;
}

// @ts-check
/**
 * Compares the gateway, with all its checks, with a bare proxy of `node:http`, both in front of one API: throughput and
 * latency with 64 connections, in turns within one run. Exits with 1 if a budget is exceeded.
 */
import { fork, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Ratios to the bare proxy: throughput at least, latency at most. */
const budgets = { throughput: 0.75, latency: 1.4 };

/** Clock ticks of the processor time in `/proc`, per second. */
const ticks = 100;
const connections = 64;
const rounds = 5;
const roundMs = 3_000;

const body = JSON.stringify(Array.from({ length: 25 }, (_, id) => ({ id, name: `Name ${id}` })));

/** @type {Record<string, (upstream: number) => http.RequestListener>} */
const servers = {
  api: () => (_, response) => {
    const length = Buffer.byteLength(body);
    response.writeHead(200, { "content-type": "application/json", "content-length": length });
    response.end(body);
  },
  bare: (port) => {
    const agent = new http.Agent({ keepAlive: true });
    return (request, response) => {
      const { method, url, headers } = request;
      const outgoing = http.request({ port, method, path: url, headers, agent }, (result) => {
        response.writeHead(result.statusCode ?? 502, result.headers);
        result.pipe(response);
      });
      request.pipe(outgoing);
    };
  },
};

const [role, upstreamPort] = process.argv.slice(2);
const listener = role === undefined ? undefined : servers[role]?.(Number(upstreamPort));
if (listener !== undefined) {
  const server = http.createServer(listener).listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object") process.send?.(address?.port);
  });
} else await compare();

async function compare() {
  const directory = mkdtempSync(join(tmpdir(), "quarterdeck-bench-"));
  const api = await startServer("api", 0);
  const bare = await startServer("bare", api.port);
  const gateway = await startGateway(directory, api.port);
  try {
    // Until the code is compiled.
    for (const proxy of [bare, gateway]) await load(proxy.port, 2 * roundMs);
    /** @type {{ throughput: number, p50: number, p99: number, cpu: number }[]} */
    const ratios = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = await observe(bare);
      const other = await observe(gateway);
      ratios.push({
        throughput: other.rate / one.rate,
        p50: other.p50 / one.p50,
        p99: other.p99 / one.p99,
        cpu: other.cpu / one.cpu,
      });
      console.log(`bare ${write(one)}; gateway ${write(other)}`);
    }
    report(
      "throughput",
      median(ratios.map(({ throughput }) => throughput)),
      (ratio) => ratio >= budgets.throughput,
    );
    for (const name of /** @type {const} */ (["p50", "p99"]))
      report(name, median(ratios.map((ratio) => ratio[name])), (ratio) => ratio <= budgets.latency);
    // Independent of other work on the machine.
    report("CPU", median(ratios.map(({ cpu }) => cpu)), () => true);
  } finally {
    for (const { child } of [api, bare, gateway]) child.kill();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @typedef {{ rate: number, p50: number, p99: number, cpu: number }} Observed */

/** Rate, latencies and processor time in milliseconds for a request. @param {{ child: import("node:child_process").ChildProcess, port: number }} proxy @returns {Promise<Observed>} */
async function observe({ child, port }) {
  const before = readCpu(child.pid);
  const { rate, p50, p99 } = await load(port, roundMs);
  const requests = (rate * roundMs) / 1000;
  return { rate, p50, p99, cpu: (readCpu(child.pid) - before) / requests };
}

/** Processor time of a process so far, in milliseconds; NaN without `/proc`. @param {number | undefined} pid */
function readCpu(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

/** @param {Observed} observed */
function write({ rate, p50, p99, cpu }) {
  const latencies = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return `${rate.toFixed(0)}/s, ${latencies}, CPU ${cpu.toFixed(3)} ms`;
}

/** @param {string} name @param {number} ratio @param {(ratio: number) => boolean} holds */
function report(name, ratio, holds) {
  const isWithin = holds(ratio);
  if (!isWithin) process.exitCode = 1;
  console.log(
    `${name.padEnd(10)} ${ratio.toFixed(2)} × the bare proxy${isWithin ? "" : "  OVER BUDGET"}`,
  );
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** @param {string} name @param {number} upstream */
async function startServer(name, upstream) {
  const child = fork(import.meta.filename, [name, String(upstream)]);
  /** @type {number} */
  const port = await new Promise((resolve) =>
    child.once("message", (text) => resolve(Number(text))),
  );
  return { child, port };
}

/** @param {string} directory @param {number} apiPort */
async function startGateway(directory, apiPort) {
  const file = join(directory, "openapi.json");
  const paths = { "/people": { get: { responses: { 200: { description: "OK" } } } } };
  const info = { title: "Bench", version: "1" };
  const url = `http://127.0.0.1:${apiPort}`;
  writeFileSync(file, JSON.stringify({ openapi: "3.1.0", info, servers: [{ url }], paths }));
  const main = join(import.meta.dirname, "../dist/main.js");
  const flags = [main, "--api", file, "--upstream", url, "--port", "0"];
  const child = spawn(process.execPath, flags, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const chunk of child.stdout) {
    const port = /ready at http:\/\/[^:]+:(\d+)/.exec(String(chunk))?.[1];
    if (port !== undefined) return { child, port: Number(port) };
  }
  throw new Error("The gateway did not start.");
}

/** Sends requests on all connections and returns rate and latencies. @param {number} port @param {number} ms */
async function load(port, ms) {
  /** @type {number[]} */
  const times = [];
  const end = performance.now() + ms;
  await Promise.all(Array.from({ length: connections }, () => useConnection(port, end, times)));
  const sorted = times.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ share) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { rate: (times.length / ms) * 1000, p50: at(0.5), p99: at(0.99) };
}

/**
 * One request after another on a socket. Node's own HTTP client takes as much time as a proxy, which would hide a
 * difference between two proxies.
 * @param {number} port @param {number} end @param {number[]} times @returns {Promise<void>}
 */
function useConnection(port, end, times) {
  const request = `GET /api/people HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer token\r\naccept: application/json\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", send);
    let began = 0;
    let missing = 0;
    function send() {
      if (performance.now() > end) {
        socket.destroy();
        resolve();
        return;
      }
      began = performance.now();
      socket.write(request);
    }
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      if (missing === 0) {
        const text = chunk.toString("latin1");
        const head = text.indexOf("\r\n\r\n");
        const length = /^content-length: (\d+)/im.exec(text.slice(0, head))?.[1];
        if (!text.startsWith("HTTP/1.1 200") || length === undefined) {
          reject(new Error(text.slice(0, head)));
          return;
        }
        missing = head + 4 + Number(length);
      }
      missing -= chunk.length;
      if (missing > 0) return;
      times.push(performance.now() - began);
      send();
    });
  });
}

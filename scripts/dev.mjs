// @ts-check
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { root, run, say } from "./run.mjs";

await ensureInstalled();
await ensureBuilt();
const { createServer } = await import("vite");

const port = Number(process.env["PORT"] ?? 4400);
const flags = process.argv.slice(2);

let service = startService();
let isRebuilding = false;

watchSources(["packages/service/src", "packages/model/src"], async () => {
  if (isRebuilding) return;
  isRebuilding = true;
  say("The service's sources changed: building it …");
  if ((await run(process.execPath, ["packages/service/build.mjs"])) === 0) {
    const ended = new Promise((resolve) => service.once("exit", resolve));
    service.kill("SIGTERM");
    await ended;
    service = startService();
  }
  isRebuilding = false;
});

const client = await createServer({
  root: join(root, "packages/client"),
  configFile: join(root, "packages/client/vite.config.ts"),
  // The page itself comes from vite, so its configuration block is asked of the service.
  plugins: [{ name: "runtime-configuration", transformIndexHtml: fillConfiguration }],
  server: {
    port: port + 1,
    proxy: Object.fromEntries(
      ["/api", "/-/model", "/-/oauth", "/healthz", "/readyz"].map((path) => [
        path,
        serviceOrigin(),
      ]),
    ),
  },
});
await client.listen();
client.printUrls();

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => {
    service.kill("SIGTERM");
    void client.close().then(() => process.exit(0));
  });
}

function serviceOrigin() {
  return `http://127.0.0.1:${port}`;
}

function startService() {
  return spawn(process.execPath, ["packages/service/dist/main.js", ...flags], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: "inherit",
  });
}

/** Calls back once the files have been still for a moment. @param {readonly string[]} folders @param {() => Promise<void>} act */
function watchSources(folders, act) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void act(), 200);
    });
  }
}

/** @param {string} page */
async function fillConfiguration(page) {
  const pattern = /<script[^>]*id="quarterdeck"[^>]*>[^]*?<\/script>/;
  const answer = await fetch(`${serviceOrigin()}/`, { headers: { accept: "text/html" } });
  const block = pattern.exec(await answer.text())?.[0];
  return block === undefined ? page : page.replace(pattern, () => block);
}

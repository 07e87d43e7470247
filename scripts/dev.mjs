// @ts-check
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { root, run, log } from "./run.mjs";

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
  log("The sources of the service changed. Building it …");
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
  // Vite serves the page, so its configuration block is requested from the service.
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

/** Calls `onChange` 200 ms after the last change of a file. @param {readonly string[]} folders @param {() => Promise<void>} onChange */
function watchSources(folders, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void onChange(), 200);
    });
  }
}

/** Copies the configuration block of the service into the page. @param {string} page */
async function fillConfiguration(page) {
  const pattern = /<script[^>]*id="quarterdeck"[^>]*>[^]*?<\/script>/;
  const response = await fetch(`${serviceOrigin()}/`, { headers: { accept: "text/html" } });
  const block = pattern.exec(await response.text())?.[0];
  return block === undefined ? page : page.replace(pattern, () => block);
}

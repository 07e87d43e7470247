import { spawn } from "node:child_process";
import { freePort, root, waitUntilServed } from "#e2e/fixtures/service.ts";
import { expect, test } from "#e2e/fixtures/test.ts";

test.skip(process.platform === "win32", "there are no signals");

const example = "examples/museum/openapi.yaml";

test("stopping npm start stops the service", async () => {
  test.setTimeout(90_000);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const npm = spawn("npm", ["start", "--", "--api", example], { cwd: root, env, stdio: "pipe" });
  let output = "";
  npm.stdout.on("data", (chunk) => (output += String(chunk)));
  npm.stderr.on("data", (chunk) => (output += String(chunk)));
  const address = `http://127.0.0.1:${port}/healthz`;
  await waitUntilServed(address, npm, () => output);
  npm.kill("SIGTERM");
  const isServed = async () => (await fetch(address).catch(() => undefined)) !== undefined;
  await expect.poll(isServed, { timeout: 15_000 }).toBe(false);
});

test("npm run dev serves the page from its sources, and the service behind it @long", async () => {
  test.setTimeout(90_000);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const flags = ["scripts/dev.mjs", "--api", example];
  const dev = spawn(process.execPath, flags, { cwd: root, env, stdio: "pipe" });
  let output = "";
  dev.stdout.on("data", (chunk) => (output += String(chunk)));
  dev.stderr.on("data", (chunk) => (output += String(chunk)));
  const ended = new Promise((resolve) => dev.once("exit", resolve));
  try {
    await waitUntilServed(`http://localhost:${port + 1}/healthz`, dev, () => output);
    const page = await (await fetch(`http://localhost:${port + 1}/`)).text();
    // Its title comes from the service, its script from the sources.
    expect(page).toContain("Museum");
    expect(page).toContain("/src/app/start.tsx");
  } finally {
    dev.kill("SIGTERM");
    await ended;
  }
  expect(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)).toBeUndefined();
});

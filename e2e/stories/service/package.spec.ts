import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, root, stop } from "#e2e/fixtures/service.ts";
import { expect, test } from "#e2e/fixtures/test.ts";

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

test.skip(process.platform === "win32", "npm installs commands as .cmd files there");

/** The promise is 3 seconds; a busy test machine takes longer. */
const longestStart = 10_000;

const description = {
  openapi: "3.1.0",
  info: { title: "Lighthouses", version: "1" },
  security: [{ bearer: [] }],
  paths: {
    "/lighthouses": {
      get: {
        responses: {
          "200": {
            description: "All",
            content: { "application/json": { schema: { type: "array", items: {} } } },
          },
        },
      },
    },
  },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
};

test("the packed console installs and starts in an empty folder @long", async ({ page }) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "quarterdeck-package-"));
  try {
    execFileSync("npm", ["run", "pack"], { cwd: root, stdio: "pipe" });
    install(folder, join(root, `quarterdeck-${readManifest(".").version}.tgz`));
    expectRuntimeFilesOnly(join(folder, "node_modules"));
    writeFileSync(join(folder, "openapi.json"), JSON.stringify(description));

    const command = join(folder, "node_modules/.bin/quarterdeck");
    const run = (...args: readonly string[]) =>
      execFileSync(command, args, { cwd: folder, encoding: "utf8" });
    expect(run("--version").trim()).toBe(readManifest(".").version);
    expect(run("--help")).toContain("quarterdeck --api <url or file>");
    expect(run("describe", "openapi.json")).toContain("Lighthouses");

    const port = await freePort();
    const env = { PATH: process.env["PATH"], PORT: String(port) };
    const began = performance.now();
    const service = spawn(command, ["--api", "openapi.json"], { cwd: folder, env });
    try {
      const origin = `http://127.0.0.1:${port}`;
      await waitUntilHealthy(`${origin}/healthz`);
      const time = performance.now() - began;
      test.info().annotations.push({ type: "start", description: `${Math.round(time)} ms` });
      process.stdout.write(`The packed console started in ${Math.round(time)} ms.\n`);
      expect(time).toBeLessThan(longestStart);
      await page.goto(origin);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // A request that the stopped service refuses would be an error of the page.
      await page.close();
    } finally {
      await stop(service);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("an unsupported Node version is refused with the supported ones", () => {
  const preload = join(mkdtempSync(join(tmpdir(), "quarterdeck-node-")), "old-node.cjs");
  const versions = '{ value: { ...process.versions, node: "18.20.0" } }';
  writeFileSync(preload, `Object.defineProperty(process, "versions", ${versions});`);
  const command = join(root, "packages/service/bin/quarterdeck.cjs");
  const { status, stderr } = spawnSync(process.execPath, ["--require", preload, command], {
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^Quarterdeck needs Node\.js \^20\.19\.0 .*\. This is 18\.20\.0\./);
  expect(status).toBe(1);
});

/** Installs the package as npm does, its dependencies from the repository instead of a registry. */
function install(folder: string, tarball: string): void {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const packed = execFileSync("tar", ["-xOzf", tarball, "package/package.json"]).toString();
  const dependencies = Object.keys((JSON.parse(packed) as Manifest).dependencies ?? {}).flatMap(
    (name) => {
      const { optionalDependencies = {} } = readManifest(join("node_modules", name));
      const optional = Object.keys(optionalDependencies).map((one) => join("node_modules", one));
      return [join("node_modules", name), ...optional.filter((one) => existsSync(join(root, one)))];
    },
  );
  const paths = dependencies.map((path) => join(root, path));
  const flags = ["--offline", "--install-links", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", ["install", ...flags, tarball, ...paths], { cwd: folder, stdio: "pipe" });
}

/** Expects license notices, and no sources, source maps or development dependencies. */
function expectRuntimeFilesOnly(installed: string): void {
  const { devDependencies = {} } = readManifest(".");
  const tools = Object.keys(devDependencies).filter((name) => existsSync(join(installed, name)));
  expect(tools).toEqual([]);
  const own = join(installed, "quarterdeck");
  const files = readdirSync(own, { recursive: true, encoding: "utf8" });
  expect(files).toContain("packages/client/dist/index.html");
  expect(files.filter((file) => /(?:^|\/)src\/|\.(?:tsx?|map)$/.test(file))).toEqual([]);
  const notices = readFileSync(join(own, "THIRD-PARTY-NOTICES"), "utf8");
  for (const name of ["react", "fastify", "js-yaml", "@electric-sql/pglite"]) {
    expect(notices).toMatch(new RegExp(String.raw`^${name} \d+\.\d+\.\d+ \(.+\)$`, "m"));
  }
}

async function waitUntilHealthy(address: string): Promise<void> {
  const isHealthy = async () => (await fetch(address).catch(() => undefined))?.ok ?? false;
  await expect.poll(isHealthy, { intervals: [20], timeout: 30_000 }).toBe(true);
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")) as Manifest;
}

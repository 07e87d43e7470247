// @ts-check
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { canInstall, install } from "./apt.mjs";
import { ensureTestBrowser, lacksTestBrowser, testBrowserPackages } from "./browser.mjs";
import { installLocked } from "./installed.mjs";
import { ensureProxies } from "./proxies.mjs";
import { root, log } from "./run.mjs";

/** Installs the programs of `npm test`: one installation takes half the time of two. */
export async function ensureTestPrograms() {
  await installMissing(false);
  // After a failure, these install each alone, or report the missing program.
  await ensureTestBrowser();
  await ensurePostgres();
}

/** Installs the programs of all browser tests, also of the long ones. */
export async function ensureAllPrograms() {
  await Promise.all([installMissing(true), ensurePrism()]);
  await ensureTestBrowser();
  await ensurePostgres();
  await ensureTargets();
  // Downloads from the package lists that the installation has updated.
  await ensureProxies();
}

/** @param {boolean} isWhole */
async function installMissing(isWhole) {
  const missing = [
    ...(lacksTestBrowser() ? testBrowserPackages : []),
    ...(hasPostgres() ? [] : postgresPackages),
    ...(isWhole && needsFastApi() ? pythonPackages : []),
  ];
  if (missing.length > 0 && canInstall()) await install(missing);
}

const postgresPackages = ["postgresql"];

/** Installs PostgreSQL for the tests of the service. Without it they are skipped. */
export async function ensurePostgres() {
  if (hasPostgres() || (canInstall() && (await install(postgresPackages)))) return;
  log("PostgreSQL is not installed: its tests are skipped.");
}

function hasPostgres() {
  const debian = "/usr/lib/postgresql";
  const isDebian = existsSync(debian) && readdirSync(debian).length > 0;
  return isDebian || spawnSync("pg_ctl", ["--version"]).status === 0;
}

/** Debian packages of the FastAPI test server. */
const pythonPackages = [
  "python3-fastapi",
  "uvicorn",
  "python3-multipart",
  "python3-sqlalchemy",
  "python3-jose",
  "python3-passlib",
];

/** Installs the packages of external APIs for browser tests, if `../shared/targets` exists. */
export async function ensureTargets() {
  if (!needsFastApi()) return;
  if (canInstall() && (await install(pythonPackages))) return;
  log("FastAPI is not installed: its stories are skipped.");
}

function needsFastApi() {
  return existsSync(join(root, "../shared/targets/fastapi/start.sh")) && !hasFastApi();
}

function hasFastApi() {
  const probe = "import fastapi, uvicorn, multipart, sqlalchemy, jose, passlib";
  return spawnSync("/usr/bin/python3", ["-c", probe]).status === 0;
}

const prismFiles = ["package.json", "package-lock.json"];

/**
 * Installs Prism, the mock server of the browser tests, into `build/`. It is not one of our packages,
 * because each first start would download its 90 MB.
 */
async function ensurePrism() {
  const source = join(root, "e2e/prism");
  const folder = join(root, "build/prism");
  const isSame = prismFiles.every((file) => read(join(folder, file)) === read(join(source, file)));
  if (isSame && existsSync(join(folder, "node_modules/.package-lock.json"))) return;
  log("Installing Prism for the browser tests …");
  mkdirSync(folder, { recursive: true });
  for (const file of prismFiles) copyFileSync(join(source, file), join(folder, file));
  if ((await installLocked(folder)) === 0) return;
  log("Prism could not be installed: the stories over mocked APIs are skipped.");
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

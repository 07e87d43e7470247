// @ts-check
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { canInstall, install } from "./apt.mjs";
import { installLocked } from "./installed.mjs";
import { root, say } from "./run.mjs";

/** Installs the PostgreSQL that the service's tests start, where that is possible; else they skip. */
export async function ensurePostgres() {
  if (hasPostgres() || (canInstall() && (await install(["postgresql"])))) return;
  say("No PostgreSQL is installed: the tests that run over one are skipped.");
}

function hasPostgres() {
  const debian = "/usr/lib/postgresql";
  const isDebian = existsSync(debian) && readdirSync(debian).length > 0;
  return isDebian || spawnSync("pg_ctl", ["--version"]).status === 0;
}

/** What the FastAPI target runs on. */
const pythonPackages = [
  "python3-fastapi",
  "uvicorn",
  "python3-multipart",
  "python3-sqlalchemy",
  "python3-jose",
  "python3-passlib",
];

/** Installs what the foreign APIs of the browser tests run on, where those stand beside the repository. */
export async function ensureTargets() {
  if (!existsSync(join(root, "../shared/targets/fastapi/start.sh")) || hasFastApi()) return;
  if (canInstall() && (await install(pythonPackages))) return;
  say("No FastAPI is installed: the stories against it are skipped.");
}

function hasFastApi() {
  const probe = "import fastapi, uvicorn, multipart, sqlalchemy, jose, passlib";
  return spawnSync("/usr/bin/python3", ["-c", probe]).status === 0;
}

const prismFiles = ["package.json", "package-lock.json"];

/**
 * Installs the mock that the browser tests put behind the gateway. Apart from our own packages, which every first start
 * installs: it weighs 90 MB.
 */
export async function ensurePrism() {
  const wanted = join(root, "e2e/prism");
  const place = join(root, "build/prism");
  const isSame = prismFiles.every((file) => read(join(place, file)) === read(join(wanted, file)));
  if (isSame && existsSync(join(place, "node_modules/.package-lock.json"))) return;
  say("Installing Prism for the browser tests …");
  mkdirSync(place, { recursive: true });
  for (const file of prismFiles) copyFileSync(join(wanted, file), join(place, file));
  if ((await installLocked(place)) === 0) return;
  say("Prism could not be installed: the stories over mocked APIs are skipped.");
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { canInstall, install } from "./apt.mjs";
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

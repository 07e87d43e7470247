// @ts-check
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** Root folder of the repository. */
export const root = join(import.meta.dirname, "..");

/**
 * Runs a command in the repository and resolves with its exit code. Tools of `node_modules` are first in
 * the path. With `isQuiet` its whole output goes to stderr, so stdout belongs to the caller.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isQuiet?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd = root, env = {}, isQuiet = false } = {}) {
  const path = `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"] ?? ""}`;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio: ["ignore", isQuiet ? 2 : "inherit", "inherit"],
    // On Windows, npm and the tools of node_modules are .cmd files.
    shell: process.platform === "win32",
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/**
 * Waits for a step. If it fails, prints a message and ends the process with its exit code.
 * @param {string} name
 * @param {Promise<number>} step
 */
export async function must(name, step) {
  const code = await step;
  if (code === 0) return;
  process.stderr.write(`${name} failed (exit code ${code}); see its message above.\n`);
  process.exit(code);
}

/** Prints a line to stderr. @param {string} line */
export function log(line) {
  process.stderr.write(`${line}\n`);
}

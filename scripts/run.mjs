// @ts-check
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** The repository's folder. */
export const root = join(import.meta.dirname, "..");

/**
 * Runs a command in the repository, its local tools found first, and resolves with its exit code.
 * All that it says goes to stderr when `isQuiet`, so that stdout stays with the caller.
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
    // npm and the tools beside it are .cmd files there.
    shell: process.platform === "win32",
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a step that must succeed; ends the process with its code and a sentence when it does not.
 * @param {string} what
 * @param {Promise<number>} step
 */
export async function must(what, step) {
  const code = await step;
  if (code === 0) return;
  process.stderr.write(`${what} failed (exit code ${code}); see its message above.\n`);
  process.exit(code);
}

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

// @ts-check
import { spawnSync } from "node:child_process";

/** The last commit before the rule. */
const BEFORE_RULE = "6d988ea";

const START = /^(?:Add|Fix|Change|Remove|Rename|Document|Test|Merge|Revert)\b/;

/**
 * Commit titles that do not start with a verb of the list.
 * Without a repository or its history (a shallow clone) there is nothing to check.
 * @param {string} root
 * @returns {string[]}
 */
export function checkCommitTitles(root) {
  const git = spawnSync("git", ["log", "--format=%h %s", `${BEFORE_RULE}..HEAD`], {
    cwd: root,
    encoding: "utf8",
  });
  if (git.error !== undefined || git.status !== 0) return [];
  return git.stdout
    .split("\n")
    .filter((line) => line !== "")
    .flatMap(checkTitle);
}

/** @param {string} line The short hash and the title. @returns {string[]} */
export function checkTitle(line) {
  const title = line.slice(line.indexOf(" ") + 1);
  if (START.test(title)) return [];
  return [`commit ${line} → start with Add, Fix, Change, Remove, Rename, Document or Test`];
}

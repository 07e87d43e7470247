// @ts-check
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Notices of the packages in a build, a file of its output folder. */
export const noticesFile = "third-party-notices.txt";

const rule = `\n\n${"-".repeat(80)}\n\n`;
const title = "Third-party notices\n\nThis folder contains code of the packages below.";
const licenseFile = /^(?:licen[cs]e|copying|notice)/i;
const licenseSection = /^#+ *licen[cs]e\b.*\n([^]*?)(?:^#|(?![^]))/im;

/**
 * Build plugin that writes the notices of all bundled packages. `collectOnly` is for another build
 * whose output goes into the same folder, such as a web worker.
 */
export function createNotices() {
  /** @type {Set<string>} */
  const folders = new Set();
  /** @param {import("rolldown").OutputBundle} bundle */
  const collect = (bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk")
        file.moduleIds.map(packageFolder).forEach((at) => at && folders.add(at));
    }
  };
  /** @type {import("rolldown").Plugin} */
  const collectOnly = {
    name: "quarterdeck:collect-notices",
    generateBundle: (_options, bundle) => collect(bundle),
  };
  /** @type {import("rolldown").Plugin} */
  const write = {
    name: "quarterdeck:license-notices",
    generateBundle(_options, bundle) {
      collect(bundle);
      if (folders.size === 0) this.error("The build contains no package: no notices to write.");
      const source = joinNotices([...folders].map(readNotice));
      this.emitFile({ type: "asset", fileName: noticesFile, source });
    },
  };
  return { write, collectOnly };
}

/** Folder of the installed package that a module is from. @param {string} id */
function packageFolder(id) {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
}

/** Name, version and license texts of an installed package. @param {string} folder */
export function readNotice(folder) {
  const { name, version, license } = JSON.parse(read(folder, "package.json"));
  const files = readdirSync(folder).toSorted();
  const texts = files.filter((file) => licenseFile.test(file)).map((file) => read(folder, file));
  const readme = files.find((file) => /^readme\.md$/i.test(file));
  if (texts.length === 0 && readme !== undefined) {
    texts.push(licenseSection.exec(read(folder, readme))?.[1] ?? "");
  }
  const text = texts.map((one) => one.trim()).join("\n\n");
  return `${name} ${version} (${license})\n\n${text || "The package contains no license text."}`;
}

/** @param {string} folder @param {string} file */
function read(folder, file) {
  return readFileSync(join(folder, file), "utf8");
}

/** A document of notices, sorted by package. @param {readonly string[]} notices */
export function joinNotices(notices) {
  return `${[title, ...new Set(notices.toSorted())].join(rule)}\n`;
}

/** Notices of a build. @param {string} folder */
export function readNotices(folder) {
  const file = join(folder, noticesFile);
  if (!existsSync(file)) throw new Error(`${file} is missing: build again with npm run build.`);
  return readFileSync(file, "utf8").trim().split(rule).slice(1);
}

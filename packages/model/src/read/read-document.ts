import type { Problem } from "#types/problem.ts";
import { detectVersion } from "./detect-version.ts";
import type { Document } from "./document.ts";
import { loadFiles } from "./load-files.ts";
import type { Load, LoadedFiles } from "./load-files.ts";
import { isMap } from "./member.ts";
import { parseText } from "./parse-text.ts";
import { upgradeSwagger } from "./upgrade-swagger.ts";

export interface ReadOptions {
  /** Where the text came from: relative references and servers start there. */
  readonly address?: string;
  /** Reads the other files that it refers to. */
  readonly load?: Load;
  /** Changes what was parsed before anything is made of it. */
  readonly amend?: (value: unknown) => Promise<Amendment>;
}

/** The document as it is to be read, and what was found on the way there. */
export interface Amendment {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** The text that was added to it, if any. */
  readonly text: string;
}

/** What was read; without a document, the problems say why. */
export type Read =
  | { readonly document: Document }
  | { readonly document?: undefined; readonly problems: readonly Problem[] };

/** Text to a document: parsed, its version known, its other files loaded. Schemas are read when they are asked for. */
export async function readDocument(text: string, options: ReadOptions): Promise<Read> {
  const parsed = await parseText(text);
  if ("problem" in parsed) return { problems: [parsed.problem] };
  const { value, problems: amended, text: added } = await amend(parsed.value, options);
  const detected = detectVersion(value);
  if ("problem" in detected || !isMap(value)) {
    return { problems: ["problem" in detected ? detected.problem : [], ...amended].flat() };
  }
  const { version, warning } = detected;
  const address = options.address ?? "";
  const problems: Problem[] = [
    ...parsed.problems,
    ...(warning === undefined ? [] : [warning]),
    ...amended,
  ];
  const isOfMany =
    mayReferOutside(text + added) || (version >= "3.1" && mayNameItself(text + added));
  const { files, bases, resources, anchors } = isOfMany
    ? await loadFiles(value, { address, load: options.load, problems })
    : NO_FILES;
  const document: Document = {
    version,
    address,
    root: value,
    source: value,
    files,
    bases,
    resources,
    anchors,
    schemas: new WeakMap(),
    reading: new Set(),
    nesting: { level: 0 },
    targets: new Map(),
    problems,
  };
  return { document: version === "2.0" ? upgradeSwagger(document) : document };
}

async function amend(value: unknown, options: ReadOptions): Promise<Amendment> {
  return (await options.amend?.(value)) ?? { value, problems: [], text: "" };
}

const NO_FILES: LoadedFiles = {
  files: new Map(),
  bases: new WeakMap(),
  resources: new Map(),
  anchors: new Map(),
};

/** Most documents are one file: looking at the text spares the walk through all of it. */
function mayReferOutside(text: string): boolean {
  return /\$ref["']?\s*:\s*(?:[>|]|["']?(?!#)[^\s"'#{])/.test(text) || text.includes("\\u0024ref");
}

/** Names of its own, from which references count, are as rare. */
function mayNameItself(text: string): boolean {
  return /\$(?:self|id|anchor|dynamicAnchor)\b/.test(text);
}

import type { Problem } from "#types/problem.ts";
import { convertDescription } from "./convert.ts";
import { detectVersion } from "./detect-version.ts";
import type { Document } from "./document.ts";
import { loadFiles } from "./load-files.ts";
import type { Load, LoadedFiles } from "./load-files.ts";
import { isMap } from "./member.ts";
import { parseText } from "./parse-text.ts";
import { upgradeSwagger } from "./upgrade-swagger.ts";

/** Address, loader and changes of a description. */
export interface ReadOptions {
  /** Address of the text: base of relative references and servers. */
  readonly address?: string;
  /** Loads the other files. */
  readonly load?: Load;
  /** Changes the parsed value before it is read. */
  readonly amend?: (value: unknown) => Promise<Amendment>;
}

/** Changed document, with the problems of the change. */
export interface Amendment {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Text that was added, if any. */
  readonly text: string;
}

/** Document, or the problems why there is none. */
export type Read =
  | { readonly document: Document }
  | { readonly document?: undefined; readonly problems: readonly Problem[] };

/** Reads a description: parses it, detects its version and loads its other files. Schemas are read on demand. */
export async function readDocument(text: string, options: ReadOptions): Promise<Read> {
  const parsed = await parseText(text);
  const converted = await convertDescription(text, parsed, options.address ?? "");
  if ("problem" in parsed && converted === undefined) return { problems: [parsed.problem] };
  const described = converted?.value ?? ("value" in parsed ? parsed.value : undefined);
  const { value, problems: amended, text: added } = await amend(described, options);
  const detected = detectVersion(value);
  if ("problem" in detected || !isMap(value)) {
    return { problems: ["problem" in detected ? detected.problem : [], ...amended].flat() };
  }
  const { version, warning } = detected;
  const address = options.address ?? "";
  const problems: Problem[] = [
    ...("problems" in parsed ? parsed.problems : []),
    ...(converted?.problems ?? []),
    ...(warning === undefined ? [] : [warning]),
    ...amended,
  ];
  const isOfMany =
    converted === undefined &&
    (mayReferOutside(text + added) || (version >= "3.1" && mayNameItself(text + added)));
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
    referred: new WeakMap(),
    exampleSchemas: new WeakMap(),
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

/** True if the text may refer to other files. Cheaper than a walk through the document. */
function mayReferOutside(text: string): boolean {
  return /\$ref["']?\s*:\s*(?:[>|]|["']?(?!#)[^\s"'#{])/.test(text) || text.includes("\\u0024ref");
}

/** True if the text may set a base URI or an anchor. */
function mayNameItself(text: string): boolean {
  return /\$(?:self|id|anchor|dynamicAnchor)\b/.test(text);
}

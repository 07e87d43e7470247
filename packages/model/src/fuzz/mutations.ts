import fc from "fast-check";

/** A change to a document. Paths are numbers, so that one arbitrary applies to all documents. */
export interface Change {
  readonly kind: "drop" | "replace" | "copy" | "rename" | "wrap" | "cycle" | "repeat";
  readonly target: number;
  readonly from: number;
  /** Index in the tricky values, or another value. */
  readonly value: { readonly sample: number } | { readonly own: unknown };
}

const LONG = 100_000;

/** Texts that break careless handling of addresses, patterns, names or numbers. */
export const trickyTexts: readonly string[] = [
  "",
  "get",
  "__proto__",
  "constructor",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "\u0000\uD800<script>",
  "(a+)+$",
  "//evil.example/\\x",
  "../../{id}/{id}?{x}#{",
  "{".repeat(LONG),
  "A".repeat(LONG),
  `${"-".repeat(LONG)}x`,
  `${"/".repeat(LONG)}x`,
  `${" ".repeat(LONG)}x`,
  "a_".repeat(LONG / 2),
  "[](".repeat(LONG / 3),
  "Bearer ".repeat(LONG / 7),
];

const trickyValues: readonly unknown[] = [
  ...trickyTexts,
  null,
  0,
  -0,
  1e308,
  true,
  [],
  [[]],
  [null, 1, "x", {}],
  {},
  { $ref: "#" },
  { $ref: "#/paths" },
  { $ref: "#/components/schemas/Missing" },
  { $ref: "other.yml#/x" },
  { $ref: 5 },
  { get: { responses: [] } },
  {
    type: { type: "object" },
    properties: [1],
    enum: {},
    required: true,
    allOf: [null],
    oneOf: "x",
  },
  { $dynamicRef: "#item", $id: "//", $anchor: "x", discriminator: { propertyName: "__proto__" } },
  JSON.parse('{"__proto__": {"type": "string"}, "constructor": {"get": {}}, "hasOwnProperty": 1}'),
  { enum: Array.from({ length: 5_000 }, (_, index) => `value-${index}`) },
];

export const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      "drop",
      "replace",
      "replace",
      "copy",
      "rename",
      "wrap",
      "cycle",
      "repeat",
    ),
    target: fc.nat(),
    from: fc.nat(),
    // By index, so that a printed failure is short.
    value: fc.oneof(
      fc.record({ sample: fc.nat(trickyValues.length - 1) }),
      fc.record({ own: fc.jsonValue() }),
    ),
  }),
  { minLength: 1, maxLength: 6 },
);

type Path = readonly string[];

/** Paths of all members of objects and lists, outer ones first; shared values are visited once. */
export function listPaths(document: unknown): readonly Path[] {
  const paths: Path[] = [];
  const seen = new Set<unknown>();
  const left: (readonly [Path, unknown])[] = [[[], document]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [target, value] = next;
    if (target.length > 0) paths.push(target);
    if (!isContainer(value) || seen.has(value)) continue;
    seen.add(value);
    for (const [key, item] of Object.entries(value)) left.push([[...target, key], item]);
  }
  return paths;
}

/** A copy of the document with the changes made to it. */
export function mutate(
  original: unknown,
  paths: readonly Path[],
  list: readonly Change[],
): unknown {
  const document = structuredClone(original);
  for (const change of list) applyChange(document, paths, change);
  return document;
}

function applyChange(document: unknown, paths: readonly Path[], change: Change): void {
  const target = paths[change.target % paths.length] ?? [];
  const parent = valueAt(document, target.slice(0, -1));
  const key = target.at(-1) ?? "";
  if (!isContainer(parent) || !Object.hasOwn(parent, key)) return;
  const before = parent[key];
  const value = "own" in change.value ? change.value.own : trickyValues[change.value.sample];
  const source = paths[change.from % paths.length] ?? [];
  const byKind: Record<Change["kind"], () => void> = {
    drop: () => Reflect.deleteProperty(parent, key),
    replace: () => define(parent, key, structuredClone(value)),
    copy: () => define(parent, key, structuredClone(valueAt(document, source))),
    rename: () => {
      Reflect.deleteProperty(parent, key);
      define(parent, typeof value === "string" ? value : `${key}\u00e9{}`, before);
    },
    wrap: () => define(parent, key, change.from % 2 === 0 ? [before] : { [key]: before }),
    // A reference to itself or to a container above it.
    cycle: () =>
      define(parent, key, {
        $ref: writePointer(target.slice(0, change.from % (target.length + 1))),
      }),
    repeat: () => {
      for (let count = 0; count < 40; count += 1) define(parent, `${key}${count}`, before);
    },
  };
  byKind[change.kind]();
}

function valueAt(document: unknown, target: Path): unknown {
  return target.reduce<unknown>(
    (at, key) => (isContainer(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    document,
  );
}

/** Defines a property also under names with a setter, such as `__proto__`. */
function define(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

function writePointer(target: Path): string {
  return `#${target.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;
}

function isContainer(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}

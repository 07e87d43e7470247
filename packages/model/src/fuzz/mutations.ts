import fc from "fast-check";

/** A change to a document. Places are drawn as numbers, so that one arbitrary fits every document. */
export interface Change {
  readonly kind: "drop" | "replace" | "copy" | "rename" | "wrap" | "cycle" | "repeat";
  readonly place: number;
  readonly from: number;
  /** Which of the hostile values, or a value of its own. */
  readonly value: { readonly hostile: number } | { readonly own: unknown };
}

const LONG = 100_000;

/** Text that reads an address, a pattern, a name or a number in a way that its writer did not mean. */
export const hostileTexts: readonly string[] = [
  "",
  "get",
  "__proto__",
  "constructor",
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

const hostileValues: readonly unknown[] = [
  ...hostileTexts,
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
  { $ref: "#/components/schemas/Nobody" },
  { $ref: "elsewhere.yml#/x" },
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
    place: fc.nat(),
    from: fc.nat(),
    // By their number: a failure that is printed is not to be a megabyte long.
    value: fc.oneof(
      fc.record({ hostile: fc.nat(hostileValues.length - 1) }),
      fc.record({ own: fc.jsonValue() }),
    ),
  }),
  { minLength: 1, maxLength: 6 },
);

type Place = readonly string[];

/** Every member of every object and list, in its order, outer ones first; a value that is met again is not opened again. */
export function listPlaces(document: unknown): readonly Place[] {
  const places: Place[] = [];
  const seen = new Set<unknown>();
  const left: (readonly [Place, unknown])[] = [[[], document]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [place, value] = next;
    if (place.length > 0) places.push(place);
    if (!isHolder(value) || seen.has(value)) continue;
    seen.add(value);
    for (const [key, item] of Object.entries(value)) left.push([[...place, key], item]);
  }
  return places;
}

/** A copy of the document with the changes made to it. */
export function mutate(
  original: unknown,
  places: readonly Place[],
  made: readonly Change[],
): unknown {
  const document = structuredClone(original);
  for (const change of made) applyChange(document, places, change);
  return document;
}

function applyChange(document: unknown, places: readonly Place[], change: Change): void {
  const place = places[change.place % places.length] ?? [];
  const holder = valueAt(document, place.slice(0, -1));
  const key = place.at(-1) ?? "";
  if (!isHolder(holder) || !Object.hasOwn(holder, key)) return;
  const before = holder[key];
  const value = "own" in change.value ? change.value.own : hostileValues[change.value.hostile];
  const source = places[change.from % places.length] ?? [];
  const byKind: Record<Change["kind"], () => void> = {
    drop: () => Reflect.deleteProperty(holder, key),
    replace: () => define(holder, key, structuredClone(value)),
    copy: () => define(holder, key, structuredClone(valueAt(document, source))),
    rename: () => {
      Reflect.deleteProperty(holder, key);
      define(holder, typeof value === "string" ? value : `${key}\u00e9{}`, before);
    },
    wrap: () => define(holder, key, change.from % 2 === 0 ? [before] : { [key]: before }),
    // To itself, to what holds it, or across the document.
    cycle: () =>
      define(holder, key, { $ref: writePointer(place.slice(0, change.from % (place.length + 1))) }),
    repeat: () => {
      for (let count = 0; count < 40; count += 1) define(holder, `${key}${count}`, before);
    },
  };
  byKind[change.kind]();
}

function valueAt(document: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (at, key) => (isHolder(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    document,
  );
}

/** Also where the name is one that an assignment would not take as such. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

function writePointer(place: Place): string {
  return `#${place.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;
}

function isHolder(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}

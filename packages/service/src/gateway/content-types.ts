/**
 * Types that no browser runs or renders as a document with scripts, when sniffing is off. All others, and a missing or
 * malformed type, get a sandbox.
 */
const inertTypes =
  /^(?:application\/(?:json|(?:[\w.-]+\+)?json|jsonl|json-seq|x-ndjson|ndjson|octet-stream|zip|gzip|x-gzip|x-tar|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.[\w.-]+|x-www-form-urlencoded|yaml|x-yaml|protobuf|x-protobuf|msgpack|cbor)|text\/(?:plain|csv|tab-separated-values|event-stream|markdown|yaml|calendar|vcard)|image\/(?:png|jpeg|gif|webp|avif|bmp|tiff|heic|heif|x-icon|vnd\.microsoft\.icon)|(?:audio|video)\/[\w.+-]+|font\/[\w.+-]+)$/;

/** Types of almost every response, which need no match. */
const usual: ReadonlySet<string> = new Set([
  "application/json",
  "application/json; charset=utf-8",
  "application/json;charset=utf-8",
]);

const token = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/;

/** Content type that is sent on, and whether a browser could run it. */
export interface ReadType {
  /** Undefined: the response names no type. */
  readonly value: string | undefined;
  readonly isInert: boolean;
  readonly isPdf: boolean;
}

/**
 * Reads all values of `Content-Type`: several fields, or several values in one (Fetch, section 2.2.6). The last valid
 * one counts in a browser, so it is sent on; a response is inert only if every value is.
 */
export function readContentType(fields: readonly string[] = []): ReadType {
  const [only = ""] = fields;
  if (fields.length === 1 && usual.has(only)) return { value: only, isInert: true, isPdf: false };
  // Without a comma there is one value.
  const isOne = fields.length === 1 && only !== "" && !only.includes(",");
  const values = isOne ? [only] : fields.flatMap(splitValues);
  const types = values.map(essence);
  const last = values.filter((value) => token.test(essence(value))).at(-1) ?? values.at(-1);
  return {
    value: last,
    isInert: types.length > 0 && types.every((type) => inertTypes.test(type)),
    isPdf: types.some((type) => /pdf/.test(type)),
  };
}

function essence(value: string): string {
  return (value.split(";", 1)[0] ?? "").trim().toLowerCase();
}

/** Splits at commas outside of quotes. */
function splitValues(field: string): readonly string[] {
  const parts = field.match(/(?:"(?:[^"\\]|\\.)*"?|[^,"])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

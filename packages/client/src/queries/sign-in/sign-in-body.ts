import type { HttpBody, JsonPath } from "@quarterdeck/model";
import { writeJson } from "@quarterdeck/model";

/** Values by their place in the body; what was left empty is left out. */
export type FormValues = readonly (readonly [JsonPath, unknown])[];

/** A sign-in's or registration's body, in the media type that its operation takes. */
export function writeForm(mediaType: string, values: FormValues): HttpBody {
  const given = values.filter(([, value]) => value !== undefined);
  const write = writers[mediaType.toLowerCase()] ?? writeObject;
  return { mediaType, content: write(given) };
}

const writers: Readonly<Record<string, (values: FormValues) => string | object>> = {
  "application/x-www-form-urlencoded": (values) =>
    new URLSearchParams(values.map(([path, value]) => [path.join("."), String(value)])).toString(),
  "multipart/form-data": (values) => ({
    parts: values.map(([path, value]) => ({ name: path.join("."), value: String(value) })),
  }),
};

function writeObject(values: FormValues): string {
  const body = {};
  for (const [path, value] of values) place(body, path, value);
  return writeJson(body);
}

function place(into: Record<string, unknown>, path: JsonPath, value: unknown): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    define(into, name, value);
    return;
  }
  const next = Object.hasOwn(into, name) ? into[name] : {};
  define(into, name, next);
  if (typeof next === "object" && next !== null)
    place(next as Record<string, unknown>, rest, value);
}

/** A property called `__proto__` is one like any other. */
function define(into: object, name: string, value: unknown): void {
  Object.defineProperty(into, name, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

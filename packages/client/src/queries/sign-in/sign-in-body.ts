import type { HttpBody, JsonPath } from "@quarterdeck/model";
import { writeJson, ownMember, setOwnMember } from "@quarterdeck/model";

/** Values with their paths in the body; empty ones are omitted. */
export type FormValues = readonly (readonly [JsonPath, unknown])[];

/** Writes the body of a sign-in or registration in the media type of its operation. */
export function writeForm(mediaType: string, values: FormValues): HttpBody {
  const filled = values.filter(([, value]) => value !== undefined);
  const write = ownMember(writers, mediaType.toLowerCase()) ?? writeObject;
  return { mediaType, content: write(filled) };
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
  for (const [path, value] of values) setAt(body, path, value);
  return writeJson(body);
}

function setAt(target: Record<string, unknown>, path: JsonPath, value: unknown): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    setOwnMember(target, name, value);
    return;
  }
  const next = ownMember(target, name) ?? {};
  setOwnMember(target, name, next);
  if (typeof next === "object" && next !== null)
    setAt(next as Record<string, unknown>, rest, value);
}

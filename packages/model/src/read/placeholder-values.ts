import { ownMember } from "#own/own-member.ts";
import { isMap } from "./member.ts";

/** Values of the types that generators write in place of values: `"<integer>"`, `"<dateTime>"`. */
const SAMPLES: { readonly [type: string]: unknown } = {
  integer: 1,
  long: 1,
  number: 1.5,
  float: 1.5,
  double: 1.5,
  boolean: true,
  string: "text",
  date: "2026-01-31",
  datetime: "2026-01-31T12:00:00Z",
  uuid: "6f0c1f6e-8f0a-4c43-9d5b-2f5f0a3f5a10",
  email: "name@example.com",
  uri: "https://example.com/",
  url: "https://example.com/",
};

/** The value with samples in place of the names of types. */
export function withSamples(value: unknown): unknown {
  if (typeof value === "string") return sampleOf(value) ?? value;
  if (Array.isArray(value)) return value.map(withSamples);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withSamples(one)]));
}

/** Sample of a type between angle brackets; undefined for other texts. */
export function sampleOf(text: string): unknown {
  const name = /^<([a-zA-Z-]+)>$/.exec(text)?.[1];
  return name === undefined
    ? undefined
    : ownMember(SAMPLES, name.replaceAll("-", "").toLowerCase());
}

import type { Problem } from "#nouns/problem.ts";
import type { DocumentVersion } from "./document.ts";
import { isMap, memberOf, textOf } from "./member.ts";
import { readAt } from "./pointer.ts";

/** Which version of OpenAPI a value is written in, with what is odd about that; or what to do when in none. */
export type Detected =
  | { readonly version: DocumentVersion; readonly odd?: Problem }
  | { readonly refused: Problem };

export function detectVersion(value: unknown): Detected {
  const said = memberOf(value, "openapi") ?? memberOf(value, "swagger") ?? "";
  const written = typeof said === "object" ? "" : String(said).trim().replace(/^v/i, "");
  const version = /^(2\.0|2|3\.[0-2])(?:\.|$)/.exec(written)?.[1];
  if (version === "2" || version === "2.0") return { version: "2.0" };
  if (version === "3.0" || version === "3.1" || version === "3.2") return { version };
  // A later 3.x only adds to what is known; `openapi: 3` names no minor version.
  if (/^3(?:\.\d+)*$/.test(written)) return { version: written === "3" ? "3.0" : "3.2" };
  return isMap(memberOf(value, "paths"))
    ? guess(value, written)
    : { refused: refuse(value, written) };
}

/** What has paths describes an API, whatever it says of its version. */
function guess(value: unknown, written: string): Detected {
  const isOld = ["definitions", "securityDefinitions", "host", "basePath"].some((key) =>
    has(key)(value),
  );
  const version = isOld ? "2.0" : written === "" ? "3.1" : "3.2";
  const message = `The document is read as OpenAPI ${version} (${sayVersion(written)}): write at its top which version it follows.`;
  return { version, odd: { code: "version-unknown", severity: "warning", pointer: "", message } };
}

function sayVersion(written: string): string {
  return written === ""
    ? "it says neither `openapi` nor `swagger`"
    : `its version is ${written.slice(0, 20)}`;
}

function refuse(value: unknown, written: string): Problem {
  const other = OTHERS.find(({ isIt }) => isIt(value));
  const remedy = "give an OpenAPI document (Swagger 2.0 or OpenAPI 3).";
  const said = sayVersion(written);
  const message =
    other === undefined
      ? `This is not an OpenAPI document that can be read (${said}): ${remedy}`
      : `This is ${other.name}, not an OpenAPI document: ${other.remedy ?? remedy}`;
  return { code: "not-openapi", severity: "error", pointer: "", message };
}

interface Other {
  readonly name: string;
  readonly isIt: (value: unknown) => boolean;
  readonly remedy?: string;
}

const has = (key: string) => (value: unknown) => memberOf(value, key) !== undefined;

const OTHERS: readonly Other[] = [
  { name: "a text", isIt: (value) => typeof value === "string" },
  { name: "a list", isIt: (value) => Array.isArray(value) },
  {
    name: "a Swagger 1 listing",
    isIt: (value) =>
      has("swaggerVersion")(value) || String(memberOf(value, "swagger")).startsWith("1"),
    remedy: "convert it to OpenAPI 3 first.",
  },
  {
    name: "an AsyncAPI document",
    isIt: has("asyncapi"),
    remedy: "it describes messages; give the OpenAPI document of the same service.",
  },
  {
    name: "an OpenAPI Overlay",
    isIt: has("overlay"),
    remedy: "give the OpenAPI document that it is for.",
  },
  {
    name: "an Arazzo document",
    isIt: has("arazzo"),
    remedy: "give the OpenAPI document it names.",
  },
  {
    name: "a Postman collection",
    isIt: (value) => textOf(readAt(value, ["info"]), "_postman_id") !== undefined,
    remedy: "export it as OpenAPI first.",
  },
  {
    name: "an answer of a GraphQL service",
    isIt: (value) => readAt(value, ["data", "__schema"]) !== undefined,
  },
  {
    name: "an error answer",
    isIt: (value) =>
      isMap(value) && ["error", "errors", "message", "detail"].some((key) => has(key)(value)),
    remedy: "check the address; it may need a sign-in or may have moved.",
  },
  { name: "a JSON Schema", isIt: has("$schema") },
];

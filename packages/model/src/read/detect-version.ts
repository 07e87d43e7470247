import type { Problem, ProblemMessage } from "#types/problem.ts";
import type { DocumentVersion } from "./document.ts";
import { isMap, memberOf, textOf } from "./member.ts";
import { readAt } from "./pointer.ts";

/** OpenAPI version of a document, with a warning if it is unclear; or the problem if it is not OpenAPI. */
export type Detected =
  | { readonly version: DocumentVersion; readonly warning?: Problem }
  | { readonly problem: Problem };

/** Reads the version of a document (OpenAPI 3.1, "OpenAPI Object"; Swagger 2.0, "Swagger Object"). */
export function detectVersion(value: unknown): Detected {
  const declared = memberOf(value, "openapi") ?? memberOf(value, "swagger") ?? "";
  const written = typeof declared === "object" ? "" : String(declared).trim().replace(/^v/i, "");
  const version = /^(2\.0|2|3\.[0-2])(?:\.|$)/.exec(written)?.[1];
  if (version === "2" || version === "2.0") return { version: "2.0" };
  if (version === "3.0" || version === "3.1" || version === "3.2") return { version };
  // Later 3.x versions only add features; `openapi: 3` has no minor version.
  if (/^3(?:\.\d+)*$/.test(written)) return { version: written === "3" ? "3.0" : "3.2" };
  return isMap(memberOf(value, "paths"))
    ? guess(value, written)
    : { problem: refuse(value, written) };
}

/** A document with paths describes an API under any version. */
function guess(value: unknown, written: string): Detected {
  const isOld = ["definitions", "securityDefinitions", "host", "basePath"].some((key) =>
    has(key)(value),
  );
  const version = isOld ? "2.0" : written === "" ? "3.1" : "3.2";
  const message: ProblemMessage =
    written === ""
      ? { code: "version-unsaid", params: { version } }
      : { code: "version-unknown", params: { version, written: written.slice(0, 20) } };
  return {
    version,
    warning: { code: "version-unknown", severity: "warning", pointer: "", message },
  };
}

function refuse(value: unknown, written: string): Problem {
  return { code: "not-openapi", severity: "error", pointer: "", message: reasonOf(value, written) };
}

function reasonOf(value: unknown, written: string): ProblemMessage {
  if (isInsomnia(value)) return { code: "is-format", params: { format: "Insomnia" } };
  if (has("openrpc")(value)) return { code: "is-format", params: { format: "OpenRPC" } };
  const other = OTHER_FORMATS.find(({ matches }) => matches(value))?.code;
  if (other !== undefined) return { code: other };
  return written === ""
    ? { code: "no-openapi-version" }
    : { code: "no-openapi-known", params: { written: written.slice(0, 20) } };
}

/** True for an export of Insomnia, version 4 or 5. */
function isInsomnia(value: unknown): boolean {
  return (
    memberOf(value, "__export_format") !== undefined ||
    /insomnia\.rest/.test(textOf(value, "type") ?? "")
  );
}

const has = (key: string) => (value: unknown) => memberOf(value, key) !== undefined;

/** Other formats with the code of their problem. */
const OTHER_FORMATS = [
  { code: "is-text", matches: (value: unknown) => typeof value === "string" },
  { code: "is-list", matches: (value: unknown) => Array.isArray(value) },
  {
    code: "is-swagger-1",
    matches: (value: unknown) =>
      has("swaggerVersion")(value) || String(memberOf(value, "swagger")).startsWith("1"),
  },
  { code: "is-asyncapi", matches: has("asyncapi") },
  { code: "is-overlay", matches: has("overlay") },
  { code: "is-arazzo", matches: has("arazzo") },
  {
    code: "is-postman",
    matches: (value: unknown) =>
      textOf(readAt(value, ["info"]), "_postman_id") !== undefined ||
      (Array.isArray(memberOf(value, "requests")) && has("order")(value)),
  },
  {
    code: "is-graphql",
    matches: (value: unknown) => readAt(value, ["data", "__schema"]) !== undefined,
  },
  {
    code: "is-error",
    matches: (value: unknown) =>
      isMap(value) && ["error", "errors", "message", "detail"].some((key) => has(key)(value)),
  },
  { code: "is-schema", matches: has("$schema") },
] as const;

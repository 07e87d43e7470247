import type { Call, CallBody } from "#infer/calls/call.ts";

/** Headers with the name of the file in the body; `Slug` suggests a name (RFC 5023, section 9.7). */
const NAMES = /^(?:content-?disposition|(?:x-)?(?:(?:upload|original)-?)?file-?name|slug)$/i;

const DISPOSITION = "Content-Disposition";

/** Header with the name of a file that is the whole body: a declared one, or one that the description names. */
export function findFileNameHeader(
  { method, summary = "", description = "", parameters }: Call,
  { field, mediaTypes }: CallBody,
): string | undefined {
  if (field.kind !== "file") return undefined;
  const declared = parameters.find(
    ({ parameter }) => parameter.in === "header" && NAMES.test(parameter.name),
  );
  if (declared !== undefined) return declared.parameter.name;
  const words = [summary, description, field.description ?? ""].join(" ");
  if (/\bcontent[- ]disposition\b/i.test(words)) return DISPOSITION;
  // A new file of any type: nothing else in the request has its name.
  const isAny = mediaTypes.some((type) => /\/\*|^application\/octet-stream$/i.test(type));
  return method === "post" && isAny ? DISPOSITION : undefined;
}

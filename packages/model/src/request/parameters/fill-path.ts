import { ownMember } from "#own/own-member.ts";
import type { Operation } from "#types/operation.ts";
import { writePathParameter } from "./write-parameter.ts";
import { encodeText, writeText } from "#request/values/write-text.ts";

const template = /\{([^{}]+)\}/g;

/** Parameter names of a path template, in order. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(template)].map((match) => match[1] ?? "");
}

/**
 * Path of an operation with its parameters filled in (OpenAPI 3.1, "Path Templating"). Throws a `RangeError` if a
 * value is missing, or is `.` or `..` without an escape: URL parsers read these, even percent-encoded, as steps to
 * another path.
 */
export function fillPath(operation: Operation, values: Readonly<Record<string, unknown>>): string {
  // A fragment distinguishes two operations at one path; it is never sent.
  const declared = withoutFragment(operation.path);
  const path = declared.replaceAll(template, (whole, name: string, offset: number) => {
    const value = writeSegment(operation, name, ownMember(values, name));
    const isQuoted = declared[offset - 1] === "'" && declared[offset + whole.length] === "'";
    const text = isQuoted ? doubleQuotes(value) : value;
    if (text === undefined || text === "") {
      throw new RangeError(`The path ${operation.path} needs a value for "${name}".`);
    }
    return text;
  });
  if (
    path
      .split("?", 1)[0]
      ?.split("/")
      .some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))
  ) {
    throw new RangeError(`The path ${operation.path} cannot take "." or ".." as a value.`);
  }
  return path.startsWith("/") ? path : `/${path}`;
}

/** A quote in a quoted key is written twice (OData 4.01, "ABNF", SQUOTE-in-string). */
function doubleQuotes(text: string | undefined): string | undefined {
  return text?.replaceAll(/'|%27/g, "$&$&");
}

function withoutFragment(path: string): string {
  return path.split("#", 1)[0] ?? path;
}

/** Writes a text so that no segment is empty, `.` or `..`; `~` is written twice. */
function escapeDots(text: string): string {
  return /^~*\.{0,2}$/.test(text) ? `~${text}` : text;
}

function writeSegment(operation: Operation, name: string, value: unknown): string | undefined {
  const parameter = operation.parameters.find((item) => item.in === "path" && item.name === name);
  if (parameter?.isEscaped) return encodeText(escapeDots(writeText(value)));
  if (parameter) return writePathParameter(parameter, value);
  return value === undefined || value === null ? undefined : encodeText(writeText(value));
}

import type { HttpResponse } from "#types/http.ts";
import type { JsonPath } from "#types/json.ts";
import { parseJson } from "#json/parse-json.ts";
import { failedItems } from "./failed-items.ts";
import { foldName, lists, texts } from "./outcome-names.ts";
import { readFieldProblems } from "./read-field-problems.ts";
import type { FieldProblem } from "./problem-items.ts";
import { shortText } from "#request/values/short-text.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

/** Server error of a failed response; `problem-shapes.test.ts` lists the supported shapes. */
export interface ProblemText {
  readonly title?: string;
  /** Never empty. */
  readonly message: string;
  /** Errors of single values, by their path in the body (or their parameter name). */
  readonly fields: readonly FieldProblem[];
}

const MESSAGE_LENGTH = 500;
const TITLE_LENGTH = 120;

/**
 * Reads the error of a failed response (RFC 9457 and other shapes) from any body. Long texts are cut, nothing is
 * trusted.
 */
export function readProblem(response: HttpResponse): ProblemText {
  const body = readBody(response.body);
  const failed = failedItems(body);
  if (failed.length > 0) return readItems(response, failed);
  const fields = readFieldProblems(body).filter(
    ({ isGuess, message: text }) =>
      isGuess !== true || isAboutValues(response.status) || CONSTRAINT.test(text),
  );
  const title = titleOf(body);
  const message =
    withCause(body, messageOf(body)) ?? title ?? summaryOf(fields) ?? statusText(response.status);
  return title === undefined || title === message
    ? { message, fields }
    : { title, message, fields };
}

/** The JSON in a text: servers send errors under `text/plain`, too. */
function readBody(body: unknown): unknown {
  if (typeof body !== "string" || !/^\s*[{[]/.test(body)) return body;
  try {
    return parseJson(body);
  } catch {
    return body;
  }
}

/** The errors of results that failed; those of several records have no common form. */
function readItems(response: HttpResponse, items: readonly unknown[]): ProblemText {
  const problems = items.map((item) => readProblem({ ...response, body: item }));
  const parts = new Set(
    problems.map(
      ({ message }, index) =>
        readMessage(items[index]) ?? joinTexts(valueAt(items[index], ["status"])) ?? message,
    ),
  );
  const message = shortText(Array.from(parts).slice(0, 5).join(" · "), MESSAGE_LENGTH);
  return { message, fields: problems.length === 1 ? (problems[0]?.fields ?? []) : [] };
}

/** A value that the database or a check refuses; servers without a handler for it respond with 500. */
const CONSTRAINT =
  /\bconstraint failed: \w|\bduplicate entry\b|\bdup key\b|\bviolates (?:[\w-]+ ){0,3}constraint\b|\bKey \(\w+\)=|\bhas (?:an? )?(?:empty|blank|missing|invalid|duplicate) \w/i;

/** True for a status of rejected values; a success may contain an error, too. */
function isAboutValues(status: number): boolean {
  return status < 300 || status === 400 || status === 409 || status === 422;
}

/** Paths of the message, most specific first. */
const messagePaths: readonly JsonPath[] = [
  ["detail"],
  ["error_description"],
  ["message"],
  ["error", "message"],
  ["error", "detail"],
  ["errorMessage"],
  ["error_message"],
  ["errmsg"],
  ["errorMsg"],
  ["error_msg"],
  ["Message"],
  ["msg"],
  ["detail", "message"],
  ["detail", "msg"],
  ["errors", "message"],
  ["data", "message"],
  ["reason"],
  ["description"],
  ["error"],
  ["errors"],
  ["non_field_errors"],
  ["errors", "0", "detail"],
  ["errors", "0", "message"],
  ["errors", "0", "title"],
  ["0", "message"],
];

function messageOf(body: unknown): string | undefined {
  return typeof body === "string" ? plainText(body) : (readMessage(body) ?? joinTexts(body));
}

/** Text for people in a response: at a usual path, else under a usual name. */
export function readMessage(body: unknown): string | undefined {
  for (const path of messagePaths) {
    const text = joinTexts(valueAt(body, path));
    if (text !== undefined) return text;
  }
  return findText(body, 3);
}

/** Text for people under any usual name, the outer ones first: `{"fault": {"faultstring": "…"}}` */
function findText(value: unknown, levels: number): string | undefined {
  if (!isJsonObject(value) || levels === 0) return undefined;
  const entries = Object.entries(value);
  const named = entries.filter(
    ([name]) => texts.test(foldName(name)) || lists.test(foldName(name)),
  );
  for (const [, member] of named) {
    const text = joinTexts(member) ?? joinTexts(valueAt(member, ["value"]));
    if (text !== undefined) return text;
  }
  return entries.map(([, member]) => findText(member, levels - 1)).find(Boolean);
}

/** A message with the text of its innermost cause, which is the reason: "could not execute statement: Duplicate entry". */
function withCause(body: unknown, message: string | undefined): string | undefined {
  const cause = causesOf(body, MAX_CAUSES).findLast((text) => message?.includes(text) !== true);
  if (cause === undefined || message === undefined) return cause ?? message;
  return shortText(`${message.replace(/[.:\s]+$/, "")}: ${cause}`, MESSAGE_LENGTH);
}

const MAX_CAUSES = 5;
const CAUSE = /^(?:root)?cause$|^causedby$|^inner(?:error|exception)?$/;

/** Texts of the causes of an error, from the outside to the inside. */
function causesOf(body: unknown, levels: number): readonly string[] {
  if (!isJsonObject(body) || levels === 0) return [];
  const causes = Object.entries(body).filter(([name]) => CAUSE.test(foldName(name)));
  const inner = causes.flatMap(([, cause]) => {
    const text = isJsonObject(cause) ? scalarText(cause["message"]) : undefined;
    const own = text === undefined ? undefined : nonEmpty(shortText(text, MESSAGE_LENGTH));
    return [...(own === undefined ? [] : [own]), ...causesOf(cause, levels - 1)];
  });
  return inner.length > 0 ? inner : causesOf(body["error"], levels - 1);
}

function titleOf(body: unknown): string | undefined {
  if (!isJsonObject(body)) return undefined;
  const { title, error, message } = body;
  // `{error: "Bad Request", message: "…"}`: the status text is a title.
  const text = scalarText(title) ?? (message === undefined ? undefined : scalarText(error));
  return text === undefined ? undefined : nonEmpty(shortText(text, TITLE_LENGTH));
}

/** A text, or several texts of a list joined. */
function joinTexts(value: unknown): string | undefined {
  if (typeof value === "string") return nonEmpty(shortText(value, MESSAGE_LENGTH));
  if (!Array.isArray(value)) return undefined;
  const parts = value.slice(0, 10).filter((item) => typeof item === "string");
  return parts.length === 0 ? undefined : nonEmpty(shortText(parts.join(" · "), MESSAGE_LENGTH));
}

/** First line of a plain text body (a stack trace starts with its message); undefined for HTML and PDF. */
function plainText(body: string): string | undefined {
  if (/^\s*(?:<|%PDF)/.test(body)) return undefined;
  const firstLine = body.trimStart().split(/\r?\n/, 1)[0] ?? "";
  return nonEmpty(shortText(firstLine, MESSAGE_LENGTH));
}

function summaryOf(fields: readonly FieldProblem[]): string | undefined {
  if (fields.length === 0) return undefined;
  const parts = fields.slice(0, 3).map(({ path, message, isGuess }) => {
    return path.length === 0 || isGuess ? message : `${path.join(".")}: ${message}`;
  });
  return shortText(parts.join(" · "), MESSAGE_LENGTH);
}

const statusTexts: Readonly<Record<number, string>> = {
  400: "The API rejected the request as invalid",
  401: "The API requires sign-in",
  403: "The API denied access",
  404: "Not found in the API",
  405: "The API does not support this method",
  408: "The request timed out",
  409: "The request conflicts with the current state of the record",
  410: "The record no longer exists",
  412: "The record was changed by another user",
  413: "The request is too large",
  415: "The API does not support this content type",
  422: "The API rejected the values",
  429: "Too many requests",
  500: "The API failed",
  501: "The API does not support this",
  502: "The API cannot be reached",
  503: "The API is not available",
  504: "The API did not respond in time",
};

function statusText(status: number): string {
  const text =
    statusTexts[status] ?? (status >= 500 ? "The API failed" : "The API rejected the request");
  return `${text} (${status}).`;
}

function nonEmpty(text: string): string | undefined {
  return text === "" ? undefined : text;
}

import { ownMember } from "#own/own-member.ts";
import type { ExpectedResponse, HttpResponse } from "#types/http.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { readProblem, type ProblemText } from "./read-problem.ts";

/** Response of a call whose operation is not known, such as a sign-in. */
const anyResponse: ExpectedResponse = { kind: "write", status: "200", shape: "none", path: [] };

/**
 * Error that an API reports inside a successful response: `{"success": false, …}`, `{"errors": […]}`, `{"error": {…}}`
 * and the shapes listed in `read-reported-error.test.ts`. A record may have such members too: so the response must lack
 * the declared rows or record, or contain nothing else. `expected`: declared response; absent for a call without an
 * operation, such as a sign-in.
 */
export function readReportedError(
  response: HttpResponse,
  expected: ExpectedResponse = anyResponse,
): ProblemText | undefined {
  const { body } = response;
  if (!isJsonObject(body)) return undefined;
  const declared = new Set([...expected.path.slice(0, 1), ...(expected.ownMembers ?? [])]);
  const signs = readSigns(body, declared);
  const isReported =
    expected.path.length > 0
      ? isErrorInstead(signs, body, expected)
      : isErrorAlone(signs, expected);
  return isReported ? readProblem(response) : undefined;
}

interface Signs {
  /** `success: false`, `ok: false`, `isError: true` */
  readonly isFlagged: boolean;
  /** `status: "error"` */
  readonly hasStatus: boolean;
  /** `status: "fail"` of JSend, which has the errors of values in `data`. */
  readonly isFail: boolean;
  /** `error: {…}`, `errors: […]` */
  readonly hasError: boolean;
  /** `code: 1001`, `statusCode: 404`, next to a message. */
  readonly code: number;
  /** A text for people. */
  readonly hasText: boolean;
  /** The body has no other values. */
  readonly isAlone: boolean;
}

const flags = /^(?:success|ok|succeeded|successful|issuccess|issuccessful|isok|issucceeded)$/;
const errorFlags = /^(?:haserrors?|iserror|failed|isfailed)$/;
const statuses = /^(?:status|result|stat|outcome)$/;
const failedStatus = /^(?:error|errors|fail|failed|failure|nok|ko|invalid|rejected|exception)$/i;
const codes = /^(?:code|status|statuscode|errcode|errorcode|errno|ret|retcode)$/;
const texts =
  /^(?:message|messages|msg|errmsg|errormsg|errormessage|errordescription|detail|details|reason)$/;
const lists = /^(?:errors?|fielderrors|validationerrors|violations|invalidparams|exceptions?)$/;

/** Further members of an error, which alone do not mean one. */
const others =
  /^(?:timestamp|instance|requestid|traceid|correlationid|errorid|jsonrpc|debug|trace|stack|stacktrace|help|moreinfo|documentationurl|docurl|helpurl|extensions|warnings|meta|metadata|type|title|path|apiversion|hint)$/;

function readSigns(body: Readonly<Record<string, unknown>>, declared: ReadonlySet<string>): Signs {
  const members = Object.entries(body)
    .filter(([name, value]) => !declared.has(name) && !isEmpty(value))
    .map(([name, value]) => ({ name: name.replaceAll(/[_\s-]/g, "").toLowerCase(), value }));
  const has = (pattern: RegExp, test: (value: unknown) => boolean): boolean =>
    members.some(({ name, value }) => pattern.test(name) && test(value));
  const status = members.find(({ name, value }) => statuses.test(name) && isFailedStatus(value));
  const rest = Object.keys(body).some(
    (name) => declared.has(name) && !isEmpty(ownMember(body, name)),
  );
  const isFail = status !== undefined && scalarText(status.value)?.toLowerCase() === "fail";
  return {
    isFlagged: has(flags, isFalse) || has(errorFlags, isTrue),
    hasStatus: status !== undefined,
    isFail,
    hasError: has(lists, isError),
    code: findCode(members),
    hasText: has(texts, isText) || has(/^error$/, isText),
    isAlone:
      !rest &&
      members.every(
        ({ name }) =>
          isOfError(name) || (name === "id" && "jsonrpc" in body) || (name === "data" && isFail),
      ),
  };
}

function isOfError(name: string): boolean {
  const patterns = [flags, errorFlags, statuses, codes, texts, lists, others];
  return patterns.some((pattern) => pattern.test(name));
}

/** The rows or the record are declared below the body: the body is an envelope. */
function isErrorInstead(signs: Signs, body: unknown, { path }: ExpectedResponse): boolean {
  const data = valueAt(body, path);
  const { isFlagged, hasStatus, isFail, hasError, code, isAlone } = signs;
  if (isFlagged) return true;
  if (isFail && (isAlone || !Array.isArray(data))) return true;
  if (!isEmpty(data) || !isAlone) return false;
  return hasStatus || hasError || (code !== 0 && (data === undefined || data === null));
}

/** The body is the record, or no content is declared. */
function isErrorAlone(signs: Signs, { kind, shape }: ExpectedResponse): boolean {
  const { isFlagged, hasStatus, isFail, hasError, code, hasText, isAlone } = signs;
  if (!isAlone) return false;
  const isStatus = hasStatus && (hasText || hasError || isFail);
  const isCertain = isStatus || hasError || isErrorCode(code, hasText);
  if (kind === "write" || shape === "rows" || shape === "values") return isFlagged || isCertain;
  // A page about a state may contain `{"ok": false}`.
  return (isFlagged && (hasText || hasError)) || (kind === "read" && isCertain);
}

/** A small code may be a kind of record. */
function isErrorCode(code: number, hasText: boolean): boolean {
  return hasText && (code < 0 || code >= 400);
}

/** First code that is neither 0 nor a success, or 0. */
function findCode(members: readonly { readonly name: string; readonly value: unknown }[]): number {
  const text = members.find(({ name }) => texts.test(name))?.value;
  // `{"code": 1, "message": "success"}`
  if (typeof text !== "string" || /^(?:ok|success|successful|done|成功)\b/i.test(text)) return 0;
  const values = members
    .filter(({ name }) => codes.test(name))
    .map(({ value }) => Number(scalarText(value)));
  return (
    values.find((code) => Number.isInteger(code) && (code < 0 || code >= 300 || isSmall(code))) ?? 0
  );
}

function isSmall(code: number): boolean {
  return code > 0 && code < 100;
}

function isFailedStatus(value: unknown): boolean {
  return typeof value === "string" && failedStatus.test(value);
}

function isError(value: unknown): boolean {
  return (typeof value === "object" && value !== null) || isText(value) || value === true;
}

function isFalse(value: unknown): boolean {
  return value === false || value === "false";
}

function isTrue(value: unknown): boolean {
  return value === true || value === "true";
}

function isText(value: unknown): boolean {
  return typeof value === "string" || (Array.isArray(value) && typeof value[0] === "string");
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.values(value).every(isEmpty);
}

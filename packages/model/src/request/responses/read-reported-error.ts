import { ownMember } from "#own/own-member.ts";
import type { ExpectedResponse, HttpResponse } from "#types/http.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { failedItems } from "./failed-items.ts";
import {
  codes,
  errorCodes,
  errorFlags,
  failedCode,
  failedStatus,
  flags,
  foldName,
  lists,
  others,
  outcomes,
  refusal,
  states,
  statuses,
  texts,
} from "./outcome-names.ts";
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
  if (expected.kind === "write" && failedItems(body).length > 0) return readProblem(response);
  if (Array.isArray(body) && isErrorItem(body)) return readProblem(response);
  if (!isJsonObject(body)) return undefined;
  // A write declares `success` and `message` to report its outcome; a read may have a record about a state.
  const own = expected.kind === "write" ? [] : (expected.ownMembers ?? []);
  const declared = new Set([...expected.path.slice(0, 1), ...own]);
  const signs = readSigns(body, declared);
  const isReported =
    expected.path.length > 0
      ? isErrorInstead(signs, body, expected)
      : isErrorAlone(signs, expected);
  return isReported ? readProblem(response) : undefined;
}

/** `[{"message": "…", "errorCode": "INVALID_SESSION_ID"}]`; a row of a list has a key or other members. */
function isErrorItem([item, ...items]: readonly unknown[]): boolean {
  if (items.length > 0 || !isJsonObject(item)) return false;
  const { isAlone, hasText, isErrorCode, hasKey } = readSigns(item, new Set());
  const hasErrorCode = Object.keys(item).some((name) => errorCodes.test(foldName(name)));
  return isAlone && hasText && !hasKey && (hasErrorCode || isErrorCode);
}

interface Signs {
  /** `success: false`, `ok: 0`, `isError: true`, `status: false` */
  readonly isFlagged: boolean;
  /** `status: "error"` */
  readonly hasStatus: boolean;
  /** `status: "fail"` of JSend, which has the errors of values in `data`. */
  readonly isFail: boolean;
  /** `error: {…}`, `errors: […]`, `errorCode: "TAKEN"` */
  readonly hasError: boolean;
  /** `code: 1001`, `statusCode: 404`, `code: "ERR_TAKEN"`, next to a message. */
  readonly hasCode: boolean;
  /** A code that is certain without further evidence: not a small number. */
  readonly isErrorCode: boolean;
  /** A text for people. */
  readonly hasText: boolean;
  /** The body has no other values. */
  readonly isAlone: boolean;
  /** The body has a key, so it is a record. */
  readonly hasKey: boolean;
}

interface Member {
  /** Folded name. */
  readonly name: string;
  readonly value: unknown;
}

function readSigns(body: Readonly<Record<string, unknown>>, declared: ReadonlySet<string>): Signs {
  const members: readonly Member[] = Object.entries(body)
    .filter(([name, value]) => !declared.has(name) && !isEmpty(value))
    .map(([name, value]) => ({ name: foldName(name), value }));
  const has = (pattern: RegExp, test: (value: unknown) => boolean): boolean =>
    members.some(({ name, value }) => pattern.test(name) && test(value));
  const status = members.find(({ name, value }) => statuses.test(name) && isFailedStatus(value));
  const rest = Object.keys(body).some(
    (name) => declared.has(name) && !isEmpty(ownMember(body, name)),
  );
  const isFail = status !== undefined && scalarText(status.value)?.toLowerCase() === "fail";
  const inner = readInner(members);
  const hasText = has(texts, isText) || has(/^error$/, isText);
  const code = hasText ? readCode(members) : "none";
  const isState = has(states, (value) => value === false);
  return {
    isFlagged:
      has(flags, isFalse) || has(errorFlags, isTrue) || isState || inner?.isFlagged === true,
    hasStatus: status !== undefined || inner?.hasStatus === true,
    isFail,
    hasError: has(lists, isError) || has(errorCodes, isErrorText) || inner?.hasError === true,
    hasCode: code !== "none" || inner?.hasCode === true,
    isErrorCode: code === "certain" || inner?.isErrorCode === true,
    hasText: hasText || inner?.hasText === true,
    isAlone:
      !rest &&
      members.every(
        ({ name, value }) =>
          isOfError(name) ||
          (outcomes.test(name) && isJsonObject(value)) ||
          (name === "id" && "jsonrpc" in body) ||
          (name === "data" && isFail),
      ) &&
      inner?.isAlone !== false,
    hasKey: has(/^(?:u?u?id|key|slug)$/, () => !("jsonrpc" in body)) || inner?.hasKey === true,
  };
}

/** Signs of an object about the outcome: `{"meta": {"code": 400, "message": "…"}}` */
function readInner(members: readonly Member[]): Signs | undefined {
  const outcome = members.find(({ name, value }) => outcomes.test(name) && isJsonObject(value));
  return isJsonObject(outcome?.value) ? readSigns(outcome.value, new Set()) : undefined;
}

function isOfError(name: string): boolean {
  const patterns = [flags, errorFlags, statuses, codes, errorCodes, texts, lists, others];
  return patterns.some((pattern) => pattern.test(name));
}

/** The rows or the record are declared below the body: the body is an envelope. */
function isErrorInstead(signs: Signs, body: unknown, { path }: ExpectedResponse): boolean {
  const data = valueAt(body, path);
  const { isFlagged, hasStatus, isFail, hasError, hasCode, isErrorCode, isAlone } = signs;
  if (isFlagged) return true;
  if (isFail && (isAlone || !Array.isArray(data))) return true;
  if (!isEmpty(data) || !isAlone) return false;
  const isMissing = data === undefined || data === null || data === "";
  return hasStatus || hasError || isErrorCode || (hasCode && isMissing);
}

/** The body is the record, or no content is declared. */
function isErrorAlone(signs: Signs, { kind, shape }: ExpectedResponse): boolean {
  const { isFlagged, hasStatus, isFail, hasError, isErrorCode, hasText, isAlone, hasKey } = signs;
  const hasReason = hasText || hasError;
  // The body of a list is an array.
  const isInstead = kind === "list" && (shape === "rows" || shape === "values");
  if (isFlagged && (isInstead || (hasReason && !hasKey && kind === "write"))) return true;
  if (!isAlone) return false;
  const isCertain = (hasStatus && (hasReason || isFail)) || hasError || isErrorCode;
  if (kind === "write" || isInstead) return isFlagged || isCertain;
  // A page about a state may contain `{"ok": false}`.
  return (isFlagged && hasReason) || (kind === "read" && isCertain);
}

/** A small code may be a kind of record, unless the text next to it is a refusal. */
function readCode(members: readonly Member[]): "none" | "possible" | "certain" {
  const text = members.find(({ name, value }) => texts.test(name) && typeof value === "string");
  // `{"code": 1, "message": "success"}`
  if (typeof text?.value !== "string" || isSuccess(text.value)) return "none";
  const values = members.filter(({ name }) => codes.test(name));
  if (values.some(({ name, value }) => isErrorValue(name, value))) return "certain";
  const numbers = values.map(({ value }) => Number(scalarText(value)));
  const integers = numbers.filter(Number.isInteger);
  if (integers.some(isSuccessStatus) || integers.length === 0) return "none";
  if (refusal.test(text.value)) return "certain";
  return integers.some((code) => isSmall(code) || code >= 300) ? "possible" : "none";
}

function isErrorValue(name: string, value: unknown): boolean {
  const code = scalarText(value) ?? "";
  const number = Number(code);
  if (!Number.isInteger(number)) return failedCode.test(code);
  return number < 0 || number >= 400 || (number !== 0 && /^(?:err|error)/.test(name));
}

function isSuccess(text: string): boolean {
  return /^(?:ok|success|successful|successfully|done|成功)(?![a-z])/i.test(text);
}

function isSuccessStatus(code: number): boolean {
  return code >= 200 && code < 300;
}

function isSmall(code: number): boolean {
  return code > 0 && code < 100;
}

function isFailedStatus(value: unknown): boolean {
  return typeof value === "string" && failedStatus.test(value);
}

function isError(value: unknown): boolean {
  return (
    (typeof value === "object" && value !== null) || isText(value) || value === true || isOne(value)
  );
}

/** `errorCode: "TAKEN"`, not `errorCode: "0000"` */
function isErrorText(value: unknown): boolean {
  const text = scalarText(value) ?? "";
  return /[^0]/.test(text) && !isSuccess(text) && !/^(?:none|null|no_?error|2\d\d)$/i.test(text);
}

function isFalse(value: unknown): boolean {
  return value === false || /^(?:false|0|no|n)$/i.test(scalarText(value) ?? "");
}

function isTrue(value: unknown): boolean {
  return value === true || value === "true" || isOne(value);
}

function isOne(value: unknown): boolean {
  return scalarText(value) === "1";
}

function isText(value: unknown): boolean {
  return typeof value === "string" || (Array.isArray(value) && typeof value[0] === "string");
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.values(value).every(isEmpty);
}

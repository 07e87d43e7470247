import { ownMember } from "#own/own-member.ts";
import type { HttpResponse } from "#types/http.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { recordKey } from "#request/records/record-key.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

type Members = Readonly<Record<string, unknown>>;

interface Created {
  readonly response: HttpResponse;
  readonly sent: unknown;
}

/**
 * True if the response to the create of one record contains other records and not the new one: the operation is a query
 * or a change of these records.
 */
export function hasOtherRecords(
  resource: Resource,
  { response: { path } }: Pick<Operation, "response">,
  { response, sent }: Created,
): boolean {
  const { status, headers, body } = response;
  if (status === 201 || headers["location"] !== undefined || !isJsonObject(sent)) return false;
  const rows = rowsOf(resource, valueAt(body, path) ?? body, sent);
  const [only, ...others] = rows;
  if (only !== undefined && others.length === 0) return differs(only, sent);
  const key = recordKey(resource, sent);
  return (
    rows.length > 1 &&
    !rows.some((row) => (key === undefined ? hasSent(row, sent) : recordKey(resource, row) === key))
  );
}

/** The rows of a list, or of the only list in an object that is not a record. */
function rowsOf(resource: Resource, value: unknown, sent: Members): readonly Members[] {
  if (Array.isArray(value)) return value.every(isJsonObject) ? value : [];
  if (!isJsonObject(value) || recordKey(resource, value) !== undefined) return [];
  const lists = Object.entries(value).filter(([, member]) => Array.isArray(member));
  const [[name, list] = ["", []], ...others] = lists;
  return others.length > 0 || Object.hasOwn(sent, name) ? [] : rowsOf(resource, list, sent);
}

/** True if a row has no other value of the sent members, and one of them. */
function hasSent(row: Members, sent: Members): boolean {
  const shared = Object.keys(sent).filter((name) => Object.hasOwn(row, name));
  return (
    shared.length > 0 &&
    shared.every((name) => {
      const [was, is] = [ownMember(sent, name), ownMember(row, name)];
      return isSameJson(was, is) || (isText(was) && scalarText(was) === scalarText(is));
    })
  );
}

/** True if all of several sent values differ in a row. An API may change the spelling of one (`My host`, `my-host`). */
function differs(row: Members, sent: Members): boolean {
  const pairs = Object.keys(sent).flatMap((name) => {
    const texts = [ownMember(sent, name), ownMember(row, name)].map((one) => fold(one));
    return texts.includes("") ? [] : [texts];
  });
  return pairs.length > 1 && pairs.every(([was, is]) => was !== is);
}

/** Letters and digits of a text or a number; empty for other values. */
function fold(value: unknown): string {
  return (scalarText(value) ?? "").toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function isText(value: unknown): boolean {
  return scalarText(value) !== undefined;
}

import type { Field } from "#types/field.ts";
import { valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { changedMembers } from "./diff-record.ts";
import { isInnerVersion } from "./record-version.ts";

/** Times that an API writes whenever a record is read, used or written: `updatedAt`, `last_seen`. */
const TIME =
  /^_?(?:(?:date_)?(?:updated|modified|changed|accessed|viewed|synced|seen)|last_?(?:seen|log|sign|activ|access|use|visit|view|sync|ping|heart|poll|updat|modif|change)[a-z]*(?:_(?:in|up))?)(?:_?(?:at|on|date|time))*$/;

/** Numbers that an API counts: `views`, `hit_count`, `totalDownloads`. */
const COUNT =
  /^(?:total_|num_|page_)?(?:view|hit|visit|click|download|play|impression|read|open|log_?in|sign_?in|use)s?(?:_count(?:er)?)?$/;

/** `last_check`, `nextRun`: times of the work of the API, not `next_inspection`, which users plan. */
const RUN =
  /^_?(?:last|prev|previous)_|^_?next_(?:\w+_)?(?:check|run|execution|sync|attempt|try|retry|poll|scan|refresh|update|heartbeat|trigger|fire|invocation|backup|rotation|renewal|delivery|job)/;

/** `lastCheckResult`: the outcome of the work of the API, not `previousAddress`. */
const OUTCOME =
  /^_?(?:last|prev|previous)_(?:\w+_)?(?:check|run|result|sync|execution|attempt|poll)/;

const TIME_KINDS: ReadonlySet<Field["kind"]> = new Set(["date", "date-time", "text", "number"]);

/**
 * True for a member that the API changes by itself, such as a counter of views or the time of the last use: another
 * value does not show that another user changed the record.
 */
export function isSelfChanging(field: Field, before: unknown, now: unknown): boolean {
  const name = field.name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();
  if (field.kind === "group") {
    if (OUTCOME.test(name)) return true;
    return Object.keys(changedMembers(before, now)).every((changed) => {
      const member = field.fields.find((one) => one.name === changed);
      if (member === undefined) return false;
      return isSelfChanging(member, valueAt(before, [changed]), valueAt(now, [changed]));
    });
  }
  if (isInnerVersion(field.name)) return true;
  if (RUN.test(name) && isTimeOrNone(before) && isTimeOrNone(now)) return true;
  const isTime = TIME_KINDS.has(field.kind) && TIME.test(name);
  return isTime || (field.kind === "number" && COUNT.test(name));
}

/** True for a date, a number of seconds or milliseconds since 2001, and a value for no time yet. */
function isTimeOrNone(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  const text = scalarText(value) ?? "";
  const number = Number(text);
  return Number.isNaN(number) ? isDate(text) : number <= 0 || number >= 1e9;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(text);
}

import type { Field } from "#types/field.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { changedMembers } from "./diff-record.ts";

const LAST =
  "seen|logins?|logged_in|sign_?in|signed_in|active|activity|access|accessed|used|visit|visited|viewed|sync|synced|ping|pinged|heartbeat|contact|poll|polled|heard|request|opened|updated?|modified|changed?|edited|refreshed";

/** Times that an API writes whenever a record is read, used or written: `updatedAt`, `last_seen`. */
const TIME = new RegExp(
  `^_?(?:(?:date_)?(?:updated|modified|changed|accessed|viewed|synced|touched|seen)|last_?(?:${LAST}))(?:_?(?:at|on|date|time|timestamp|utc|gmt))*$`,
);

/** Numbers that an API counts: `views`, `hit_count`, `totalDownloads`. */
const COUNT =
  /^_?(?:(?:total|num|number_of|no_of)_)?(?:page_)?(?:views?|hits?|visits?|clicks?|downloads?|plays?|impressions?|reads?|opens?|log_?ins?|sign_?ins?|requests?|access(?:es)?|usages?|uses)(?:_(?:count|counter|total|number))?$/;

const TIME_KINDS: ReadonlySet<Field["kind"]> = new Set(["date", "date-time", "text", "number"]);

/**
 * True for a member that the API changes by itself, such as a counter of views or the time of the last use: another
 * value does not show that another user changed the record.
 */
export function isSelfChanging(field: Field, before: unknown, now: unknown): boolean {
  if (field.kind === "group" && isJsonObject(before) && isJsonObject(now)) {
    return Object.keys(changedMembers(before, now)).every((name) => {
      const member = field.fields.find((one) => one.name === name);
      return (
        member !== undefined &&
        isSelfChanging(member, valueAt(before, [name]), valueAt(now, [name]))
      );
    });
  }
  const name = field.name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();
  const isTime = TIME_KINDS.has(field.kind) && TIME.test(name);
  return isTime || (field.kind === "number" && COUNT.test(name));
}

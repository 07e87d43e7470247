import { isVersionName } from "#request/writes/record-version.ts";
import { unixUnitOf } from "#own/unix-units.ts";

const TIME =
  /^(?:date|last)?(?:updated|modified|changed)(?:at|on|date|time|stamp|timestamp|utc|gmt)?$/;
const USER = /^(?:last)?(?:updated|modified|changed)by$/;

/** True for the time of the last write, which each write sets: `updated_at`, `modifiedOn`, `updated_stamp`. */
export function isTimeOfWrite(name: string, value: unknown): boolean {
  const isTime =
    typeof value === "string"
      ? /^\d{4}-\d\d-\d\d/.test(value)
      : unixUnitOf([Number(value)]) !== undefined;
  return isTime && TIME.test(plainOf(name));
}

/** True for a version, or the time or user of the last write: without a schema their names and values show that. */
export function isSetByWrite(name: string, value: unknown): boolean {
  const plain = plainOf(name);
  return (
    (isVersionName(name) && (typeof value === "number" || /^(?:lock|row|rev$)/.test(plain))) ||
    TIME.test(plain) ||
    USER.test(plain)
  );
}

function plainOf(name: string): string {
  return name.replaceAll(/[^A-Za-z]/g, "").toLowerCase();
}

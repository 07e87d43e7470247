import type { Field, TimeField } from "@quarterdeck/model";

export function isDayField(field: Field): field is TimeField {
  const isTime = field.kind === "date" || (field.kind === "date-time" && field.isText !== true);
  return isTime && field.isWriteOnly !== true;
}

const auditName =
  /(?:^|_)(?:created|creation|inserted|updated|modified|changed|deleted|synced|seen|login)(?:_|$)/;

/** True for a time that the API sets when a record is written or read. */
export function isAuditTime({ name }: Field): boolean {
  return auditName.test(wordsOf(name).join("_"));
}

/** Words of a start and of its end, for something that lasts: those of a period come first. */
const pairs: readonly (readonly [start: string, ends: readonly string[]])[] = [
  ["start", ["end", "finish", "stop"]],
  ["starts", ["ends"]],
  ["started", ["ended", "finished", "stopped", "completed"]],
  ["begin", ["end"]],
  ["begins", ["ends"]],
  ["from", ["to", "until", "till"]],
  ["since", ["until"]],
  ["in", ["out"]],
  ["checkin", ["checkout"]],
  ["arrival", ["departure"]],
  ["departure", ["arrival"]],
  ["hired", ["left"]],
  ["opened", ["closed", "resolved"]],
  ["issued", ["due", "expires"]],
  ["placed", ["delivered", "shipped", "due"]],
  ["ordered", ["delivered", "shipped"]],
  ["shipped", ["delivered"]],
  [
    "created",
    ["closed", "completed", "resolved", "finished", "ended", "due", "deadline", "expires"],
  ],
];

const PERIODS = 11;

interface TimePair {
  readonly start: TimeField;
  readonly end: TimeField;
  /** False for two events of one record, such as its order and its delivery. */
  readonly isPeriod: boolean;
}

/** Times of the start and the end of something, by their names: `starts_at` and `ends_at`, `placed_at` and `due_on`. */
export function findTimePairs(fields: readonly Field[]): readonly TimePair[] {
  const times = fields.filter(isDayField);
  return pairs.flatMap(([word, ends], at) => {
    const start = times.find((field) => wordsOf(field.name).includes(word));
    if (start === undefined) return [];
    const end = times.find(
      (field) => field !== start && ends.some((one) => wordsOf(field.name).includes(one)),
    );
    return end === undefined ? [] : [{ start, end, isPeriod: at < PERIODS }];
  });
}

/** Not by the module of the record screen, whose chunk is larger than this one. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

import type { HttpResponse } from "#types/http.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { normalizeName } from "#request/values/normalize-name.ts";

/** State of a job, as its API names it. */
export interface JobState {
  readonly kind: "running" | "done" | "failed";
  readonly text?: string;
  /** From 0 to 1. */
  readonly progress?: number;
}

const STATE = /^(?:status|state|phase|runtimestatus|jobstatus|jobstate|taskstatus)$/;
const DONE = /^(?:done|complete|success|succeed|finish|ok$|ready|processed|ended|closed)/i;
const FAILED =
  /^(?:fail|error|cancel|abort|reject|time|terminat|dead|expired|kill|crash|fault|unsuccess|incomplete|stopped|revoked|denied|declined|interrupt|lost$|broken)|[_\s-](?:fail(?:ed|ure)|errors?|cancell?ed)$/i;
/** `Canceling`, `finishing`: a state that another follows. */
const BETWEEN = /ing$/i;
/** A flag, or the time of the end, which is null before. */
const END =
  /^(?:done|iscompleted?|completed|finished|(?:complet(?:ed|ion)|finish(?:ed)?|end(?:ed)?)(?:at|on|time|date|datetime))$/;
const PROGRESS = /^(?:progress|percent|percentage|percentcomplete|percentdone|completion)$/;

/**
 * State of the job in the response of an address that the description lacks: by its members, else by its status, 202
 * until the job ends (RFC 9110, section 15.3.3). Undefined if it is not the response of a job.
 */
export function readAddressedJob({
  status,
  body,
}: Pick<HttpResponse, "status" | "body">): JobState | undefined {
  const state = readMembers(body);
  if (state !== undefined) return state;
  if (status === 202) return { kind: "running" };
  // A text is a page.
  return typeof body === "string" && body !== "" ? undefined : { kind: "done" };
}

/** State of a job in the response to its read. */
export function readJobState(body: unknown): JobState {
  return readMembers(body) ?? { kind: "running" };
}

/** State that the members of a response show; undefined if they show none. */
function readMembers(body: unknown): JobState | undefined {
  const record = [["data"], ["job"], ["task"]]
    .map((path) => valueAt(body, path))
    .find(isJsonObject);
  const members = Object.entries(isJsonObject(body) ? { ...record, ...body } : {});
  const find = (accepts: (name: string) => boolean) =>
    members.find(([name]) => accepts(normalizeName(name)))?.[1];
  const own = find((name) => STATE.test(name));
  const nested = isJsonObject(own) ? (valueAt(own, ["state"]) ?? valueAt(own, ["name"])) : own;
  const text = typeof nested === "string" ? nested : undefined;
  const number = find((name) => PROGRESS.test(name));
  const percent = typeof number === "number" && number >= 0 && number <= 100 ? number : undefined;
  const end = find((name) => END.test(name));
  const isEnded = end === true || (typeof end === "string" && end !== "");
  const error = find((name) => name === "error");
  const hasError = isEnded && (isJsonObject(error) || (typeof error === "string" && error !== ""));
  if (text === undefined && percent === undefined && end === undefined) return undefined;
  const state = BETWEEN.test(text ?? "") ? "" : (text ?? "");
  const kind =
    hasError || FAILED.test(state) ? "failed" : isEnded || DONE.test(state) ? "done" : "running";
  return {
    kind,
    ...(text === undefined ? {} : { text }),
    ...(percent === undefined ? {} : { progress: percent > 1 ? percent / 100 : percent }),
  };
}

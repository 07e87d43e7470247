import type { HttpResponse } from "#types/http.ts";
import type { OperationSummary } from "#types/model-chunk.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { normalizeName } from "#request/values/normalize-name.ts";

/** Job that an accepted request started: the operation that reads it, and its parameters. */
export interface StartedJob {
  readonly operation: OperationSummary;
  readonly parameters: Readonly<Record<string, string>>;
}

/** State of a job, as its API names it. */
export interface JobState {
  readonly kind: "running" | "done" | "failed";
  readonly text?: string;
  /** From 0 to 1. */
  readonly progress?: number;
}

/** Headers that name the address of a job at any status. */
const JOB_HEADERS = ["operation-location", "azure-asyncoperation"] as const;

/** Members with the address of a job. */
const LINKS = [
  ["statusUrl"],
  ["status_url"],
  ["statusQueryGetUri"],
  ["_links", "self", "href"],
  ["links", "self"],
  ["href"],
  ["self"],
  ["url"],
];

const JOBS =
  /(?:jobs?|tasks?|operations?|runs?|executions?|exports?|imports?|reports?|process(?:es)?)$/i;

/**
 * Finds the job that a 202 response (RFC 9110, section 15.3.3) or a header started: by an address in a header or in the
 * body, else by the id of a job. Only described operations of the same API are used.
 */
export function findStartedJob(
  operations: readonly OperationSummary[],
  { status, headers, body }: Pick<HttpResponse, "status" | "headers" | "body">,
): StartedJob | undefined {
  const isAccepted = status === 202;
  const named = JOB_HEADERS.map((name) => headers[name]);
  if (!isAccepted && named.every((address) => address === undefined)) return undefined;
  const reads = operations.filter(({ method }) => method === "get");
  const others = [headers["location"], ...LINKS.map((path) => valueAt(body, path))];
  const addresses = isAccepted ? [...named, ...others] : named;
  for (const address of addresses) {
    const job = typeof address === "string" ? matchAddress(reads, address) : undefined;
    if (job !== undefined) return job;
  }
  return isAccepted ? matchId(reads, body) : undefined;
}

/** Operation whose path is the end of an address. The longest path wins, then the one with fewer parameters. */
function matchAddress(reads: readonly OperationSummary[], address: string): StartedJob | undefined {
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "").split(/[?#]/)[0] ?? "";
  const steps = stepsOf(path);
  const jobs = reads.flatMap((operation) => {
    const parameters = bindSteps(stepsOf(operation.path), steps);
    return parameters === undefined ? [] : [{ operation, parameters }];
  });
  return jobs.toSorted((a, b) => rankJob(b) - rankJob(a))[0];
}

function rankJob({ operation, parameters }: StartedJob): number {
  return stepsOf(operation.path).length * 10 - Object.keys(parameters).length;
}

function stepsOf(path: string): readonly string[] {
  return path.split("/").filter((step) => step !== "");
}

function bindSteps(
  template: readonly string[],
  steps: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const tail = steps.slice(-template.length);
  if (template.length === 0 || tail.length < template.length) return undefined;
  const bound: [string, string][] = [];
  for (const [index, step] of template.entries()) {
    const value = decode(tail[index] ?? "");
    const [, name] = /^\{([^{}]+)\}$/.exec(step) ?? [];
    if (name === undefined ? step !== value : value === "") return undefined;
    if (name !== undefined) bound.push([name, value]);
  }
  return bound.length === 0 ? undefined : Object.fromEntries(bound);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Operation at `/jobs/{id}` for `{"jobId": "5"}`, and for `{"id": "5", "status": "queued"}`. */
function matchId(reads: readonly OperationSummary[], body: unknown): StartedJob | undefined {
  for (const record of [body, ...["data", "job", "task"].map((name) => valueAt(body, [name]))]) {
    if (!isJsonObject(record)) continue;
    const ids = Object.entries(record).filter(([name]) => /id$/i.test(name));
    for (const [name, value] of ids) {
      const id = scalarText(value);
      const job = normalizeName(name).replace(/id$/, "");
      const operation = reads.find(({ path }) => {
        const [above = "", last = ""] = stepsOf(path).slice(-2);
        const isOne = /^\{[^{}]+\}$/.test(last) && path.split("{").length === 2;
        const subject = normalizeName(above).replace(/s$/, "");
        return isOne && (job === "" ? JOBS.test(above) : JOBS.test(job) && subject === job);
      });
      const [, parameter] = /\{([^{}]+)\}$/.exec(operation?.path ?? "") ?? [];
      if (id !== undefined && operation !== undefined && parameter !== undefined)
        return { operation, parameters: { [parameter]: id } };
    }
  }
  return undefined;
}

const CANCEL = /(?:^|[^a-z])(?:cancel|abort|stop|terminate|kill)/i;

/** Operation that cancels a job: below its path, or a DELETE whose words name that. */
export function findJobCancel(
  operations: readonly OperationSummary[],
  { operation: { path } }: StartedJob,
): OperationSummary | undefined {
  const below = operations.find(
    (one) =>
      one.method !== "get" &&
      one.path.startsWith(path) &&
      /^[/:](?:cancel|abort|stop|terminate|kill)$/i.test(one.path.slice(path.length)),
  );
  return (
    below ??
    operations.find(
      ({ method, path: own, id, label }) =>
        method === "delete" && own === path && CANCEL.test(`${id} ${label}`),
    )
  );
}

const STATE = /^(?:status|state|phase|runtimestatus|jobstatus|jobstate|taskstatus)$/;
const DONE = /^(?:done|complete|success|succeed|finish|ok$|ready|processed|ended|closed)/i;
const FAILED =
  /^(?:fail|error|cancel|abort|reject|time|terminat|dead|expired|kill|crash|fault|unsuccess|incomplete|stopped|revoked|denied|declined|interrupt|lost$|broken)|[_\s-](?:fail(?:ed|ure)|errors?|cancell?ed)$/i;
/** `Canceling`, `finishing`: a state that another follows. */
const BETWEEN = /ing$/i;
const PROGRESS = /^(?:progress|percent|percentage|percentcomplete|percentdone|completion)$/;

/** State of a job in the response to its read. */
export function readJobState(body: unknown): JobState {
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
  const isEnded = find((name) => /^(?:done|iscompleted?|completed|finished)$/.test(name)) === true;
  const error = find((name) => name === "error");
  const hasError = isEnded && (isJsonObject(error) || (typeof error === "string" && error !== ""));
  const state = BETWEEN.test(text ?? "") ? "" : (text ?? "");
  const kind =
    hasError || FAILED.test(state) ? "failed" : isEnded || DONE.test(state) ? "done" : "running";
  return {
    kind,
    ...(text === undefined ? {} : { text }),
    ...(percent === undefined ? {} : { progress: percent > 1 ? percent / 100 : percent }),
  };
}

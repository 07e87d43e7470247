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

/** Members that can only be the address of the state of a job. */
const STATE_LINKS = LINKS.slice(0, 3);

/** Address of a job that the description may lack: in a header, or in a member of a 202 response. */
export function findJobAddress({
  status,
  headers,
  body,
}: Pick<HttpResponse, "status" | "headers" | "body">): string | undefined {
  const named = JOB_HEADERS.map((name) => headers[name]).find((one) => one !== undefined);
  if (named !== undefined || status !== 202) return named;
  const members = STATE_LINKS.map((path) => valueAt(body, path));
  return headers["location"] ?? members.find((one) => typeof one === "string");
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

/** Segments of a path or of its template. */
export function stepsOf(path: string): readonly string[] {
  return path.split("/").filter((step) => step !== "");
}

/** Values of the parameters of a template that is the end of a path; undefined if it is not, or has none. */
export function bindSteps(
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

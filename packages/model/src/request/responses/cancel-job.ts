import type { OperationSummary } from "#types/model-chunk.ts";
import { bindSteps, type StartedJob, stepsOf } from "./started-job.ts";

/** Operation that cancels the job at a path that the description lacks, with the values of its path. */
export function findPathCancel(
  operations: readonly OperationSummary[],
  path: string,
): StartedJob | undefined {
  const steps = stepsOf(path.split("?")[0] ?? "");
  for (const operation of operations) {
    const own = stepsOf(operation.path.replace(/:(?=\w+$)/, "/"));
    const isBelow = operation.method !== "get" && CANCEL_STEP.test(own.at(-1) ?? "");
    const isSame =
      operation.method === "delete" && CANCEL.test(`${operation.id} ${operation.label}`);
    if (!isBelow && !isSame) continue;
    const template = isBelow ? own.slice(0, -1) : own;
    const parameters = template.length === steps.length ? bindSteps(template, steps) : undefined;
    if (parameters !== undefined) return { operation, parameters };
  }
  return undefined;
}

const CANCEL_STEP = /^(?:cancel|abort|stop|terminate|kill)$/i;
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
      /^[/:]/.test(one.path.slice(path.length)) &&
      CANCEL_STEP.test(one.path.slice(path.length + 1)),
  );
  return (
    below ??
    operations.find(
      ({ method, path: own, id, label }) =>
        method === "delete" && own === path && CANCEL.test(`${id} ${label}`),
    )
  );
}

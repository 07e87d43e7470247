import type { Operation } from "@quarterdeck/model";
import type { InputProblem } from "#fields/field-props.ts";
import { HttpError } from "#http/errors.ts";

/** Field errors of a response with paths from the record: the API may report them from the envelope. */
export function readServerErrors(
  { body }: Pick<Operation, "body">,
  error: Error | undefined,
): readonly InputProblem[] {
  if (!(error instanceof HttpError)) return [];
  const envelope = body?.path ?? [];
  return error.problem.fields.map((problem) => {
    const isInside =
      envelope.length > 0 && envelope.every((step, index) => problem.path[index] === step);
    return isInside ? { ...problem, path: problem.path.slice(envelope.length) } : problem;
  });
}

import type { Operation } from "@quarterdeck/model";
import type { InputProblem } from "#fields/field-props.ts";
import { HttpError } from "#http/errors.ts";

/** What the API says of the fields, told from the record: it may tell it from the envelope, which the form does not show. */
export function toldProblems(
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

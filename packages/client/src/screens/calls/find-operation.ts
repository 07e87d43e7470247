import type { ModelSummary, OperationSummary } from "@quarterdeck/model";

/** The operation that a call was one of: its method and path template fit, and no fixed segment is missed. */
export function findOperation(
  { operations }: Pick<ModelSummary, "operations">,
  method: string,
  path: string,
): OperationSummary | undefined {
  const fitting = operations.filter(
    (operation) => operation.method.toUpperCase() === method && fits(operation.path, path),
  );
  const [first, ...others] = fitting;
  // `/orders/export` is an operation of its own, though `/orders/{id}` fits it too.
  return others.reduce<OperationSummary | undefined>(
    (best, one) => (best && holes(one.path) < holes(best.path) ? one : best),
    first,
  );
}

/** The template fits the end of the path: what stands before it is the API's base. */
function fits(template: string, path: string): boolean {
  const wanted = segments(template);
  const given = segments(path).slice(-wanted.length);
  if (given.length !== wanted.length) return false;
  return wanted.every((segment, index) => segment.includes("{") || segment === given[index]);
}

function segments(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function holes(path: string): number {
  return path.split("{").length - segments(path).length / 100;
}

import type { ModelSummary, OperationSummary } from "@quarterdeck/model";

/** Finds the operation of a call by method and path template; fixed segments have priority. */
export function findOperation(
  { operations }: Pick<ModelSummary, "operations">,
  method: string,
  path: string,
): OperationSummary | undefined {
  const matching = operations.filter(
    (operation) => operation.method.toUpperCase() === method && matchesPath(operation.path, path),
  );
  const [first, ...others] = matching;
  // `/orders/export` is a separate operation, although `/orders/{id}` matches too.
  return others.reduce<OperationSummary | undefined>(
    (best, one) => (best && holes(one.path) < holes(best.path) ? one : best),
    first,
  );
}

/** True if the template matches the end of the path; the API's base path is before it. */
function matchesPath(template: string, path: string): boolean {
  const templateSegments = segments(template);
  const pathSegments = segments(path).slice(-templateSegments.length);
  if (pathSegments.length !== templateSegments.length) return false;
  return templateSegments.every(
    (segment, index) => segment.includes("{") || segment === pathSegments[index],
  );
}

function segments(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function holes(path: string): number {
  return path.split("{").length - segments(path).length / 100;
}

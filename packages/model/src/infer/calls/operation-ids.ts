/** Unique id for use in a URL: letters, digits, `_` and `-`. `ids` counts the uses of each base. */
export function uniqueId(
  ids: Map<string, number>,
  operationId: string | undefined,
  fallback: string,
): string {
  const base = cleanId(operationId ?? "") || cleanId(fallback) || "operation";
  let id = base;
  let count = ids.get(base) ?? 0;
  for (; ids.has(id); count += 1) id = `${base}-${count + 1}`;
  ids.set(base, Math.max(1, count));
  ids.set(id, ids.get(id) ?? 1);
  return id;
}

function cleanId(text: string): string {
  return text
    .slice(0, 500)
    .replaceAll(/[^\w-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 120);
}

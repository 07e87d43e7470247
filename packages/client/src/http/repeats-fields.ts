import type { FieldProblem } from "@quarterdeck/model";

/** True if a message only repeats field errors, such as "price: too low · name: is taken". */
export function repeatsFields(text: string, fields: readonly FieldProblem[]): boolean {
  const rest = fields.reduce(
    (remaining, { path, message }) =>
      remaining.replaceAll(`${path.join(".")}: ${message}`, "").replaceAll(message, ""),
    text,
  );
  return !/[\p{L}\p{N}]/u.test(rest);
}

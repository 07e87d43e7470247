import type { FieldProblem } from "@quarterdeck/model";

/** Whether a sentence says nothing but what is said of single values: "price: too low · name: is taken". */
export function repeatsFields(sentence: string, fields: readonly FieldProblem[]): boolean {
  const rest = fields.reduce(
    (text, { path, message }) =>
      text.replaceAll(`${path.join(".")}: ${message}`, "").replaceAll(message, ""),
    sentence,
  );
  return !/[\p{L}\p{N}]/u.test(rest);
}

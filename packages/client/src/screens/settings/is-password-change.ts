import type { Field, Operation, OperationSummary } from "@quarterdeck/model";

const about = /passw/i;
const present = /current|old|existing|present|actual/i;

/** Whether an operation may be the one by which people change their own password, as far as its name tells. */
export function soundsLikePassword({ method, id, path }: OperationSummary): boolean {
  return method !== "get" && about.test(`${id} ${path}`);
}

/** Whether it is the one: it asks for the present password and a new one. */
export function isPasswordChange({ scope, body }: Operation): boolean {
  if (scope === "record" || body?.field.kind !== "group") return false;
  const secrets = body.field.fields.filter((field) => field.kind === "secret");
  return secrets.length >= 2 && secrets.some(isPresentPassword);
}

export function isPresentPassword({ name }: Pick<Field, "name">): boolean {
  return present.test(name);
}

import type { Field, Operation, OperationSummary } from "@quarterdeck/model";

const about = /passw/i;
const present = /current|old|existing|present|actual/i;

/** True if the name of an operation suggests that it changes the user's password. */
export function soundsLikePassword({ method, id, path }: OperationSummary): boolean {
  return method !== "get" && about.test(`${id} ${path}`);
}

/** True if an operation requires the current password and a new one. */
export function isPasswordChange({ scope, body }: Operation): boolean {
  if (scope === "record" || body?.field.kind !== "group") return false;
  const secrets = body.field.fields.filter((field) => field.kind === "secret");
  return secrets.length >= 2 && secrets.some(isPresentPassword);
}

export function isPresentPassword({ name }: Pick<Field, "name">): boolean {
  return present.test(name);
}

import type { AdminModel, Operation } from "@quarterdeck/model";

const about = /passw/i;
const present = /current|old|existing|present|actual/i;

/** The API's own operation by which people change their own password: it asks for the present one and a new one. */
export function findPasswordChange(model: Pick<AdminModel, "operations">): Operation | undefined {
  return model.operations.find(
    (operation) =>
      operation.method !== "get" &&
      operation.scope !== "record" &&
      about.test(`${operation.id} ${operation.path}`) &&
      asksForBoth(operation),
  );
}

function asksForBoth({ body }: Operation): boolean {
  if (body?.field.kind !== "group") return false;
  const secrets = body.field.fields.filter((field) => field.kind === "secret");
  return secrets.length >= 2 && secrets.some((field) => present.test(field.name));
}

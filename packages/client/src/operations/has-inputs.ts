import type { Operation, Resource } from "@quarterdeck/model";

/**
 * An operation on a record can be told more than which one: a person may want to say it even where they need not
 * ("permanent", a reason).
 */
export function hasInputs({ parameters, body }: Operation, resource: Resource): boolean {
  const known = new Set(resource.key.map(({ parameter }) => parameter));
  const isAsked = parameters.some(
    ({ name, in: place, isRequired, isSetting, field }) =>
      (place === "query" || (isRequired && place !== "path" && field.default === undefined)) &&
      isSetting !== true &&
      name.toLowerCase() !== "if-match" &&
      !known.has(name),
  );
  const fields = body?.field.kind === "group" ? body.field.fields : undefined;
  const isBodyAsked = fields?.some(({ name }) => !known.has(name)) ?? body !== undefined;
  return isAsked || isBodyAsked;
}

import type { Operation, Resource } from "@quarterdeck/model";

/** An operation on a record wants to be told more than which one. */
export function asksMore({ parameters, body }: Operation, resource: Resource): boolean {
  const known = new Set(resource.key.map(({ parameter }) => parameter));
  const isAsked = parameters.some(
    ({ name, in: place, isRequired, isSetting, field }) =>
      isRequired &&
      place !== "path" &&
      isSetting !== true &&
      field.default === undefined &&
      name.toLowerCase() !== "if-match" &&
      !known.has(name),
  );
  const needed =
    body?.field.kind === "group" ? body.field.fields.filter((one) => one.isRequired) : undefined;
  const isBodyAsked = needed?.some(({ name }) => !known.has(name)) ?? true;
  return isAsked || (body?.isRequired === true && isBodyAsked);
}

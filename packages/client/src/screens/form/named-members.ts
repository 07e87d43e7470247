import type { Field } from "@quarterdeck/model";
import type { InputProblem } from "#fields/field-props.ts";
import type { OperationWithShapes } from "#operations/operation-values.ts";

/** Words of a refusal because a member is missing. */
const MISSING =
  /\b(?:miss(?:ing|es)|required?|mandatory|not (?:set|given|provided|specified|present|supplied)|must be (?:set|given|provided|specified|present|supplied)|needs? to be (?:set|given|provided|specified)|(?:can ?not|can't|must not|should not|may not) be (?:empty|blank|null|undefined))\b/i;

/** The request itself instead of one of its members. */
const REQUEST =
  /^(?:non_?field_?errors|base|body|requests?|payload|data|inputs?|values?|json|content|objects?|documents?|fields?|param(?:eter)?s?|errors?|headers?)$/i;

/**
 * The operation with inputs for the members that a refusal names as missing: a description may leave them out, and so
 * do the rows of an API without a description.
 */
export function withNamedMembers(
  operation: OperationWithShapes,
  problems: readonly (InputProblem & { readonly isGuess?: true })[],
): OperationWithShapes {
  const { body, parameters } = operation;
  if (body?.field.kind !== "group") return operation;
  const { fields } = body.field;
  const names = new Set([...fields, ...parameters].map(({ name }) => fold(name)));
  const added: Field[] = [];
  for (const { path, message, isGuess } of problems) {
    const [name, ...inner] = path;
    if (typeof name !== "string" || inner.length > 0 || REQUEST.test(name)) continue;
    // The first word of a sentence may be any word.
    const isName = (isGuess === true ? /^[a-z_][\w-]*$/ : /^\w[\w-]*$/).test(name);
    if (!isName || names.has(fold(name)) || !MISSING.test(message)) continue;
    names.add(fold(name));
    added.push({ kind: "text", name, label: name, isRequired: true });
  }
  if (added.length === 0) return operation;
  const field = { ...body.field, fields: [...added, ...fields] };
  return { ...operation, body: { ...body, field } };
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}

import type { Parameter } from "#types/operation.ts";

const names =
  /^(?:fields?|select|expands?|includes?|included|embed(?:ded)?|excludes?|omit|populate|preload|hydrate|pretty|prettyprint|envelope|callback|jsonp|alt|projection|view|depth|nometa|meta|quotauser|returnfields?|optfields?|responsefields?|fields\w+|expand\w+)$/;

/** "Whether to include the records in the response." */
const prose =
  /\b(?:whether|if|true|false|set)\b.{0,30}\b(?:include|return|omit|exclude|embed|expand)\b[^.]{0,60}\b(?:in|from) the (?:response|result|output|reply|returned)\b/i;

/**
 * True for an optional query parameter that selects the content or the format of the response and has no effect on the
 * record: `fields`, `populate`, `$expand`.
 */
export function selectsResponse({ name, in: location, isRequired, field }: Parameter): boolean {
  if (location !== "query" || isRequired) return false;
  const [first = ""] = name.split("[");
  return names.test(foldName(first)) || prose.test(field.description ?? "");
}

function foldName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase();
}

import type { Parameter } from "#types/operation.ts";

const names =
  /^(?:fields?|select|expands?|includes?|included|embed(?:ded)?|excludes?|omit|populate|preload|hydrate|pretty|prettyprint|envelope|callback|jsonp|alt|projection|view|depth|nometa|meta|quotauser|returnfields?|optfields?|responsefields?|fields\w+|expand\w+)$/;

/**
 * True for an optional query parameter that selects the content or the format of the response and has no effect on the
 * record: `fields`, `populate`, `$expand`.
 */
export function selectsResponse({ name, in: location, isRequired }: Parameter): boolean {
  const [first = ""] = name.split("[");
  return location === "query" && !isRequired && names.test(foldName(first));
}

function foldName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase();
}

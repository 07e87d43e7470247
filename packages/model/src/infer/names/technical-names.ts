import { splitWords } from "./words.ts";

/** Words in the path of a service's own endpoints, which are not records. */
const TECHNICAL =
  /^(?:health|healthz|healthcheck|ping|version|status|ready|readyz|readiness|live|livez|liveness|alive|login|logout|signin|signout|callback|authorize|auth|openapi|swagger|docs|search|count|find|download|export|test|check|validate|oops|error|whoami|me|self|.*info|stream|websocket|ws|metrics)$/;

/** True if the segment names an endpoint of the service itself: `/health`, `/login`. */
export function isTechnical(segment: string): boolean {
  const words = splitWords(segment);
  // `/company-info` is a record, `/server-info` is not.
  const isAbout =
    words.length > 1 && words.at(-1) === "info" && !words.some((word) => MACHINE.test(word));
  return (isAbout ? words.slice(0, -1) : words).some((word) => TECHNICAL.test(word));
}

const MACHINE =
  /^(?:server|system|sys|build|app|application|api|service|node|host|version|runtime|debug|git|release|cluster|instance|status)$/;

/** Version of an API: `v2`, `v1beta1`, `3`, `1.0`, `2024-01`. */
const VERSION = /^(?:v?\d+(?:[._-]\d+)*|v\d+(?:alpha|beta)\d*)$/i;

/** True for a segment with the version of the API. */
export function isVersion(segment: string): boolean {
  return VERSION.test(segment);
}

/** Words for several records at once, which are not a name: `/tickets/create_many`, `/contacts/batch/create`. */
const SEVERAL = /^(?:batch|bulk|mass|many|multiple|several|multi|all)$/;

/** True for a text of words for several records: `many`, `bulk`. */
export function namesSeveral(text: string): boolean {
  const words = splitWords(text);
  return words.length > 0 && words.every((word) => SEVERAL.test(word));
}

/** True for a name that each kind of record can have for its key: `id`, `uuid`. */
export function isKeyName(name: string): boolean {
  return /^_?(?:id|uuid|pk|guid|uid|gid|oid)$/i.test(name);
}

/** Segments in front of the value that a search takes: `/movies/search/{title}`. */
export const SEARCH_SEGMENT = /^(?:search|searchall|find|findall|filter)$/i;

/** Plural names of one object: `/settings`, `/stats`. */
const ONE_OBJECT =
  /^(?:settings|stats|statistics|analytics|metrics|preferences|details|options|credentials|totals|counts|capabilities|insights|basics|permissions|limits|terms|defaults|news|series)$/;

/** True for a plural word that names one object: settings, stats. */
export function isOneObject(word: string): boolean {
  return ONE_OBJECT.test(word);
}

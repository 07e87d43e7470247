import { splitWords } from "./words.ts";

/** Words in the path of a service's own endpoints, which are not records. */
const TECHNICAL =
  /^(?:health|healthz|healthcheck|ping|version|status|ready|readyz|readiness|live|livez|liveness|alive|login|logout|signin|signout|callback|authorize|auth|openapi|swagger|docs|search|count|find|download|export|test|check|validate|oops|error|whoami|me|self|.*info|stream|websocket|ws|metrics)$/;

/** True if the segment names an endpoint of the service itself: `/health`, `/login`. */
export function isTechnical(segment: string): boolean {
  return splitWords(segment).some((word) => TECHNICAL.test(word));
}

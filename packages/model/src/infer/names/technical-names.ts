import { splitWords } from "./words.ts";

/** What a service says about itself is no record that a person keeps. */
const TECHNICAL =
  /^(?:health|healthz|healthcheck|ping|version|status|ready|readyz|readiness|live|livez|liveness|alive|login|logout|signin|signout|callback|authorize|auth|openapi|swagger|docs|search|count|find|download|export|test|check|validate|oops|error|whoami|me|self|.*info|stream|websocket|ws|metrics)$/;

export function isTechnical(segment: string): boolean {
  return splitWords(segment).some((word) => TECHNICAL.test(word));
}

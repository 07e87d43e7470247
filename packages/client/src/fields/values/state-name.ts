import { snakeCase } from "./snake-case.ts";

const stateName = /(?:^|_)(?:status|state|stage|phase)$/;

/** True for the name of a field that contains the state of its record. */
export function isStateName(name: string): boolean {
  return stateName.test(snakeCase(name));
}

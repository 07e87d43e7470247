import type { Field } from "@quarterdeck/model";
import { snakeCase } from "./snake-case.ts";

/** Last words of the name of a point or a box: `coordinates`, `homeLocation`, `lng_lat`. */
const POSITION =
  /(?:^|_)(?:coord(?:inate)?s?|location|position|point|(?:lat|lng|lon)_?(?:lat|lng|lon)|bbox|centroid|center)$/;

/** True for the numbers of a position: a line of a form has them. */
export function isPosition(name: string, item: Field): boolean {
  return item.kind === "number" && POSITION.test(snakeCase(name));
}

/** True for lists of numbers inside a list, such as the corners of a polygon: JSON is shorter than their inputs. */
export function hasNumbersInside(item: Field): boolean {
  return item.kind === "list" && (item.item.kind === "number" || hasNumbersInside(item.item));
}

/** JSON value; a number that JavaScript cannot represent is an `ExactNumber`. */
export type Json = null | boolean | number | string | ExactNumber | JsonArray | JsonObject;

export type JsonArray = readonly Json[];

export interface JsonObject {
  readonly [key: string]: Json;
}

/** Keys and indexes, as text, of a value inside a JSON value; empty for the value itself. */
export type JsonPath = readonly string[];

/**
 * JSON number whose text changes in `String(Number(text))`: 64-bit ids, `1.50`, `1e400`.
 * It is written back with the same characters. See docs/decisions/0006.
 */
export class ExactNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

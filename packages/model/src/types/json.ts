/** A JSON value as this project carries it: numbers that JavaScript cannot hold stay `ExactNumber`. */
export type Json = null | boolean | number | string | ExactNumber | JsonArray | JsonObject;

export type JsonArray = readonly Json[];

export interface JsonObject {
  readonly [key: string]: Json;
}

/** Keys (and indexes, as text) that lead from a JSON value to one inside it; empty: the value itself. */
export type JsonPath = readonly string[];

/**
 * A JSON number whose text does not survive `String(Number(text))`: 64-bit ids, `1.50`, `1e400`.
 * It is written back as the very same characters. See docs/decisions/0006.
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

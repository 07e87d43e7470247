import type { JsonPath } from "#types/json.ts";

/** What is wrong with a value, as a word that the client says in a sentence. */
export type FaultCode =
  | "missing"
  | "noNull"
  | "type"
  | "tooShort"
  | "tooLong"
  | "pattern"
  | "format"
  | "number"
  | "integer"
  | "least"
  | "most"
  | "above"
  | "below"
  | "multiple"
  | "date"
  | "date-time"
  | "time"
  | "choice"
  | "fewItems"
  | "manyItems"
  | "repeated"
  | "fewMembers"
  | "manyMembers"
  | "unknownName"
  | "badName";

export interface Fault {
  readonly code: FaultCode;
  /** What it should have kept to. */
  readonly limit?: string;
}

export interface PlacedFault extends Fault {
  readonly path: JsonPath;
}

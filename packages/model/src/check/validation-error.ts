import type { JsonPath } from "#types/json.ts";

/** Code of a validation error; the client's catalog has its text. */
export type ValidationErrorCode =
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

export interface ValidationError {
  readonly code: ValidationErrorCode;
  /** The limit that the value exceeds. */
  readonly limit?: string;
}

export interface LocatedError extends ValidationError {
  readonly path: JsonPath;
}

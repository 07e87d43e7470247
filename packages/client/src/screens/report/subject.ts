import type { Field, Operation } from "@quarterdeck/model";
import type { ResourceEntry } from "./index-report.ts";

/** Subject of a correction. */
export type Subject =
  | { readonly kind: "resource" | "list"; readonly entry: ResourceEntry }
  | { readonly kind: "field"; readonly entry: ResourceEntry; readonly field: Field }
  | { readonly kind: "operation"; readonly operation: Operation };

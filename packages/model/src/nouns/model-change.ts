import type { FieldKind } from "./field.ts";
import type { ModelPart, OperationBrief, ResourceBrief } from "./model-part.ts";
import type { SignIn, SignInMethod } from "./sign-in.ts";

/** What is known of a model: all of it, or its core and the parts that were read. */
export interface KnownModel {
  readonly core: {
    readonly resources: readonly ResourceBrief[];
    readonly operations: readonly OperationBrief[];
    readonly servers: readonly string[];
    readonly signIn: SignIn;
  };
  readonly parts: readonly ModelPart[];
}

/** Something of an API that is another than before, and that whoever works with it should know. */
export type ModelChange =
  | WholeChange
  | ServerChange
  | SignInChange
  | FieldChange
  | KindChange
  | ChoicesChange;

export interface WholeChange {
  readonly what: "resource-new" | "resource-gone" | "operation-new" | "operation-gone";
  readonly label: string;
  /** `GET /orders`, of an operation. */
  readonly call?: string;
}

export interface ServerChange {
  readonly what: "server-new" | "server-gone";
  readonly address: string;
}

export interface SignInChange {
  /** `other`: by the same means, but asked for in another place or sent in another way. */
  readonly what: "sign-in-new" | "sign-in-gone" | "sign-in-other";
  readonly method: SignInMethod["kind"];
}

interface OfField {
  /** From the outermost group to the field itself. */
  readonly labels: readonly string[];
  /** Labels of the resource, or of the operations that take it. */
  readonly of: readonly string[];
}

export interface FieldChange extends OfField {
  readonly what: "field-new" | "field-gone" | "field-required" | "field-optional";
}

export interface KindChange extends OfField {
  readonly what: "field-kind";
  readonly before: FieldKind;
  readonly after: FieldKind;
}

export interface ChoicesChange extends OfField {
  readonly what: "field-choices";
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

import type { FieldKind } from "./field.ts";
import type { ModelChunk, OperationSummary, ResourceSummary } from "./model-chunk.ts";
import type { SignIn, SignInMethod } from "./sign-in.ts";

/** What is known of a model: all of it, or its core and the parts that were read. */
export interface PartialModel {
  readonly summary: {
    readonly resources: readonly ResourceSummary[];
    readonly operations: readonly OperationSummary[];
    readonly servers: readonly string[];
    readonly signIn: SignIn;
  };
  readonly chunks: readonly ModelChunk[];
}

/** Something of an API that is another than before, and that whoever works with it should know. */
export type ModelChange =
  | WholeChange
  | ServerChange
  | SignInChange
  | RegistrationChange
  | SettingChange
  | FieldChange
  | KindChange
  | RelationChange
  | TypesChange
  | ChoicesChange;

export interface WholeChange {
  readonly kind:
    | "resource-new"
    | "resource-gone"
    | "operation-new"
    | "operation-gone"
    | "operation-deprecated";
  readonly label: string;
  /** `GET /orders`, of an operation. */
  readonly call?: string;
}

export interface ServerChange {
  readonly kind: "server-new" | "server-gone";
  readonly address: string;
}

export interface SignInChange {
  /** `other`: by the same means, but asked for in another place or sent in another way. */
  readonly kind: "sign-in-new" | "sign-in-gone" | "sign-in-other";
  readonly method: SignInMethod["kind"];
}

export interface RegistrationChange {
  /** `other`: it is sent elsewhere, or asks for something else. */
  readonly kind: "registration-new" | "registration-gone" | "registration-other";
  /** `POST /register` */
  readonly call: string;
}

/** Of what is said once for the whole connection. */
export interface SettingChange {
  readonly kind: "setting-new" | "setting-gone";
  readonly label: string;
}

/** A parameter is what an operation can be told beside its body: what a list is narrowed by, most of all. */
export type FieldOrParameter = "field" | "parameter";

interface OfField {
  /** From the outermost group to the field itself. */
  readonly labels: readonly string[];
  /** Labels of the resource, or of the operations that take it. */
  readonly owners: readonly string[];
}

export interface FieldChange extends OfField {
  readonly kind: `${FieldOrParameter}-${"new" | "gone" | "required" | "optional" | "deprecated"}`;
}

/** A kind as people tell them apart: a whole number is another thing than a number. */
export type ChangedKind = FieldKind | "integer";

export interface KindChange extends OfField {
  /** `item-kind`: of what stands in a list, or by names in a map. */
  readonly kind: `${FieldOrParameter}-${"kind" | "item-kind"}`;
  readonly before: ChangedKind;
  readonly after: ChangedKind;
}

export interface RelationChange extends OfField {
  readonly kind: `${FieldOrParameter}-relation`;
  /** Labels of the resources that it refers to. */
  readonly before: string;
  readonly after: string;
}

/** A value of one of several types may be of others now. */
export interface TypesChange extends OfField {
  readonly kind: `${FieldOrParameter}-types`;
  readonly added: readonly ChangedKind[];
  readonly removed: readonly ChangedKind[];
}

/** Of a fixed set of values, or of the shapes that an object may have. */
export interface ChoicesChange extends OfField {
  readonly kind: `${FieldOrParameter}-choices`;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

import type { FieldKind } from "./field.ts";
import type { ModelChunk, OperationSummary, ResourceSummary } from "./model-chunk.ts";
import type { SignIn, SignInMethod } from "./sign-in.ts";

/** Loaded part of a model: its summary and the chunks that were read. */
export interface PartialModel {
  readonly summary: {
    readonly resources: readonly ResourceSummary[];
    readonly operations: readonly OperationSummary[];
    readonly servers: readonly string[];
    readonly signIn: SignIn;
  };
  readonly chunks: readonly ModelChunk[];
}

/** Difference between two versions of an API that its users notice. */
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
  /** Method and path of an operation: `GET /orders`. */
  readonly call?: string;
}

export interface ServerChange {
  readonly kind: "server-new" | "server-gone";
  readonly address: string;
}

export interface SignInChange {
  /** `other`: the same kind of method with other fields or another credential location. */
  readonly kind: "sign-in-new" | "sign-in-gone" | "sign-in-other";
  readonly method: SignInMethod["kind"];
}

export interface RegistrationChange {
  /** `other`: the registration has another path or other fields. */
  readonly kind: "registration-new" | "registration-gone" | "registration-other";
  /** Method and path: `POST /register`. */
  readonly call: string;
}

/** Change of a connection setting. */
export interface SettingChange {
  readonly kind: "setting-new" | "setting-gone";
  readonly label: string;
}

/** Fields of records and bodies, or parameters of operations: filters, most of all. */
export type FieldOrParameter = "field" | "parameter";

interface FieldChangeBase {
  /** Labels from the outermost group to the field. */
  readonly labels: readonly string[];
  /** Labels of the resource, or of the operations with this field. */
  readonly owners: readonly string[];
}

export interface FieldChange extends FieldChangeBase {
  readonly kind: `${FieldOrParameter}-${"new" | "gone" | "required" | "optional" | "deprecated"}`;
}

/** Field kind as shown to users: integers and other numbers differ. */
export type ChangedKind = FieldKind | "integer";

export interface KindChange extends FieldChangeBase {
  /** `item-kind`: kind of the items of a list or the values of a map. */
  readonly kind: `${FieldOrParameter}-${"kind" | "item-kind"}`;
  readonly before: ChangedKind;
  readonly after: ChangedKind;
}

export interface RelationChange extends FieldChangeBase {
  readonly kind: `${FieldOrParameter}-relation`;
  /** Labels of the target resources. */
  readonly before: string;
  readonly after: string;
}

/** Change of the types of a value with several types. */
export interface TypesChange extends FieldChangeBase {
  readonly kind: `${FieldOrParameter}-types`;
  readonly added: readonly ChangedKind[];
  readonly removed: readonly ChangedKind[];
}

/** Change of a fixed set of values, or of the variants of an object. */
export interface ChoicesChange extends FieldChangeBase {
  readonly kind: `${FieldOrParameter}-choices`;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

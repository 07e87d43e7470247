import type { FieldOrParameter, ChoicesChange, FieldChange } from "#types/model-change.ts";
import type { KindChange, RelationChange, TypesChange } from "#types/model-change.ts";

/** A change of a field without its owner; a relation still contains resource names. */
export type Difference = WithoutOwner<
  FieldChange | KindChange | RelationChange | TypesChange | ChoicesChange
> &
  Pick<FieldPosition, "path">;

type WithoutOwner<Change> = Change extends unknown ? Omit<Change, "owners"> : never;

export interface FieldPosition {
  readonly thing: FieldOrParameter;
  /** Names from the outermost group to the field. */
  readonly path: string;
  readonly labels: readonly string[];
  /** True for request fields. Whether a response always contains a field changes nothing for readers. */
  readonly isSent: boolean;
}

type FieldAspect = FieldChange["kind"] extends `${FieldOrParameter}-${infer Aspect}`
  ? Aspect
  : never;

export function fieldDifference(
  aspect: FieldAspect,
  { thing, path, labels }: FieldPosition,
): Difference {
  return { kind: `${thing}-${aspect}`, path, labels };
}

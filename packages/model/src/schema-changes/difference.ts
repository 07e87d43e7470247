import type { FieldOrParameter, ChoicesChange, FieldChange } from "#types/model-change.ts";
import type { KindChange, RelationChange, TypesChange } from "#types/model-change.ts";

/** A change of a field before it is known whose field it is; a relation still names resources as addresses do. */
export type Difference = WithoutOwner<
  FieldChange | KindChange | RelationChange | TypesChange | ChoicesChange
> &
  Pick<Place, "path">;

type WithoutOwner<Change> = Change extends unknown ? Omit<Change, "owners"> : never;

export interface Place {
  readonly thing: FieldOrParameter;
  /** Names from the outermost group to the field: what tells it from others. */
  readonly path: string;
  readonly labels: readonly string[];
  /** An answer that leaves a field out, or begins to carry it always, changes nothing for who reads it. */
  readonly isSent: boolean;
}

type FieldAspect = FieldChange["kind"] extends `${FieldOrParameter}-${infer Aspect}`
  ? Aspect
  : never;

export function tellField(aspect: FieldAspect, { thing, path, labels }: Place): Difference {
  return { kind: `${thing}-${aspect}`, path, labels };
}

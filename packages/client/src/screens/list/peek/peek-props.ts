import type { Field, Resource } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";

/** Props of the hosts of the panel. */
export interface PeekProps {
  /** Id of the element with the rows or cards. */
  readonly table: string;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly rows: readonly unknown[];
  readonly fields: readonly Field[];
  /** Key of the record in the panel. */
  readonly peek: string | undefined;
  readonly onPeek: (key: string | undefined) => void;
}

import type { Resource } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";

export interface RecordScreenProps {
  readonly resource: Resource;
  /** Empty for a singleton. */
  readonly recordKey: string;
  readonly parents: ParentValues;
  readonly tab: string | undefined;
  readonly onTab: (tab: string | undefined) => void;
}

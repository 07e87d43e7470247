import type { Resource } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";

export interface RecordScreenProps {
  readonly resource: Resource;
  /** Empty for a singleton. */
  readonly recordKey: string;
  readonly parents: ParentValues;
  readonly tab: string | undefined;
  readonly onTab: (tab: string | undefined) => void;
  /** Page, sort and search of the nested list in the open tab. */
  readonly nestedAddress: ListAddress;
  readonly onNestedAddress: (next: ListAddress, how: { readonly isReplace: boolean }) => void;
}

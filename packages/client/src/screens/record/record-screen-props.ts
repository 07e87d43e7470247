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
  /** What the open tab shows of a list inside the record: its page, its order, what is sought. */
  readonly held: ListAddress;
  readonly onHeld: (next: ListAddress, how: { readonly isReplace: boolean }) => void;
}

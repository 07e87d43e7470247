import type { Field, Resource } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { isEmpty, type RowSelection, useSelected } from "#tables/row-selection.ts";

interface SelectionHostProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  readonly selection: RowSelection;
  readonly total: number | undefined;
}

// Few visits select rows.
const SelectionBar = lazyComponent(
  async () => (await import("#bulk/selection-bar.tsx")).SelectionBar,
);

const ExportSelected = lazyComponent(
  async () => (await import("./export-selected.tsx")).ExportSelected,
);

export function SelectionHost(props: SelectionHostProps): ReactNode {
  const selected = useSelected(props.selection);
  // The bar stays: it may show a job for the last selection.
  const [isUsed, setIsUsed] = useState(false);
  if (!isUsed && !isEmpty(selected)) setIsUsed(true);
  if (!isUsed) return null;
  return (
    <SelectionBar
      {...props}
      selected={selected}
      further={<ExportSelected {...props} selected={selected} />}
    />
  );
}

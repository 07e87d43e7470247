import type { Field, Resource } from "@quarterdeck/model";
import { type ReactNode, useCallback, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { Selected } from "#tables/row-selection.ts";
import { useChunk } from "#queries/model/model-chunk.ts";

// Few visits export.
const LazyExportDialog = lazyComponent(
  async () => (await import("#transfer/export-dialog.tsx")).ExportDialog,
);

interface ExportOpenerProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  /** Undefined: all matching rows. */
  readonly selected?: Selected;
  readonly total: number | undefined;
  readonly children: (open: () => void) => ReactNode;
}

/** Renders a control that opens the export dialog. */
export function ExportOpener(props: ExportOpenerProps): ReactNode {
  const { resource, parents, address, fields, shown, selected, total, children } = props;
  const chunk = useChunk();
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  return (
    <>
      {children(open)}
      {isOpen && (
        <LazyExportDialog
          walk={{ chunk, resource, parents, state: address }}
          fields={fields}
          shown={shown}
          selected={selected}
          total={total}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

import { Button } from "@mantine/core";
import type { Field, Resource } from "@quarterdeck/model";
import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, Suspense, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { countChosen } from "#bulk/choice.ts";
import type { Selected } from "#fields/table/row-selection.ts";
import { usePart } from "#queries/part.ts";
import { useTexts } from "#texts/use-texts.ts";
import { LazyExportDialog } from "./lazy-export-dialog.ts";

interface ExportSelectedProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  readonly selected: Selected;
  readonly total: number | undefined;
}

/** The rows that are chosen as a file. */
export function ExportSelected(props: ExportSelectedProps): ReactNode {
  const { resource, parents, address, fields, shown, selected, total } = props;
  const t = useTexts("list");
  const part = usePart();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={14} />}
        onClick={() => setIsOpen(true)}
      >
        {t("export")}
      </Button>
      {isOpen && (
        <Suspense>
          <LazyExportDialog
            place={{ part, resource, parents, state: address }}
            fields={fields}
            shown={shown}
            selected={selected}
            total={countChosen({ selected, address, total })}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

import { Button } from "@mantine/core";
import type { Field, Resource } from "@quarterdeck/model";
import { IconDownload } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { loadChunk } from "#chunks/load-chunk.ts";
import type { ListReading } from "#queries/list.ts";
import { usePart } from "#queries/part.ts";
import { useTexts } from "#texts/use-texts.ts";
import { buttonPadding } from "./button-padding.ts";

interface ExportButtonProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  readonly reading: ListReading;
}

// Few visits end with a file.
const ExportDialog = lazy(async () => ({
  default: (await loadChunk(() => import("#transfer/export-dialog.tsx"))).ExportDialog,
}));

/** Offered once the list has rows. */
export function ExportButton(props: ExportButtonProps): ReactNode {
  const { resource, parents, address, fields, shown, reading } = props;
  const t = useTexts("list");
  const part = usePart();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        px={buttonPadding}
        disabled={(reading.page?.rows.length ?? 0) === 0}
        onClick={() => setIsOpen(true)}
      >
        {t("export")}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog
            place={{ part, resource, parents, state: address }}
            fields={fields}
            shown={shown}
            total={reading.page?.total}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

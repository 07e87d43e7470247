import { Button } from "@mantine/core";
import type { Field, Resource } from "@quarterdeck/model";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { countSelected } from "#bulk/bulk-selection.ts";
import type { Selected } from "#tables/row-selection.ts";
import { useListTexts } from "#texts/use-list-texts.ts";
import { ExportOpener } from "#screens/list/export-opener.tsx";

interface ExportSelectedProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  readonly selected: Selected;
  readonly total: number | undefined;
}

/** Button that exports the selected rows. */
export function ExportSelected(props: ExportSelectedProps): ReactNode {
  const t = useListTexts();
  return (
    <ExportOpener {...props} total={countSelected(props)}>
      {(open) => (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size="0.875rem" />}
          onClick={open}
        >
          {t("export")}
        </Button>
      )}
    </ExportOpener>
  );
}

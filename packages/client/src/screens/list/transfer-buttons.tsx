import { Button } from "@mantine/core";
import type { Field, Resource } from "@quarterdeck/model";
import { IconDownload, IconUpload } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { importAddress } from "#addresses/resource-address.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { toolLook } from "#components/buttons/tool-look.ts";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import tool from "#components/styles/toolbar-button.module.css";
import type { ListReading } from "#queries/list.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useListTexts } from "#texts/use-list-texts.ts";
import { ExportOpener } from "./export-opener.tsx";

interface TransferButtonsProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  readonly reading: ListReading;
}

/** Button to export the list, and a link to import a file if the API can write records. */
export function TransferButtons(props: TransferButtonsProps): ReactNode {
  const { resource, parents, reading } = props;
  const { create, update, replace } = resource.operations;
  const isEmpty = (reading.page?.rows.length ?? 0) === 0;
  return (
    <>
      <ExportOpener {...props} total={reading.page?.total}>
        {(open) => <ExportButton isEmpty={isEmpty} onOpen={open} />}
      </ExportOpener>
      {(create ?? update ?? replace) !== undefined && (
        <ImportLink resource={resource} parents={parents} />
      )}
    </>
  );
}

const ImportLink = memo(function ImportLink({
  resource,
  parents,
}: Pick<TransferButtonsProps, "resource" | "parents">) {
  const t = useListTexts();
  return (
    <LinkButton
      address={importAddress(useModel(), resource, parents)}
      {...toolLook}
      leftSection={<IconUpload size="1rem" />}
      isTool
    >
      {t("importRecords")}
    </LinkButton>
  );
});

interface ExportButtonProps {
  readonly isEmpty: boolean;
  readonly onOpen: () => void;
}

const ExportButton = memo(function ExportButton({ isEmpty, onOpen }: ExportButtonProps) {
  const t = useListTexts();
  const label = t("exportRecords");
  useShortcut("", label, onOpen, !isEmpty);
  return (
    <DisabledReason reason={isEmpty ? t("exportNone") : undefined}>
      {(disabledReason) => (
        <Button
          {...toolLook}
          className={tool.button}
          leftSection={<IconDownload size="1rem" />}
          aria-label={label}
          onClick={onOpen}
          {...disabledReason}
        >
          <span className={tool.label}>{t("export")}</span>
        </Button>
      )}
    </DisabledReason>
  );
});

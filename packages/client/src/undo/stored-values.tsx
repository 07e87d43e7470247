import { Button } from "@mantine/core";
import type { ModelChunk, OtherValue } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { recordAddress } from "#addresses/resource-address.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { Dialog } from "#components/overlays/dialog.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ChangeTable } from "./change-table.tsx";
import type { HistoryEntry } from "./history-entry.ts";

interface StoredValuesProps {
  readonly entry: HistoryEntry;
  readonly resource: ModelChunk["resource"];
  readonly others: readonly OtherValue[];
}

/** Button and dialog with the values that the API stored instead of the sent ones. */
export function StoredValues({ entry, resource, others }: StoredValuesProps): ReactNode {
  const t = useTexts("history");
  const model = useModel();
  const [isOpen, setIsOpen] = useState(false);
  const { key, parents } = entry;
  const changes = others.map(({ sent, stored, ...member }) => ({
    ...member,
    before: sent,
    after: stored,
  }));
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setIsOpen(true)}>
        {t("differsShow")}
      </Button>
      {isOpen && (
        <Dialog title={t("storedOther")} isWide onClose={() => setIsOpen(false)}>
          <ChangeTable
            label={t("storedOther")}
            headings={[t("sent"), t("stored")]}
            changes={changes}
          />
          {resource !== undefined && key !== undefined && (
            <LinkButton
              variant="default"
              address={recordAddress(model, resource, key, { parents })}
            >
              {t("openRecord")}
            </LinkButton>
          )}
        </Dialog>
      )}
    </>
  );
}

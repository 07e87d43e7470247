import { Button, Stack } from "@mantine/core";
import type { Field, Resource } from "@quarterdeck/model";
import { IconArrowsDownUp } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, Suspense, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { importAddress } from "#addresses/resource-address.ts";
import { Off } from "#components/off.tsx";
import { Popup } from "#components/popup.tsx";
import type { ListReading } from "#queries/list.ts";
import { useModel } from "#queries/model.ts";
import { usePart } from "#queries/part.ts";
import { useTexts } from "#texts/use-texts.ts";

import { LazyExportDialog } from "./lazy-export-dialog.ts";

interface TransferMenuProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  readonly reading: ListReading;
}

/** The list as a file, and files as rows of the list, where the API takes any. */
export function TransferMenu(props: TransferMenuProps): ReactNode {
  const { resource, parents, address, fields, shown, reading } = props;
  const t = useTexts("list");
  const model = useModel();
  const part = usePart();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { create, update, replace } = resource.operations;
  const isImportable = (create ?? update ?? replace) !== undefined;
  return (
    <>
      <Popup label={t("transfer")} icon={<IconArrowsDownUp size={16} />} face={t("export")} isTool>
        {(close) => (
          <Stack gap={0}>
            <Off reason={(reading.page?.rows.length ?? 0) === 0 ? t("exportNone") : undefined}>
              {(off) => (
                <Button
                  variant="subtle"
                  justify="start"
                  onClick={() => {
                    close();
                    setIsOpen(true);
                  }}
                  {...off}
                >
                  {t("exportThese")}
                </Button>
              )}
            </Off>
            {isImportable && (
              <Button
                variant="subtle"
                justify="start"
                onClick={() => void navigate({ ...importAddress(model, resource, parents) })}
              >
                {t("importFile")}
              </Button>
            )}
          </Stack>
        )}
      </Popup>
      {isOpen && (
        <Suspense>
          <LazyExportDialog
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

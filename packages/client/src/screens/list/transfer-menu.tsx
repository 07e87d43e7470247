import type { Field, Resource } from "@quarterdeck/model";
import { IconArrowsDownUp, IconDownload, IconPencilCheck, IconUpload } from "@tabler/icons-react";
import { useNavigate } from "#router/use-router.ts";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { importAddress } from "#addresses/resource-address.ts";
import lines from "#components/styles/menu-item.module.css";
import { useCorrect } from "#components/corrections/correct-context.ts";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { Popup } from "#components/overlays/popup.tsx";
import type { ListReading } from "#queries/list.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";

import { ExportOpener } from "./export-opener.tsx";

interface TransferMenuProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  readonly reading: ListReading;
}

const icon = { size: "1rem", "aria-hidden": true } as const;

/** Menu to export the list, and to import a file if the API can write records. */
export function TransferMenu(props: TransferMenuProps): ReactNode {
  const { resource, parents, reading } = props;
  const t = useTexts("list");
  const ofComponents = useTexts("components");
  const correct = useCorrect();
  const model = useModel();
  const navigate = useNavigate();
  const { create, update, replace } = resource.operations;
  const isImportable = (create ?? update ?? replace) !== undefined;
  return (
    <ExportOpener {...props} total={reading.page?.total}>
      {(openExport) => (
        <Popup
          label={t("transfer")}
          icon={<IconArrowsDownUp size="1rem" />}
          content={t("export")}
          isTool
        >
          {(close) => (
            <>
              <DisabledReason
                reason={(reading.page?.rows.length ?? 0) === 0 ? t("exportNone") : undefined}
              >
                {(disabledReason) => (
                  <button
                    type="button"
                    className={lines.item}
                    onClick={() => {
                      close();
                      openExport();
                    }}
                    {...disabledReason}
                  >
                    <IconDownload {...icon} />
                    {t("exportThese")}
                  </button>
                )}
              </DisabledReason>
              {isImportable && (
                <button
                  type="button"
                  className={lines.item}
                  onClick={() => void navigate({ ...importAddress(model, resource, parents) })}
                >
                  <IconUpload {...icon} />
                  {t("importFile")}
                </button>
              )}
              {correct !== undefined && (
                <button
                  type="button"
                  className={lines.item}
                  onClick={() => {
                    close();
                    correct({ kind: "list", resource: resource.name });
                  }}
                >
                  <IconPencilCheck {...icon} />
                  {ofComponents("correct")}
                </button>
              )}
            </>
          )}
        </Popup>
      )}
    </ExportOpener>
  );
}

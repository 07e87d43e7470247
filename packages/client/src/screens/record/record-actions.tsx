import { Button } from "@mantine/core";
import { type Operation, type Resource } from "@quarterdeck/model";
import { IconDots, IconPencil, IconPencilCheck } from "@tabler/icons-react";
import { useNavigate } from "#router/use-router.ts";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { copyAddress, editAddress, listAddress } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import lines from "#components/styles/menu-item.module.css";
import { useCorrect } from "#components/corrections/correct-context.ts";
import { ActionList } from "#components/buttons/action-list.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { isRecord } from "#fields/values/record-value.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { maxLabel } from "#components/buttons/max-label.ts";
import { Popup } from "#components/overlays/popup.tsx";
import { useMedia } from "#components/hooks/use-media.ts";
import { usePaletteActions } from "#components/shortcuts/use-shortcut.ts";
import {
  actionRank,
  isDestructive,
  isOtherEdit,
  recordOperations,
} from "#operations/record-operations.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import { useTexts } from "#texts/use-texts.ts";

interface RecordActionsProps {
  readonly resource: Resource;
  readonly recordKey: string;
  readonly parents: ParentValues;
  /** Undefined: not read, or not yet. */
  readonly record: unknown;
  readonly etag: string | undefined;
}

// Actions need more code than the record page.
const SelectedAction = lazyComponent(
  async () => (await import("#operations/selected-action.tsx")).SelectedAction,
);

/** Maximum number of buttons; further actions are in a menu. */
const maxButtons = { phone: 1, desk: 3 };

/** Actions of a record; destructive ones are only in the menu. */
export function RecordActions(props: RecordActionsProps): ReactNode {
  const { resource, recordKey, parents, record } = props;
  const model = useModel();
  const navigate = useNavigate();
  const chunk = useChunk();
  const t = useRecordTexts();
  const ofComponents = useTexts("components");
  const correct = useCorrect();
  const [chosen, setChosen] = useState<Operation>();
  const { create, update, replace } = resource.operations;
  // Also while the record is read: no entry of an open menu moves.
  const isCopied = record === undefined || isRecord(record);
  const canCopy = create !== undefined && recordKey !== "" && isCopied;
  const copy = copyAddress(model, resource, recordKey, parents);
  const operations = recordOperations(chunk.operations, resource, record);
  const harmless = operations
    .filter((operation) => !isDestructive(operation) && !isOtherEdit(operation, resource))
    .toSorted((one, other) => actionRank(one) - actionRank(other));
  const most = maxButtons[useMedia("(max-width: 47.99em)") ? "phone" : "desk"];
  const short = harmless.filter(({ label }) => label.length <= maxLabel);
  const buttons = short.slice(0, harmless.length > most ? most - 1 : most);
  usePaletteActions([
    ...operations.map((operation) => ({
      label: operation.label,
      run: () => setChosen(operation),
    })),
    ...(canCopy ? [{ label: t("duplicate"), run: () => void navigate({ ...copy }) }] : []),
  ]);
  const others = operations.filter((operation) => !buttons.includes(operation));
  return (
    <>
      {(update ?? replace) !== undefined && (
        <LinkButton
          address={editAddress(model, resource, recordKey, parents)}
          leftSection={<IconPencil size="1rem" />}
          shortcut="e"
        >
          {ofComponents("edit")}
        </LinkButton>
      )}
      {buttons.map((operation) => (
        <Button key={operation.id} variant="default" onClick={() => setChosen(operation)}>
          {operation.label}
        </Button>
      ))}
      {(others.length > 0 || canCopy || correct !== undefined) && (
        <Popup label={t("moreActions")} content={<IconDots size="1.125rem" aria-hidden />} isNarrow>
          {(close) => (
            <>
              {canCopy && (
                <AppLink className={lines.item} address={copy}>
                  {t("duplicate")}
                </AppLink>
              )}
              <ActionList
                operations={others}
                available={operations}
                onChoose={(operation) => {
                  close();
                  setChosen(operation);
                }}
              />
              {correct !== undefined && (
                <button
                  type="button"
                  className={lines.item}
                  onClick={() => {
                    close();
                    correct({ kind: "screen" });
                  }}
                >
                  <IconPencilCheck size="1rem" aria-hidden />
                  {ofComponents("correct")}
                </button>
              )}
            </>
          )}
        </Popup>
      )}
      {chosen !== undefined && (
        <SelectedAction
          fallback={<span role="status">{t("loading", { label: chosen.label })}</span>}
          {...props}
          operation={chosen}
          onGone={() =>
            void navigate({ ...listAddress(model, resource, { parents }), replace: true })
          }
          onClose={() => setChosen(undefined)}
          onDone={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

import { lazyComponent } from "#chunks/lazy-component.tsx";
import { Button } from "@mantine/core";
import type { Operation, Resource } from "@quarterdeck/model";
import { IconBolt, IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { newAddress } from "#addresses/resource-address.ts";
import { ActionList } from "#components/buttons/action-list.tsx";
import { maxLabel } from "#components/buttons/max-label.ts";
import { Dialog } from "#components/overlays/dialog.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { Popup } from "#components/overlays/popup.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useListTexts } from "#texts/use-list-texts.ts";
import { useTexts } from "#texts/use-texts.ts";

const actionsIcon = <IconBolt size="1rem" />;

// The form and its inputs are as large as the list.
const CollectionAction = lazyComponent(
  async () => (await import("./collection-action.tsx")).CollectionAction,
);

interface CollectionActionsProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
}

/** Buttons for a new record and for the actions on a collection. */
export function CollectionActions({ resource, parents }: CollectionActionsProps): ReactNode {
  const t = useListTexts();
  const common = useTexts("components");
  const model = useModel();
  const [chosen, setChosen] = useState<Operation>();
  const operations = useChunk().operations.filter(
    (operation) =>
      operation.resource === resource.name &&
      operation.scope === "collection" &&
      operation.id !== resource.operations.list &&
      operation.id !== resource.operations.create,
  );
  const [first] = operations;
  // A menu with one item costs a click.
  const isShort =
    operations.length < 2 && first?.method !== "delete" && (first?.label.length ?? 0) <= maxLabel;
  return (
    <>
      {isShort ? (
        operations.map((operation) => (
          <Button key={operation.id} variant="default" onClick={() => setChosen(operation)}>
            {operation.label}
          </Button>
        ))
      ) : (
        <Popup label={t("actions")} icon={actionsIcon}>
          {(close) => (
            <ActionList
              operations={operations}
              onChoose={(operation) => {
                close();
                setChosen(operation);
              }}
            />
          )}
        </Popup>
      )}
      {chosen !== undefined && (
        <Dialog title={chosen.label} isWide onClose={() => setChosen(undefined)}>
          <CollectionAction
            fallback={<span role="status">{t("loading", { label: chosen.label })}</span>}
            resource={resource}
            parents={parents}
            operation={chosen}
            onCancel={() => setChosen(undefined)}
          />
        </Dialog>
      )}
      {resource.operations.create !== undefined && (
        <LinkButton
          address={newAddress(model, resource, parents)}
          leftSection={<IconPlus size="1rem" />}
          shortcut="n"
        >
          {common("create", { label: inlineLabel(resource.labels.one) })}
        </LinkButton>
      )}
    </>
  );
}

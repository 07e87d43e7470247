import type { Resource } from "@quarterdeck/model";
import { IconBolt, IconPlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type ParentValues, operationAddress } from "#addresses/address.ts";
import { newAddress } from "#addresses/resource-address.ts";
import { ActionList } from "#components/action-list.tsx";
import { inSentence } from "#components/in-sentence.ts";
import { LinkButton } from "#components/link-button.tsx";
import { Popup } from "#components/popup.tsx";
import { useModel } from "#queries/model.ts";
import { usePart } from "#queries/part.ts";
import { useTexts } from "#texts/use-texts.ts";

interface CollectionActionsProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
}

/** A new record, and what else the API can do with this collection, each on its own page. */
export function CollectionActions({ resource, parents }: CollectionActionsProps): ReactNode {
  const t = useTexts("list");
  const model = useModel();
  const navigate = useNavigate();
  const operations = usePart().operations.filter(
    (operation) =>
      operation.resource === resource.name &&
      operation.scope === "collection" &&
      operation.id !== resource.operations.list &&
      operation.id !== resource.operations.create,
  );
  return (
    <>
      {operations.length > 0 && (
        <Popup label={t("actions")} icon={<IconBolt size={16} />}>
          {() => (
            <ActionList
              operations={operations}
              onChoose={({ id }) => void navigate({ ...operationAddress(id, parents) })}
            />
          )}
        </Popup>
      )}
      {resource.operations.create !== undefined && (
        <LinkButton
          address={newAddress(model, resource, parents)}
          leftSection={<IconPlus size={16} />}
          shortcut="n"
        >
          {t("create", { label: inSentence(resource.labels.one) })}
        </LinkButton>
      )}
    </>
  );
}

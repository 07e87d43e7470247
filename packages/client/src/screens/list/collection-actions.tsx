import type { Resource } from "@quarterdeck/model";
import { IconBolt } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type ParentValues, operationAddress } from "#addresses/address.ts";
import { ActionList } from "#components/action-list.tsx";
import { Popup } from "#components/popup.tsx";
import { usePart } from "#queries/part.ts";
import { useTexts } from "#texts/use-texts.ts";

interface CollectionActionsProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
}

/** What else the API can do with this collection, each on its own page. */
export function CollectionActions({ resource, parents }: CollectionActionsProps): ReactNode {
  const t = useTexts("list");
  const navigate = useNavigate();
  const operations = usePart().operations.filter(
    (operation) =>
      operation.resource === resource.name &&
      operation.scope === "collection" &&
      operation.id !== resource.operations.list,
  );
  if (operations.length === 0) return null;
  return (
    <Popup label={t("actions")} icon={<IconBolt size={16} />}>
      {() => (
        <ActionList
          operations={operations}
          onChoose={({ id }) => void navigate({ ...operationAddress(id, parents) })}
        />
      )}
    </Popup>
  );
}

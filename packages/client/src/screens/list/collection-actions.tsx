import { Button, Menu } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { IconChevronDown } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type ParentValues, operationAddress } from "#addresses/address.ts";
import { useModel } from "#queries/model.ts";
import { useTexts } from "#texts/use-texts.ts";

interface CollectionActionsProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
}

/** What else the API can do with this collection, each on its own page. */
export function CollectionActions({ resource, parents }: CollectionActionsProps): ReactNode {
  const t = useTexts("list");
  const model = useModel();
  const navigate = useNavigate();
  const operations = model.operations.filter(
    (operation) =>
      operation.resource === resource.name &&
      operation.scope === "collection" &&
      operation.id !== resource.operations.list,
  );
  if (operations.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />}>
          {t("actions")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {operations.map((operation) => (
          <Menu.Item
            key={operation.id}
            onClick={() => void navigate({ ...operationAddress(operation.id, parents) })}
          >
            {operation.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

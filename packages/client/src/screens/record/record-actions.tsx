import { Button, Group, Menu } from "@mantine/core";
import { type Operation, type Resource, splitKey } from "@quarterdeck/model";
import { IconDots } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { listAddress } from "#addresses/resource-address.ts";
import { Dialog } from "#components/dialog.tsx";
import { bindPath } from "#fields/operation/bind-path.ts";
import { OperationRunner } from "#fields/operation/operation-runner.tsx";
import { bodyOfRecord } from "#fields/operation/operation-values.ts";
import { useModel } from "#queries/model.ts";
import { useTexts } from "#texts/use-texts.ts";

interface RecordActionsProps {
  readonly resource: Resource;
  readonly recordKey: string;
  readonly parents: ParentValues;
  /** Undefined: not read (yet). */
  readonly record: unknown;
  readonly etag: string | undefined;
}

const mostButtons = 3;

/** All that the API can do with this record; what destroys stands apart and warns. */
export function RecordActions(props: RecordActionsProps): ReactNode {
  const { resource } = props;
  const t = useTexts("record");
  const model = useModel();
  const [chosen, setChosen] = useState<Operation>();
  const operations = model.operations.filter(
    (operation) =>
      operation.resource === resource.name &&
      operation.scope === "record" &&
      operation.id !== resource.operations.read,
  );
  const harmless = operations.filter((operation) => operation.method !== "delete");
  const buttons = harmless.slice(0, harmless.length > mostButtons ? mostButtons - 1 : mostButtons);
  const others = operations.filter((operation) => !buttons.includes(operation));
  return (
    <>
      {buttons.map((operation) => (
        <Button key={operation.id} variant="default" onClick={() => setChosen(operation)}>
          {operation.label}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" aria-label={t("moreActions")} px="xs">
              <IconDots size={18} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((operation) => (
              <Menu.Item
                key={operation.id}
                {...(operation.method === "delete" && { color: "red" })}
                onClick={() => setChosen(operation)}
              >
                {operation.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {chosen !== undefined && (
        <Dialog title={chosen.label} isWide onClose={() => setChosen(undefined)}>
          <ActionForm {...props} operation={chosen} onClose={() => setChosen(undefined)} />
        </Dialog>
      )}
    </>
  );
}

function ActionForm(
  props: RecordActionsProps & { readonly operation: Operation; readonly onClose: () => void },
): ReactNode {
  const { resource, recordKey, parents, record, etag, operation, onClose } = props;
  const t = useTexts("record");
  const model = useModel();
  const navigate = useNavigate();
  const own = { ...parents, ...splitKey(resource, recordKey) };
  const path = bindPath(operation, resource, own);
  const ifMatch = operation.parameters.find(({ name }) => name.toLowerCase() === "if-match")?.name;
  const prefill = {
    ...path,
    ...(ifMatch !== undefined && etag !== undefined && { [ifMatch]: etag }),
  };
  const isChange = operation.role === "update" || operation.role === "replace";

  function finish(): void {
    if (operation.role !== "remove") return;
    onClose();
    void navigate({ ...listAddress(model, resource, { parents }), replace: true });
  }

  return (
    <>
      {operation.description !== undefined && <p>{operation.description}</p>}
      {operation.method === "delete" && <p>{t("cannotBeUndone")}</p>}
      <OperationRunner
        key={operation.id}
        operation={operation}
        prefill={prefill}
        settled={Object.keys(prefill)}
        body={isChange ? bodyOfRecord(operation, record) : undefined}
        isChosen
        onDone={finish}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t("close")}
        </Button>
      </Group>
    </>
  );
}

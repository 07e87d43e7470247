import { Button, Group } from "@mantine/core";
import { type Resource, resourceChunk } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { useTexts } from "#texts/use-texts.ts";
import { filledBody, listReferred } from "./filled-body.ts";

const CreateDialog = lazyComponent(async () => (await import("./create-dialog.tsx")).CreateDialog);

interface RowCreationsProps {
  readonly resource: Resource;
  readonly row: unknown;
  readonly onDone: () => void;
}

/** Buttons that create records of the resources whose records a row lists, with values of the row. */
export function RowCreations({ resource, row, onDone }: RowCreationsProps): ReactNode {
  return (
    <Group gap="sm" justify="flex-end">
      {listReferred(resource.fields).map((name) => (
        <RowCreation key={name} name={name} row={row} onDone={onDone} />
      ))}
    </Group>
  );
}

interface RowCreationProps extends Omit<RowCreationsProps, "resource"> {
  readonly name: string;
}

function RowCreation({ name, row, onDone }: RowCreationProps): ReactNode {
  const t = useTexts("components");
  const { data: chunk } = useNamedChunk(resourceChunk(name));
  const [isOpen, setIsOpen] = useState(false);
  const [now] = useState(() => Math.floor(Date.now() / 1000) * 1000);
  const { resource, operations = [] } = chunk ?? {};
  const create = operations.find(({ id }) => id === resource?.operations.create);
  const start = filledBody(create?.body?.field, row, now);
  if (!chunk || resource === undefined || resource.parents.length > 0 || start === undefined)
    return null;
  const title = t("create", { label: inlineLabel(resource.labels.one) });
  return (
    <>
      <Button variant="default" mb="sm" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <CreateDialog
          field={{}}
          chunk={chunk}
          resource={resource}
          parents={{}}
          title={title}
          start={start}
          onClose={() => setIsOpen(false)}
          onCreated={onDone}
        />
      )}
    </>
  );
}

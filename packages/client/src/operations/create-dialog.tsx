import {
  type HttpResponse,
  type ModelChunk,
  type ReferenceField,
  type Resource,
  writtenField,
  pickedValue,
  readCreatedKey,
  readOption,
  valueAt,
} from "@quarterdeck/model";
import { type ReactNode, useMemo } from "react";
import { createPortal } from "react-dom";
import type { ParentValues } from "#addresses/address.ts";
import { Dialog } from "#components/overlays/dialog.tsx";
import { bindPath } from "./bind-path.ts";
import { OperationRunner } from "./operation-runner.tsx";
import { ChunkScope } from "#queries/model/chunk-provider.tsx";

interface CreateDialogProps {
  readonly field: Pick<ReferenceField, "addressPath" | "alternateKeys">;
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly title: string;
  /** Initial values of the body. */
  readonly start?: unknown;
  readonly onClose: () => void;
  /** Key in its JSON type, and title; undefined if the response does not contain them. */
  readonly onCreated: (key: unknown, title: string | undefined) => void;
}

/** Dialog that creates a record, for a reference in a form or from a row. */
export function CreateDialog(props: CreateDialogProps): ReactNode {
  const { field, chunk, resource, parents, title, start, onClose, onCreated } = props;
  const operation = chunk.operations.find(({ id }) => id === resource.operations.create);
  const form = useMemo(() => {
    const { body } = operation ?? {};
    // The fields are those of the whole body.
    if (operation === undefined || body === undefined || body.path?.length) return operation;
    return { ...operation, body: { ...body, field: writtenField(chunk, resource, operation) } };
  }, [chunk, resource, operation]);
  if (operation === undefined || form === undefined) return null;
  const { id, response: shape } = operation;
  const prefill = bindPath(operation, resource, parents);

  function finish(response: HttpResponse): void {
    const option = readOption(resource, valueAt(response.body, shape.path));
    const key = operation && readCreatedKey(resource, operation, { response, sent: undefined });
    const value = option && pickedValue(field, option);
    onCreated(value ?? (key && decodeURIComponent(key)), option?.title);
  }

  // HTML does not allow nested forms.
  return createPortal(
    <Dialog title={title} isWide onClose={onClose}>
      <ChunkScope chunk={chunk}>
        <OperationRunner
          key={id}
          operation={form}
          prefill={prefill}
          fixed={Object.keys(prefill)}
          start={start}
          isConfirmed
          onCancel={onClose}
          onDone={finish}
        />
      </ChunkScope>
    </Dialog>,
    document.body,
  );
}

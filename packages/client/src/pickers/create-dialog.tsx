import {
  type HttpResponse,
  type ModelChunk,
  type ReferenceField,
  type Resource,
  pickedValue,
  readCreatedKey,
  readOption,
  valueAt,
} from "@quarterdeck/model";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import type { ParentValues } from "#addresses/address.ts";
import { Dialog } from "#components/overlays/dialog.tsx";
import { bindPath } from "#operations/bind-path.ts";
import { OperationRunner } from "#operations/operation-runner.tsx";
import { ChunkScope } from "#queries/model/chunk-provider.tsx";

interface CreateDialogProps {
  readonly field: Pick<ReferenceField, "addressPath" | "alternateKeys">;
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly title: string;
  readonly onClose: () => void;
  /** Key in its JSON type, and title; undefined if the response does not contain them. */
  readonly onCreated: (key: unknown, title: string | undefined) => void;
}

/** Dialog that creates a record for a reference in a form. */
export function CreateDialog(props: CreateDialogProps): ReactNode {
  const { field, chunk, resource, parents, title, onClose, onCreated } = props;
  const operation = chunk.operations.find(({ id }) => id === resource.operations.create);
  if (operation === undefined) return null;
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
          operation={operation}
          prefill={prefill}
          fixed={Object.keys(prefill)}
          isConfirmed
          onCancel={onClose}
          onDone={finish}
        />
      </ChunkScope>
    </Dialog>,
    document.body,
  );
}

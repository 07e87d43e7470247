import {
  type HttpResponse,
  type ModelChunk,
  type Resource,
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
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly title: string;
  readonly onClose: () => void;
  /** Its key in its own type, and its title; undefined where the answer does not tell which it is. */
  readonly onCreated: (key: unknown, title: string | undefined) => void;
}

/** A record that does not exist yet, made without leaving the form that is to refer to it. */
export function CreateDialog(props: CreateDialogProps): ReactNode {
  const { chunk, resource, parents, title, onClose, onCreated } = props;
  const operation = chunk.operations.find(({ id }) => id === resource.operations.create);
  if (operation === undefined) return null;
  const { id, response: shape } = operation;
  const prefill = bindPath(operation, resource, parents);

  function finish(response: HttpResponse): void {
    const option = readOption(resource, valueAt(response.body, shape.path));
    const told = operation && readCreatedKey(resource, operation, { response, sent: undefined });
    onCreated(option?.value ?? (told && decodeURIComponent(told)), option?.title);
  }

  // A form must not stand inside another.
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

import { Text } from "@mantine/core";
import type { Operation, Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { bindPath } from "#operations/bind-path.ts";
import { OperationRunner } from "#operations/operation-runner.tsx";

interface CollectionActionProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly operation: Operation;
  readonly onCancel: () => void;
}

/** Form and response of an action on a collection; the address determines its parents. */
export function CollectionAction(props: CollectionActionProps): ReactNode {
  const { resource, parents, operation, onCancel } = props;
  const prefill = bindPath(operation, resource, parents);
  return (
    <>
      {operation.description !== undefined && (
        <Text size="sm" c="dimmed" mb="md">
          {operation.description}
        </Text>
      )}
      <OperationRunner
        operation={operation}
        prefill={prefill}
        fixed={Object.keys(prefill)}
        target={{ parents }}
        onCancel={onCancel}
        // Deleting a collection needs a confirmation.
        isConfirmed={operation.method !== "delete"}
      />
    </>
  );
}

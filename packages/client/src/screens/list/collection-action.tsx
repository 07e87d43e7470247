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

/** One action on a whole collection: its parents are settled, the rest is asked, and what it answers shows below. */
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
        // What empties a collection is asked about once more.
        isConfirmed={operation.method !== "delete"}
      />
    </>
  );
}

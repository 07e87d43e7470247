import type { OperationSummary } from "@quarterdeck/model";
import { runtimeConfig } from "#config/runtime-config.ts";
import { useModel } from "./model/use-model.ts";

/** Operation of the built-in API on its database; only owners have it. */
export function useOwnerOperation(
  id: "readRights" | "readDatabaseReport",
): OperationSummary | undefined {
  const { operations } = useModel();
  if (!runtimeConfig().ownsPermissions) return undefined;
  return operations.find((operation) => operation.id === id);
}

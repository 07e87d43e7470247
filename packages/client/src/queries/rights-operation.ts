import type { OperationSummary } from "@quarterdeck/model";
import { runtimeConfig } from "#config/runtime-config.ts";
import { useModel } from "./model/use-model.ts";

/** Operation of the built-in API that reads rights; only owners have it. */
export function useRightsOperation(): OperationSummary | undefined {
  const { operations } = useModel();
  if (!runtimeConfig().ownsPermissions) return undefined;
  return operations.find(({ id }) => id === "readRights");
}

import type { ModelSummary } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { lockOperations } from "#queries/locked-operations.ts";
import { loadTenants } from "#storage/tenants.ts";

/** Loads the data that models with tenants or with several credentials need. */
export async function completeSummary(client: QueryClient, summary: ModelSummary): Promise<void> {
  lockOperations(client, summary);
  if (summary.tenantLevels !== undefined) await loadTenants();
}

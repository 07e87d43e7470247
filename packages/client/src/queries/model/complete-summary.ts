import type { ModelSummary } from "@quarterdeck/model";
import { watchCredentials } from "#queries/watch-credentials.ts";
import { loadTenants } from "#storage/tenants.ts";

/** Loads the data that models with tenants or with several credentials need. */
export async function completeSummary(summary: ModelSummary): Promise<void> {
  watchCredentials(summary);
  if (summary.tenantLevels !== undefined) await loadTenants();
}

import type { DescribeDatabase } from "#config/read-describe-arguments.ts";
import { connectDatabase } from "#database/connect-database.ts";
import { ServiceStartError } from "#database/service-start-error.ts";
import { readDatabaseReport } from "#administration/database-report.ts";
import { writeDatabaseReport } from "#administration/write-database-report.ts";
import { createTableCatalog } from "#tables/table-catalog.ts";
import type { Outcome } from "./outcome.ts";

/** Prints the report of a database: objects that the console hides or limits, and the SQL to fix them. */
export async function describeDatabase({
  databaseUrl,
  isJson,
}: DescribeDatabase): Promise<Outcome> {
  try {
    const database = await connectDatabase({ url: databaseUrl, sample: false, log: () => {} });
    try {
      const report = await readDatabaseReport(database, createTableCatalog(database));
      const output = isJson ? JSON.stringify(report, null, 2) : writeDatabaseReport(report);
      return { output: `${output}\n`, complaint: "", exitCode: 0 };
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof ServiceStartError)) throw error;
    return { output: "", complaint: `${error.message}\n`, exitCode: 1 };
  }
}

import { sampleKeys } from "./sample-keys.ts";
import { sampleNames } from "./sample-names.ts";
import { sampleOrderRows, samplePick, sampleSmallRows } from "./sample-rows.ts";
import { sampleSchema } from "./sample-schema.ts";

/** The sample business, to be run in this order in one session of an empty database. */
export const sampleScripts: readonly string[] = [
  sampleSchema,
  samplePick,
  sampleNames,
  sampleSmallRows,
  sampleOrderRows,
  sampleKeys,
  // Index-only scans need this: it marks which rows are visible to all.
  "vacuum analyze sales.customers, sales.addresses, sales.orders, sales.order_lines, sales.payments, sales.shipments",
  "vacuum analyze catalog.categories, catalog.suppliers, catalog.products, catalog.reviews, people.employees",
  "checkpoint",
];

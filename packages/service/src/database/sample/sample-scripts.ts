import { sampleKeys } from "./sample-keys.ts";
import { sampleNames } from "./sample-names.ts";
import { samplePictures } from "./sample-pictures.ts";
import { samplePick, writeOrderRows, writeSmallRows } from "./sample-rows.ts";
import { sampleSchema } from "./sample-schema.ts";
import { writeSampleStories } from "./sample-stories.ts";
import { sampleThings } from "./sample-things.ts";
import { sampleWords } from "./sample-words.ts";

/**
 * Scripts of the sample business, to be run in this order in one session of an empty database. Its last orders are of
 * the day of `end`; nothing else depends on the time.
 */
export const writeSampleScripts = (end: Date): readonly string[] => [
  sampleSchema,
  samplePick,
  sampleNames,
  sampleThings,
  sampleWords,
  samplePictures,
  writeSmallRows(end),
  writeOrderRows(end),
  writeSampleStories(end),
  sampleKeys,
  // Index-only scans need this: it marks which rows are visible to all.
  "vacuum analyze sales.customers, sales.addresses, sales.orders, sales.order_lines, sales.payments, sales.shipments",
  "vacuum analyze catalog.categories, catalog.suppliers, catalog.products, catalog.reviews, people.employees",
  "checkpoint",
];

import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Size {
  readonly short: number;
  readonly full: number;
}

const file = join(import.meta.dirname, "../../../../scripts/campaign-sizes.json");

const sizes = JSON.parse(readFileSync(file, "utf8")) as {
  readonly [
    name in
      | "listQueries"
      | "writes"
      | "shapeRequests"
      | "kills"
      | "embeddedFailures"
      | "tableProofs"
  ]: Size;
};

/** Number of cases of a campaign: the full number under `npm run attack` and `npm run faults`, else a short form. */
export function campaignSize(name: keyof typeof sizes): number {
  return sizes[name][process.env["CAMPAIGN"] === "full" ? "full" : "short"];
}

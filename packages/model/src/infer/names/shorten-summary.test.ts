import { expect, test } from "vitest";
import { shortenSummary } from "./shorten-summary.ts";

test.each<readonly [summary: string, record: string | undefined, label: string]>([
  ["Archives a list of features", "Project", "Archive features"],
  ["Get an overview of a project", "Project", "Get overview"],
  ["Add an environment to a project", "Project", "Add environment"],
  ["Delete a strategy from a feature flag", "Feature", "Delete strategy"],
  ["[BETA] Set feature completed", "Feature", "Set feature completed"],
  ["Clone a feature flag", "Feature", "Clone a feature flag"],
  ["Clones a feature flag of a project", "Project", "Clone feature flag"],
  ["Move order to archive", "Order", "Move order to archive"],
  [
    "Retrieve enabled flags for the provided context, using POST",
    undefined,
    "Retrieve enabled flags",
  ],
  ["Evaluate a context against a set of environments", undefined, "Evaluate context"],
  ["Validates if a segment name exists", undefined, "Validate if segment name exists"],
  ["Pay order", "Order", "Pay order"],
  ["Returns the zone in AXFR format", "Zone", "Return zone in AXFR format"],
  ["Rectifies the data of a zone", "Zone", "Rectify data"],
  ["All the orders of a shop", "Shop", "All the orders of a shop"],
  ["Bulk enable a list of features", "Project", "Bulk enable features"],
  ["Restart", "Server", "Restart"],
  ["Exports of orders", undefined, "Exports of orders"],
  ["Instance usage statistics", undefined, "Instance usage statistics"],
  ["Bestellung für einen Kunden stornieren", undefined, "Bestellung für einen Kunden stornieren"],
  ["Remove feature from favorites", "Feature", "Remove feature from favorites"],
  ["Remove the user from an organization", "User", "Remove user from organization"],
  ["Adds the given device to the watch list", "Device", "Add device to watch list"],
  ["Delete the feature flag in a project", "Feature", "Delete feature flag"],
  ["Create a new transfer from the wallet of a customer", "Wallet", "Create new transfer"],
])("the label of %s on a %s is %s", (summary, record, label) => {
  expect(shortenSummary(summary, record)).toBe(label);
});

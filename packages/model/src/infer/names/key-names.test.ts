import { expect, test } from "vitest";
import { listKeyNames } from "./key-names.ts";

test.each<readonly [string, string, readonly string[], string | undefined]>([
  // The parameter contains more words than the field.
  ["taxClassId", "taxClasses", ["class_id", "class_name"], "class_id"],
  ["storeProductCode", "store-products", ["product_code", "label"], "product_code"],
  ["wiki_page_slug", "wikiPages", ["page_slug", "body"], "page_slug"],
  ["external_shipment_id", "shipments", ["shipment_id", "status"], undefined],
  // The field contains more words than the parameter.
  ["campaign_id", "sms-campaigns", ["list_id", "sms_campaign_id"], "sms_campaign_id"],
  ["id", "gift-wrappings", ["design", "wrapping_id"], "wrapping_id"],
  ["ruleId", "user-rules", ["userRuleId", "memId"], "userRuleId"],
  ["user_id", "users", ["created_by_user_id", "label"], undefined],
  ["id", "orders", ["customer_id", "total"], undefined],
  ["id", "images", ["image_set_id", "label"], undefined],
  // The word of the key in front.
  ["id", "logs", ["id_log", "log_date", "idx_site"], "id_log"],
  ["clientId", "clients", ["idClient", "idAgency"], "idClient"],
  ["id", "comments", ["id_code", "created_at"], "id_code"],
  ["id", "comments", ["id_user", "created_at"], undefined],
  // The name of the record alone.
  ["ip_address", "ips", ["ip", "rdns"], "ip"],
  ["RevisionNumber", "revisions", ["revision", "body"], undefined],
  ["hostname", "hosts", ["host", "port"], undefined],
  ["domain_name", "domains", ["domain", "expires"], "domain"],
  ["country_code", "countries", ["country", "vat"], "country"],
  ["code", "countries", ["country", "vat"], undefined],
  // Two fields that agree are not evidence.
  ["ruleId", "rules", ["ruleId", "RuleID"], undefined],
])("{%s} of /%s with %j is %s", (parameter, subject, fields, expected) => {
  expect(listKeyNames(fields, { parameter, subject, records: [] })[0]?.name).toBe(expected);
});

test("the names of the schemas contain the words of the record", () => {
  const names = { parameter: "groupId", subject: "groups" };
  const fields = ["attribute_group_id", "attribute_set_id"];
  expect(listKeyNames(fields, { ...names, records: [] })).toEqual([]);
  expect(listKeyNames(fields, { ...names, records: ["AttributeGroup"] })[0]?.name).toBe(
    "attribute_group_id",
  );
});

import { tenants } from "./en/tenants.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of the tenant level; an API without tenants does not load them. */
export const useTenantTexts = createTextsHook("tenants", tenants);

import { alertmanager } from "./sheets/alertmanager.ts";
import { directus } from "./sheets/directus.ts";
import { drf } from "./sheets/drf.ts";
import { fastapi } from "./sheets/fastapi.ts";
import { loopback } from "./sheets/loopback.ts";
import { powerdns } from "./sheets/powerdns.ts";
import { prism } from "./sheets/prism.ts";
import { strapi } from "./sheets/strapi.ts";
import { unleash } from "./sheets/unleash.ts";
import type { TargetSheet } from "./task-sheet.ts";

/** Sheets in the order of the table. */
export const sheets: readonly TargetSheet[] = [
  fastapi,
  loopback,
  drf,
  directus,
  strapi,
  unleash,
  alertmanager,
  powerdns,
  prism,
];

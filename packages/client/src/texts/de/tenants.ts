import type { tenants as english } from "#texts/en/tenants.ts";
import type { Translated } from "#texts/translated.ts";

export const tenants: Translated<typeof english> = {
  choose: "{label} wählen",
  change: "{label} wechseln",
  hint: "Die Listen erscheinen hier und in der Seitenleiste.",
  confirm: "Listen anzeigen",
  cancel: "Abbrechen",
};

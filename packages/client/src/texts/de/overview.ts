import type { overview as english } from "#texts/en/overview.ts";
import type { Translated } from "#texts/translated.ts";

export const overview: Translated<typeof english> = {
  attention: "{count, plural, one {# wartet} other {# warten}} in {label}",
  ended:
    "{read} von {count} Listen wurden geladen. Die anderen sind fehlgeschlagen oder erfordern eine Eingabe.",
  hide: "{count, plural, one {Nicht verfügbare Liste ausblenden} other {# nicht verfügbare Listen ausblenden}}",
  progress: "{done} von {count} Listen …",
  start: "{count, plural, one {Liste laden} =2 {Beide Listen laden} other {# Listen laden}}",
  stop: "Anhalten",
  titles: "Titel laden",
  titlesWhy:
    "Verweise auf {names} zeigen Schlüssel. Das Lesen ohne Berechtigung könnte Ihre Sitzung beenden.",
};

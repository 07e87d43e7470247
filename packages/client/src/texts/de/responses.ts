import type { responses as english } from "#texts/en/responses.ts";
import type { Translated } from "#texts/translated.ts";

export const responses: Translated<typeof english> = {
  "broken-off": "Die Antwort endete, bevor sie vollständig war. Versuchen Sie es erneut.",
  encoding: "Die Antwort ist so komprimiert, dass sie nicht dekodiert werden kann.",
  redirect: "Die API hat eine Weiterleitung gesendet. Weiterleitungen werden nicht befolgt.",
  "redirect-loop": "Die API leitet diese Anfrage endlos weiter.",
  "no-json": "Die Antwort ist kein gültiges JSON.",
  html: "Statt Daten kam eine Webseite an. Eventuell müssen Sie sich bei einem Proxy anmelden.",
  type: "Die Antwort hat einen Typ, den die API nicht deklariert.",
  "no-record": "Die Antwort enthält keinen Datensatz.",
  "no-rows": "Die Antwort hat keine Zeilen.",
  "other-records":
    "Die Antwort enthält mehrere andere Datensätze. Sie wurden vielleicht geändert, und der neue Datensatz existiert vielleicht nicht.",
  assumed:
    "Nichts beschreibt diese Operation. Speichern Sie zuerst einen Datensatz im Formular: Es zeigt die Anfrage.",
  exists: "Ein Datensatz mit diesem Schlüssel existiert. Öffnen Sie ihn, um ihn zu ändern.",
  undecodable:
    "Ein Teil des Textes konnte nicht dekodiert werden und erscheint als �. Der ganze Datensatz kann nicht gespeichert werden.",
  "unseen-fields":
    "Ändern Sie den Datensatz in seinem Formular: Die API liefert nicht alle seine Werte.",
  cut: "Die Seite war zu groß. Sie hat weniger Zeilen als angefordert.",
  falseTotal:
    "Die API zählt {count} Datensätze, aber ihre Seiten enden früher. Die Liste ist vielleicht nicht vollständig.",
  pageLost:
    "Seite {count} lässt sich nicht öffnen: Es ist kein Weg zu den Seiten dieser Liste bekannt. Die ersten Zeilen werden angezeigt.",
};

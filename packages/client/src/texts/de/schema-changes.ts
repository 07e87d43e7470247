import type { schemaChanges as english } from "#texts/en/schema-changes.ts";
import type { Translated } from "#texts/translated.ts";

export const schemaChanges: Translated<typeof english> = {
  added: "Neu: {choices}.",
  adopt: "Das Neue nehmen",
  close: "Nicht jetzt",
  counted: {
    "resource-new": "{count, plural, one {# neue Liste} other {# neue Listen}}",
    "resource-gone": "{count, plural, one {# Liste weg} other {# Listen weg}}",
    "operation-new": "{count, plural, one {# neue Operation} other {# neue Operationen}}",
    "operation-gone": "{count, plural, one {# Operation weg} other {# Operationen weg}}",
    "operation-deprecated":
      "{count, plural, one {# veraltete Operation} other {# veraltete Operationen}}",
    "server-new": "{count, plural, one {# neuer Server} other {# neue Server}}",
    "server-gone": "{count, plural, one {# Server weg} other {# Server weg}}",
    "sign-in-new": "{count, plural, one {# neue Anmeldeart} other {# neue Anmeldearten}}",
    "sign-in-gone": "{count, plural, one {# Anmeldeart weg} other {# Anmeldearten weg}}",
    "sign-in-other":
      "{count, plural, one {# Anmeldeart geht jetzt anders} other {# Anmeldearten gehen jetzt anders}}",
    "registration-new": "Registrierung jetzt möglich",
    "registration-gone": "Registrierung nicht mehr möglich",
    "registration-other": "Registrierung geht jetzt anders",
    "setting-new":
      "{count, plural, one {# Wert, den Aufrufe jetzt mitschicken müssen} other {# Werte, die Aufrufe jetzt mitschicken müssen}}",
    "setting-gone":
      "{count, plural, one {# Wert, den Aufrufe nicht mehr mitschicken} other {# Werte, die Aufrufe nicht mehr mitschicken}}",
    "field-new": "{count, plural, one {# neues Feld} other {# neue Felder}}",
    "field-gone": "{count, plural, one {# Feld weg} other {# Felder weg}}",
    "field-required":
      "{count, plural, one {# Feld muss jetzt ausgefüllt sein} other {# Felder müssen jetzt ausgefüllt sein}}",
    "field-optional":
      "{count, plural, one {# Feld darf jetzt fehlen} other {# Felder dürfen jetzt fehlen}}",
    "field-deprecated": "{count, plural, one {# veraltetes Feld} other {# veraltete Felder}}",
    "field-kind": "{count, plural, one {# Feld von anderer Art} other {# Felder von anderer Art}}",
    "field-item-kind":
      "{count, plural, one {# Feld mit Einträgen anderer Art} other {# Felder mit Einträgen anderer Art}}",
    "field-relation":
      "{count, plural, one {# Feld mit anderem Bezug} other {# Felder mit anderem Bezug}}",
    "field-types":
      "{count, plural, one {# Feld mit anderen Typen} other {# Felder mit anderen Typen}}",
    "field-choices":
      "{count, plural, one {# Feld mit anderer Auswahl} other {# Felder mit anderer Auswahl}}",
    "parameter-new": "{count, plural, one {# neuer Parameter} other {# neue Parameter}}",
    "parameter-gone": "{count, plural, one {# Parameter weg} other {# Parameter weg}}",
    "parameter-required":
      "{count, plural, one {# Parameter muss jetzt angegeben sein} other {# Parameter müssen jetzt angegeben sein}}",
    "parameter-optional":
      "{count, plural, one {# Parameter darf jetzt fehlen} other {# Parameter dürfen jetzt fehlen}}",
    "parameter-deprecated":
      "{count, plural, one {# veralteter Parameter} other {# veraltete Parameter}}",
    "parameter-kind":
      "{count, plural, one {# Parameter von anderer Art} other {# Parameter von anderer Art}}",
    "parameter-item-kind":
      "{count, plural, one {# Parameter mit Einträgen anderer Art} other {# Parameter mit Einträgen anderer Art}}",
    "parameter-relation":
      "{count, plural, one {# Parameter mit anderem Bezug} other {# Parameter mit anderem Bezug}}",
    "parameter-types":
      "{count, plural, one {# Parameter mit anderen Typen} other {# Parameter mit anderen Typen}}",
    "parameter-choices":
      "{count, plural, one {# Parameter mit anderer Auswahl} other {# Parameter mit anderer Auswahl}}",
  },
  details: "Einzelheiten",
  field: "{field} ({of})",
  hint: "Diese Seite arbeitet noch mit dem bisherigen Stand. Ihre Eingaben bleiben, wenn Sie zum neuen wechseln.",
  itemKind: "{field}: Jeder Eintrag war {before}, ist jetzt {after}.",
  kind: "{field}: war {before}, ist jetzt {after}.",
  kinds: {
    boolean: "ja oder nein",
    choice: "eine Auswahl",
    choices: "mehrfache Auswahl",
    color: "eine Farbe",
    date: "ein Datum",
    "date-time": "Datum und Uhrzeit",
    duration: "eine Dauer",
    email: "eine E-Mail-Adresse",
    file: "eine Datei",
    group: "eine Gruppe von Feldern",
    image: "ein Bild",
    integer: "eine ganze Zahl",
    json: "JSON",
    list: "eine Liste",
    "long-text": "langer Text",
    map: "Werte nach Namen",
    number: "eine Zahl",
    reference: "ein Datensatz",
    references: "mehrere Datensätze",
    secret: "ein Geheimnis",
    text: "Text",
    time: "eine Uhrzeit",
    url: "eine Webadresse",
    variants: "eine von mehreren Arten",
  },
  operation: "{label} ({call})",
  relation: "{field}: bezog sich auf {before}, jetzt auf {after}.",
  removed: "Weg: {choices}.",
  title: "Was sich an der API geändert hat",
  told: "Die API hat sich geändert: {what}.",
  ways: {
    "authorization-code": "Über die Seite des Anbieters (OAuth 2)",
    basic: "Benutzername und Passwort, bei jedem Aufruf gesendet",
    "client-credentials": "Name und Geheimnis eines Programms (OAuth 2)",
    none: "Ohne Anmeldung",
    "openid-connect": "Über die Seite des Anbieters (OpenID Connect)",
    password: "Benutzername und Passwort",
    token: "Ein Token oder Schlüssel",
  },
};

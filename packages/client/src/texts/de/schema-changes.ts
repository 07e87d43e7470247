import type { schemaChanges as english } from "#texts/en/schema-changes.ts";
import type { Translated } from "#texts/translated.ts";

export const schemaChanges: Translated<typeof english> = {
  added: "Hinzugefügt: {choices}.",
  adopt: "Neue Version verwenden",
  close: "Nicht jetzt",
  counted: {
    "resource-new": "{count, plural, one {# neue Liste} other {# neue Listen}}",
    "resource-gone": "{count, plural, one {# Liste entfernt} other {# Listen entfernt}}",
    "operation-new": "{count, plural, one {# neue Operation} other {# neue Operationen}}",
    "operation-gone": "{count, plural, one {# Operation entfernt} other {# Operationen entfernt}}",
    "operation-deprecated":
      "{count, plural, one {# veraltete Operation} other {# veraltete Operationen}}",
    "server-new": "{count, plural, one {# neuer Server} other {# neue Server}}",
    "server-gone": "{count, plural, one {# Server entfernt} other {# Server entfernt}}",
    "sign-in-new": "{count, plural, one {# neue Anmeldemethode} other {# neue Anmeldemethoden}}",
    "sign-in-gone":
      "{count, plural, one {# Anmeldemethode entfernt} other {# Anmeldemethoden entfernt}}",
    "sign-in-other":
      "{count, plural, one {# Anmeldemethode geändert} other {# Anmeldemethoden geändert}}",
    "registration-new": "Registrierung geöffnet",
    "registration-gone": "Registrierung geschlossen",
    "registration-other": "Registrierung geändert",
    "setting-new":
      "{count, plural, one {# neue Verbindungseinstellung} other {# neue Verbindungseinstellungen}}",
    "setting-gone":
      "{count, plural, one {# Verbindungseinstellung entfernt} other {# Verbindungseinstellungen entfernt}}",
    "field-new": "{count, plural, one {# neues Feld} other {# neue Felder}}",
    "field-gone": "{count, plural, one {# Feld entfernt} other {# Felder entfernt}}",
    "field-required":
      "{count, plural, one {# Feld jetzt erforderlich} other {# Felder jetzt erforderlich}}",
    "field-optional":
      "{count, plural, one {# Feld jetzt optional} other {# Felder jetzt optional}}",
    "field-deprecated": "{count, plural, one {# veraltetes Feld} other {# veraltete Felder}}",
    "field-kind": "{count, plural, one {# Feld mit neuem Typ} other {# Felder mit neuem Typ}}",
    "field-item-kind":
      "{count, plural, one {# Feld mit neuem Eintragstyp} other {# Felder mit neuem Eintragstyp}}",
    "field-relation":
      "{count, plural, one {# Feld mit neuer Referenz} other {# Felder mit neuer Referenz}}",
    "field-types":
      "{count, plural, one {# Feld mit neuen Varianten} other {# Felder mit neuen Varianten}}",
    "field-choices":
      "{count, plural, one {# Feld mit neuer Auswahl} other {# Felder mit neuer Auswahl}}",
    "parameter-new": "{count, plural, one {# neuer Parameter} other {# neue Parameter}}",
    "parameter-gone": "{count, plural, one {# Parameter entfernt} other {# Parameter entfernt}}",
    "parameter-required":
      "{count, plural, one {# Parameter jetzt erforderlich} other {# Parameter jetzt erforderlich}}",
    "parameter-optional":
      "{count, plural, one {# Parameter jetzt optional} other {# Parameter jetzt optional}}",
    "parameter-deprecated":
      "{count, plural, one {# veralteter Parameter} other {# veraltete Parameter}}",
    "parameter-kind":
      "{count, plural, one {# Parameter mit neuem Typ} other {# Parameter mit neuem Typ}}",
    "parameter-item-kind":
      "{count, plural, one {# Parameter mit neuem Eintragstyp} other {# Parameter mit neuem Eintragstyp}}",
    "parameter-relation":
      "{count, plural, one {# Parameter mit neuer Referenz} other {# Parameter mit neuer Referenz}}",
    "parameter-types":
      "{count, plural, one {# Parameter mit neuen Varianten} other {# Parameter mit neuen Varianten}}",
    "parameter-choices":
      "{count, plural, one {# Parameter mit neuer Auswahl} other {# Parameter mit neuer Auswahl}}",
  },
  details: "Einzelheiten",
  field: "{field} ({of})",
  hint: "Diese Seite verwendet noch die vorherige Version. Ihre Eingaben bleiben beim Wechsel erhalten.",
  itemKind: "{field}: Eintragstyp von {before} in {after} geändert.",
  kind: "{field}: Typ von {before} in {after} geändert.",
  kinds: {
    boolean: "Ja/Nein",
    choice: "Auswahl",
    choices: "Mehrfachauswahl",
    color: "Farbe",
    date: "Datum",
    "date-time": "Datum und Uhrzeit",
    duration: "Dauer",
    email: "E-Mail-Adresse",
    file: "Datei",
    group: "Feldgruppe",
    image: "Bild",
    integer: "Ganzzahl",
    json: "JSON",
    list: "Liste",
    "long-text": "langer Text",
    map: "Schlüssel-Wert-Paare",
    number: "Zahl",
    reference: "Referenz",
    references: "Liste von Referenzen",
    secret: "geheimer Wert",
    text: "Text",
    time: "Uhrzeit",
    url: "URL",
    variants: "Varianten",
  },
  operation: "{label} ({call})",
  relation: "{field}: Referenz von {before} in {after} geändert.",
  removed: "Entfernt: {choices}.",
  title: "API-Änderungen",
  announced: "Die API hat sich geändert: {changes}.",
  ways: {
    "authorization-code": "Single Sign-On (OAuth 2)",
    basic: "Basic-Authentifizierung",
    "client-credentials": "Client-ID und Secret (OAuth 2)",
    none: "Ohne Konto",
    "openid-connect": "Single Sign-On (OpenID Connect)",
    password: "Benutzername und Passwort",
    token: "Token oder API-Schlüssel",
  },
};

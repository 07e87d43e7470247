import type { descriptionProblems as english } from "#texts/en/description-problems.ts";
import type { Translated } from "#texts/translated.ts";

export const descriptionProblems: Translated<typeof english> = {
  empty: "Das Dokument ist leer. Verwenden Sie die Adresse eines OpenAPI-Dokuments.",
  binary: "Dies ist kein Text. Verwenden Sie ein OpenAPI-Dokument in JSON oder YAML.",
  html: "Dies ist eine Webseite, kein OpenAPI-Dokument. Verwenden Sie die Adresse der JSON- oder YAML-Datei, oft als openapi.json oder swagger.json verlinkt. Gibt es keine, verwenden Sie die Adresse einer Liste der API.",
  xml: "Dies ist XML, kein OpenAPI-Dokument. Konvertieren Sie WSDL, WADL oder OData zuerst in OpenAPI.",
  "json-value":
    "Ungültiges JSON in Zeile {line}, Spalte {column}: Ein Wert fehlt oder ist ungültig. Korrigieren Sie ihn.",
  "json-name":
    "Ungültiges JSON in Zeile {line}, Spalte {column}: Ein Eigenschaftsname fehlt. Ergänzen Sie ihn in doppelten Anführungszeichen.",
  "json-colon":
    "Ungültiges JSON in Zeile {line}, Spalte {column}: Ein Doppelpunkt fehlt. Ergänzen Sie ihn.",
  "json-comma":
    "Ungültiges JSON in Zeile {line}, Spalte {column}: Ein Komma oder eine schließende Klammer fehlt. Ergänzen Sie das Zeichen.",
  "json-quote":
    "Ungültiges JSON in Zeile {line}, Spalte {column}: Eine Zeichenfolge ist nicht geschlossen oder enthält ein nicht maskiertes Zeichen. Schließen Sie sie, oder maskieren Sie das Zeichen.",
  "json-end":
    "Ungültiges JSON in Zeile {line}, Spalte {column}: Nach dem Ende folgt weiterer Text. Entfernen Sie ihn.",
  "json-deep":
    "Das Dokument ist zu tief verschachtelt ({reason}). Teilen Sie es auf, oder entfernen Sie Teile.",
  "json-relaxed":
    "Das Dokument enthält Kommentare, abschließende Kommas oder Zahlen, die kein JSON sind. Sie werden hier ignoriert; entfernen Sie sie für andere Programme.",
  "yaml-indent":
    "Ungültiges YAML in Zeile {line}: falsche Einrückung oder Text mit Doppelpunkt ohne Anführungszeichen. Korrigieren Sie die Einrückung, oder ergänzen Sie Anführungszeichen.",
  "yaml-tab":
    "Ungültiges YAML in Zeile {line}: Die Einrückung enthält einen Tabulator. Verwenden Sie Leerzeichen.",
  "yaml-colon":
    "Ungültiges YAML in Zeile {line}: Zwischen Schlüssel und Wert fehlen Doppelpunkt und Leerzeichen. Ergänzen Sie sie.",
  "yaml-quote":
    "Ungültiges YAML in Zeile {line}: Ein Text in Anführungszeichen ist nicht geschlossen. Schließen Sie ihn, oder verdoppeln Sie die Anführungszeichen darin.",
  "yaml-open":
    "Ungültiges YAML in Zeile {line}: Eine Klammer oder ein Text in Anführungszeichen davor ist nicht geschlossen. Schließen Sie sie, oder rücken Sie die Zeile ein.",
  "yaml-bracket":
    "Ungültiges YAML in Zeile {line}: Ein Komma oder eine schließende Klammer fehlt. Ergänzen Sie das Zeichen.",
  "yaml-escape":
    "Ungültiges YAML in Zeile {line}: ungültige Escape-Sequenz in doppelten Anführungszeichen. Verdoppeln Sie den umgekehrten Schrägstrich, oder verwenden Sie einfache Anführungszeichen.",
  "yaml-control":
    "Ungültiges YAML in Zeile {line}: Der Text enthält Steuerzeichen. Entfernen Sie sie.",
  "yaml-deep":
    "Das Dokument ist zu tief verschachtelt. Teilen Sie es auf, oder entfernen Sie Teile.",
  yaml: "Ungültiges YAML in Zeile {line} ({reason}). Korrigieren Sie es.",
  "yaml-indentation":
    "Zeile {line} ist innerhalb von Klammern oder Anführungszeichen zu wenig eingerückt. Sie wird trotzdem gelesen; rücken Sie sie weiter ein.",
  "yaml-several":
    "Die Datei enthält mehrere YAML-Dokumente, nur eines wird gelesen. Speichern Sie jedes in einer eigenen Datei.",
  "key-twice":
    "Der Schlüssel „{key}“ ist doppelt vorhanden (Zeile {line}), nur der letzte Wert wird verwendet. Benennen Sie einen davon um.",
  "key-twice-on":
    "Ein Schlüssel ist in Zeile {line} doppelt vorhanden, nur der letzte Wert wird verwendet. Benennen Sie einen davon um.",
  "version-unsaid":
    "Das Dokument hat keine Version `openapi` oder `swagger` und wird als OpenAPI {version} gelesen. Ergänzen Sie die Version am Anfang.",
  "version-unknown":
    "Die Version „{written}“ ist unbekannt, daher wird das Dokument als OpenAPI {version} gelesen. Korrigieren Sie die Version am Anfang.",
  "no-openapi-version":
    "Dies ist kein OpenAPI-Dokument: `openapi` oder `swagger` fehlt. Verwenden Sie ein OpenAPI-Dokument (Swagger 2.0 oder OpenAPI 3).",
  "no-openapi-known":
    "Dies ist kein unterstütztes OpenAPI-Dokument (Version „{written}“). Verwenden Sie ein OpenAPI-Dokument (Swagger 2.0 oder OpenAPI 3).",
  "is-text":
    "Dies ist ein Text, kein OpenAPI-Dokument. Verwenden Sie ein OpenAPI-Dokument (Swagger 2.0 oder OpenAPI 3).",
  "is-list":
    "Dies ist eine Liste, kein OpenAPI-Dokument. Verwenden Sie ein OpenAPI-Dokument (Swagger 2.0 oder OpenAPI 3).",
  "is-swagger-1":
    "Dies ist eine Auflistung nach Swagger 1, kein OpenAPI-Dokument. Konvertieren Sie sie zuerst in OpenAPI 3.",
  "is-asyncapi":
    "Dies ist ein AsyncAPI-Dokument, kein OpenAPI-Dokument. Verwenden Sie das OpenAPI-Dokument desselben Dienstes.",
  "is-overlay":
    "Dies ist ein OpenAPI-Overlay, kein OpenAPI-Dokument. Verwenden Sie das OpenAPI-Dokument, das es ändert.",
  "is-arazzo":
    "Dies ist ein Arazzo-Dokument, kein OpenAPI-Dokument. Verwenden Sie das OpenAPI-Dokument, auf das es verweist.",
  "is-wsdl":
    "Dies ist ein WSDL-Dokument (SOAP), kein OpenAPI-Dokument. Verwenden Sie eine REST-API desselben Dienstes.",
  "is-format":
    "Dieses Dokument ist {format}, nicht OpenAPI. Konvertieren oder exportieren Sie es zuerst als OpenAPI.",
  "is-graphql-schema":
    "Dies ist ein GraphQL-Schema, kein OpenAPI-Dokument. Verwenden Sie ein OpenAPI-Dokument desselben Dienstes.",
  "is-postman":
    "Dies ist eine Postman-Sammlung, kein OpenAPI-Dokument. Exportieren Sie sie zuerst als OpenAPI.",
  "is-graphql":
    "Dies ist eine GraphQL-Antwort, kein OpenAPI-Dokument. Verwenden Sie ein OpenAPI-Dokument (Swagger 2.0 oder OpenAPI 3).",
  "is-error":
    "Dies ist eine Fehlerantwort, kein OpenAPI-Dokument. Prüfen Sie die Adresse und ob sie eine Anmeldung erfordert.",
  "is-schema":
    "Dies ist ein JSON-Schema, kein OpenAPI-Dokument. Verwenden Sie ein OpenAPI-Dokument (Swagger 2.0 oder OpenAPI 3).",
  "paths-missing":
    "Das Dokument hat keine Operationen: `paths` fehlt oder ist kein Objekt. Ergänzen Sie es, oder verwenden Sie ein anderes Dokument.",
  "no-operations":
    "Die Beschreibung hat keine Operationen. Prüfen Sie, ob es das richtige Dokument ist.",
  "private-server":
    "Die Beschreibung nennt einen Server in einem privaten Netz: {server}. Wenn es Ihrer ist, starten Sie den Dienst mit --upstream und seiner Adresse.",
  "placeholder-server":
    "Die Beschreibung nennt einen Platzhalter als Server: {server}. Starten Sie den Dienst mit --upstream und der Adresse der API.",
  "description-moved":
    "Die Beschreibung leitet Aufrufe oder Anmeldungen jetzt an {origins}. Diese Änderung wird nicht verwendet. Wenn sie richtig ist, starten Sie den Dienst neu.",
  "no-server":
    "Die Beschreibung hat keine Serveradresse. Starten Sie den Dienst mit --upstream und der Adresse der API.",
  "reference-nowhere":
    "Die Referenz „{reference}“ hat kein Ziel. Ergänzen Sie das Ziel, oder korrigieren Sie die Referenz.",
  "reference-circle":
    "Die Referenz „{reference}“ ist zirkulär. Ergänzen Sie ihr Ziel, oder korrigieren Sie die Referenz.",
  "body-ignored":
    "{method} {path} hat einen Anfragetext, aber Browser senden keinen. Beschreiben Sie ihn als Query-Parameter oder als POST.",
  "pattern-unreadable":
    "Das Muster „{pattern}“ ist kein regulärer Ausdruck von JavaScript. Korrigieren Sie es; bis dahin wird es ignoriert.",
  "security-undefined":
    "Das erforderliche Sicherheitsschema „{name}“ ist nicht definiert. Ergänzen Sie es in components.securitySchemes.",
  "extension-keys":
    "x-quarterdeck-resource hat folgende Anzahl Schlüsselfelder: {count}; der Pfad benötigt {expected}. Korrigieren Sie den Schlüssel.",
  "extension-field":
    "x-quarterdeck-resource nennt „{field}“, das kein Feld des Datensatzes ist. Korrigieren Sie den Namen.",
  "unsent-id":
    "{method} {path} kann nicht aus einem Browser gesendet werden: Eine verwendbare ID fehlt. Ergänzen Sie eine operationId aus Buchstaben und Ziffern.",
  "unsent-method-name":
    "{method} {path} kann nicht aus einem Browser gesendet werden: Die Methode ist keine HTTP-Methode. Korrigieren Sie sie.",
  "unsent-method":
    "{method} {path} kann nicht aus einem Browser gesendet werden: Browser lehnen die Methode ab. Verwenden Sie ein anderes Programm.",
  "unsent-path":
    "{method} {path} kann nicht aus einem Browser gesendet werden: Der Pfadparameter „{name}“ ist nicht beschrieben. Ergänzen Sie ihn in den Parametern.",
  "unsent-header":
    "{method} {path} kann nicht aus einem Browser gesendet werden: Seiten können den Header {name} nicht setzen. Verwenden Sie ein anderes Programm.",
  "unsent-parameter":
    "{method} {path} kann nicht aus einem Browser gesendet werden: „{name}“ kann nicht als {type} geschrieben werden. Korrigieren Sie die Beschreibung.",
  "unsent-body":
    "{method} {path} kann nicht aus einem Browser gesendet werden: „{type}“ ist kein Medientyp. Korrigieren Sie den Typ des Anfragetexts.",
  "description-unread": "Die Beschreibung unter {address} konnte nicht gelesen werden. {reason}",
  "description-awaited": "Die Beschreibung wird noch geladen. Versuchen Sie es gleich erneut.",
  "too-many-files":
    "Das Dokument verweist auf mehr als {most} Dateien, der Rest wird nicht gelesen. Fassen Sie es in einer Datei zusammen.",
  "other-hosts":
    "Die Aufzeichnung enthält {count} Aufrufe anderer Hosts ({hosts}). Sie fehlen in der Konsole. Zeichnen Sie sie in einer eigenen Datei auf.",
  "no-bodies":
    "Die Aufzeichnung enthält keine Inhalte der Antworten; Felder sind unbekannt, bis eine Liste geöffnet wird. Speichern Sie sie mit Inhalten.",
  "too-many-calls":
    "Die Aufzeichnung enthält mehr als {most} Aufrufe der API, der Rest wird nicht gelesen. Zeichnen Sie eine kürzere Sitzung auf.",
  "file-unread":
    "Die referenzierte Datei {address} konnte nicht gelesen werden. Ergänzen Sie sie, oder fassen Sie das Dokument in einer Datei zusammen. {reason}",
  "no-loader": "Andere Dateien lassen sich hier nicht lesen.",
  "no-such-file": "Die Datei existiert nicht. Prüfen Sie den Pfad.",
  "is-directory": "Der Pfad ist ein Verzeichnis. Verwenden Sie die OpenAPI-Datei darin.",
  "is-no-file": "Der Pfad ist keine Datei. Prüfen Sie den Pfad.",
  "may-not-read": "Die Datei kann nicht gelesen werden. Prüfen Sie ihre Berechtigungen.",
  "nothing-listens":
    "Die Verbindung wurde abgelehnt. Starten Sie die API, oder prüfen Sie Host und Port.",
  "connection-closed":
    "Die Verbindung wurde geschlossen. Versuchen Sie es erneut, oder prüfen Sie Host und Port.",
  "host-unknown": "Der Host ist unbekannt. Prüfen Sie die Adresse oder das Netzwerk.",
  "host-not-found": "Der Hostname kann derzeit nicht aufgelöst werden. Prüfen Sie das Netzwerk.",
  "not-reached": "Die Adresse ist nicht erreichbar. Prüfen Sie die Adresse oder das Netzwerk.",
  "not-reached-here":
    "Die Adresse ist von dieser Seite aus nicht erreichbar. Prüfen Sie die Adresse und die CORS-Einstellungen ihres Servers.",
  "too-slow":
    "Der Server hat nicht innerhalb von {seconds} Sekunden geantwortet. Versuchen Sie es erneut, oder verwenden Sie eine Datei.",
  "description-refused":
    "Der Server antwortete mit {status}. Geben Sie mit --api-header Zugangsdaten an.",
  "no-description-found":
    "Unter dieser Adresse, hinter ihren Links und unter üblichen Pfaden gibt es keine OpenAPI-Beschreibung. Geben Sie die genaue Adresse an.",
  "error-status":
    "Der Server hat mit {status} geantwortet. Prüfen Sie die Adresse und ob sie eine Anmeldung erfordert.",
  "too-large": "Die Datei ist größer als {size} MB. Teilen Sie sie auf, oder entfernen Sie Teile.",
  "too-large-together":
    "Die referenzierten Dateien sind insgesamt zu groß. Entfernen Sie einige davon.",
  "too-many-redirects": "Die Adresse leitet mehr als {most}-mal weiter. Prüfen Sie die Adresse.",
  "no-web-address":
    "Die Adresse ist keine http- oder https-Adresse. Eine Beschreibung aus dem Web kann nur auf solche verweisen.",
  "no-description-file": "Die Datei ist keine .json-, .yaml- oder .yml-Datei. Benennen Sie sie um.",
  "private-network":
    "Die Adresse liegt in einem privaten Netzwerk, die Beschreibung jedoch nicht. Fassen Sie das Dokument in einer Datei zusammen.",
  "untrusted-certificate":
    "Dem Zertifikat des Servers wird nicht vertraut ({reason}). Erneuern Sie es, oder nennen Sie seine Zertifizierungsstelle mit NODE_EXTRA_CA_CERTS.",
  "not-read": "Die Datei konnte nicht gelesen werden ({reason}). Prüfen Sie die Adresse.",
  "too-much":
    "Das Dokument ist zu tief verschachtelt oder zu groß ({reason}). Teilen Sie es auf, oder entfernen Sie Teile.",
  "internal-error":
    "Quarterdeck konnte dieses Dokument nicht verarbeiten ({reason}). Dies ist ein Fehler in Quarterdeck. Melden Sie ihn, wenn möglich mit dem Dokument.",
  "overlay-unread": "Das Overlay unter {address} konnte nicht gelesen werden. {reason}",
  "overlay-no-text": "{overlay} konnte nicht gelesen werden. {reason}",
  "overlay-unsaid":
    "{overlay} ist kein unterstütztes Overlay: `overlay: 1.1.0` fehlt. Verwenden Sie Overlay 1.0 oder 1.1.",
  "overlay-unknown":
    "{overlay} ist kein unterstütztes Overlay (Version {version}). Verwenden Sie Overlay 1.0 oder 1.1.",
  "overlay-later":
    "{overlay} verwendet Overlay {version}. Funktionen neuer als 1.1 werden ignoriert.",
  "overlay-other-document":
    "{overlay} ist für {address} bestimmt. Prüfen Sie, ob es zu diesem Dokument passt, oder korrigieren Sie `extends`.",
  "overlay-too-large":
    "Es wird kein Overlay angewendet: Das Dokument ist rekursiv oder mit aufgelösten Aliassen zu groß. Verwenden Sie stattdessen `$ref`.",
  "overlay-no-actions":
    "{overlay} hat keine Liste `actions`. Ergänzen Sie mindestens eine Aktion mit einem `target`.",
  "action-no-target": "{overlay}, Aktion {action}: `target` fehlt. Ergänzen Sie einen JSONPath.",
  "action-no-change":
    "{overlay}, Aktion {action} ({target}): Es ist keine Änderung definiert. Ergänzen Sie `update`, `copy` oder `remove: true`.",
  "action-no-change-yet":
    "{overlay}, Aktion {action} ({target}): Es ist keine Änderung definiert. Ergänzen Sie `update` oder `remove: true`.",
  "action-copy-later":
    "{overlay}, Aktion {action} ({target}): `copy` erfordert Overlay 1.1. Schreiben Sie `overlay: 1.1.0`.",
  "action-two-changes":
    "{overlay}, Aktion {action} ({target}): `update` und `copy` können nicht kombiniert werden. Entfernen Sie eines davon.",
  "action-copy-no-text":
    "{overlay}, Aktion {action} ({target}): `copy` ist kein Text. Verwenden Sie einen JSONPath.",
  "action-no-path":
    "{overlay}, Aktion {action} ({target}): Das Ziel ist kein JSONPath ({reason}). Korrigieren Sie es (RFC 9535).",
  "action-single-value":
    "{overlay}, Aktion {action} ({target}): Overlay 1.0 kann keine Einzelwerte ändern. Wählen Sie das Objekt oder die Liste, die den Wert enthält, oder schreiben Sie `overlay: 1.1.0`.",
  "action-removes-all":
    "{overlay}, Aktion {action} ({target}): Das gesamte Dokument kann nicht entfernt werden. Wählen Sie einen Teil davon.",
  "action-mixed":
    "{overlay}, Aktion {action} ({target}): Das Ziel mischt Objekte, Listen und Einzelwerte. Wählen Sie eine Art.",
  "action-mismatch":
    "{overlay}, Aktion {action} ({target}): Das Ziel ist {now}, die Aktualisierung aber {next}. Verwenden Sie dieselbe Art, oder entfernen Sie das Ziel zuerst.",
  "action-mismatch-inside":
    "{overlay}, Aktion {action} ({target}): `{name}` ist {now}, die Aktualisierung aber {next}. Verwenden Sie dieselbe Art, oder entfernen Sie es zuerst.",
  "action-list-in-list":
    "{overlay}, Aktion {action} ({target}): Overlay 1.0 fügt eine Liste als einen Eintrag hinzu. Schreiben Sie `overlay: 1.1.0`, um die Listen zu verbinden.",
  "action-copy-no-path":
    "{overlay}, Aktion {action} ({target}): `copy` ist kein JSONPath ({reason}). Wählen Sie genau einen Wert.",
  "action-copy-nothing":
    "{overlay}, Aktion {action} ({target}): `copy` findet nichts. Wählen Sie genau einen Wert.",
  "action-copy-many":
    "{overlay}, Aktion {action} ({target}): `copy` findet {count} Werte. Wählen Sie genau einen.",
  "action-nothing-there":
    "{overlay}, Aktion {action} ({target}): Das Ziel findet nichts. Prüfen Sie das Ziel.",
  "an-object": "ein Objekt",
  "a-list": "eine Liste",
  "a-single-value": "ein einzelner Wert",
};

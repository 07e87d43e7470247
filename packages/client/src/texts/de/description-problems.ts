import type { descriptionProblems as english } from "#texts/en/description-problems.ts";
import type { Translated } from "#texts/translated.ts";

export const descriptionProblems: Translated<typeof english> = {
  empty:
    "Das Dokument ist leer: Geben Sie eine Adresse an, die mit einem OpenAPI-Dokument antwortet.",
  binary: "Das ist kein Text: Geben Sie ein OpenAPI-Dokument in JSON oder YAML an.",
  html: "Das ist eine Webseite, nicht die Beschreibung selbst: Geben Sie die Adresse des OpenAPI-Dokuments in JSON oder YAML an; Seiten mit Dokumentation verweisen oft darauf, als openapi.json oder swagger.json.",
  xml: "Das ist XML, kein OpenAPI-Dokument: Was ein WSDL-, WADL- oder OData-Dienst über sich sagt, muss erst in OpenAPI umgewandelt werden.",
  "json-value":
    "Das ist kein gültiges JSON: In Zeile {line}, Spalte {column} fehlt ein Wert, oder er ist nicht so geschrieben wie in JSON; berichtigen Sie es dort.",
  "json-name":
    "Das ist kein gültiges JSON: In Zeile {line}, Spalte {column} muss der Name eines Eintrags stehen, in doppelten Anführungszeichen; berichtigen Sie es dort.",
  "json-colon":
    "Das ist kein gültiges JSON: In Zeile {line}, Spalte {column} fehlt ein Doppelpunkt; berichtigen Sie es dort.",
  "json-comma":
    "Das ist kein gültiges JSON: In Zeile {line}, Spalte {column} fehlt ein Komma oder eine schließende Klammer; berichtigen Sie es dort.",
  "json-quote":
    "Das ist kein gültiges JSON: Der Text, der in Zeile {line}, Spalte {column} beginnt, endet nirgends oder enthält ein Zeichen, das maskiert werden muss; berichtigen Sie es dort.",
  "json-end":
    "Das ist kein gültiges JSON: In Zeile {line}, Spalte {column} steht noch etwas hinter dem Ende; nehmen Sie es heraus.",
  "json-deep":
    "Das ist tiefer verschachtelt, als es sich hier lesen lässt ({reason}): Teilen Sie es, oder lassen Sie einen Teil weg.",
  "json-relaxed":
    "Es enthält Kommentare, Kommas vor einer schließenden Klammer oder Zahlen, die es in JSON nicht gibt; hier werden sie übergangen: Nehmen Sie sie heraus, denn andere Programme lehnen sie ab.",
  "yaml-indent":
    "Das ist kein gültiges YAML: Zeile {line} ist anders eingerückt als ihre Nachbarn, oder sie enthält einen Text mit Doppelpunkt ohne Anführungszeichen; berichtigen Sie es dort.",
  "yaml-tab":
    "Das ist kein gültiges YAML: Zeile {line} ist mit einem Tabulator eingerückt; nehmen Sie Leerzeichen.",
  "yaml-colon":
    "Das ist kein gültiges YAML: In Zeile {line} fehlt zwischen Schlüssel und Wert ein Doppelpunkt mit einem Leerzeichen dahinter; berichtigen Sie es dort.",
  "yaml-quote":
    "Das ist kein gültiges YAML: Ein Text in Anführungszeichen ist in Zeile {line} noch offen; schließen Sie ihn, oder verdoppeln Sie die Anführungszeichen darin.",
  "yaml-open":
    "Das ist kein gültiges YAML: Wo Zeile {line} beginnt, ist etwas noch offen, eine Klammer oder ein Text in Anführungszeichen; schließen Sie es, oder rücken Sie die Zeile ein.",
  "yaml-bracket":
    "Das ist kein gültiges YAML: In Zeile {line} fehlt ein Komma oder eine schließende Klammer; berichtigen Sie es dort.",
  "yaml-escape":
    "Das ist kein gültiges YAML: In Zeile {line} enthält ein Text in doppelten Anführungszeichen einen umgekehrten Schrägstrich, der dort nichts bedeutet; verdoppeln Sie ihn, oder nehmen Sie einfache Anführungszeichen.",
  "yaml-control":
    "Das ist kein gültiges YAML: Es enthält Steuerzeichen (Zeile {line}); nehmen Sie sie heraus.",
  "yaml-deep":
    "Das ist tiefer verschachtelt, als es sich hier lesen lässt: Teilen Sie es, oder lassen Sie einen Teil weg.",
  yaml: "Das ist in Zeile {line} kein gültiges YAML ({reason}): Berichtigen Sie es dort.",
  "yaml-indentation":
    "Zeile {line} ist innerhalb von Klammern oder Anführungszeichen zu wenig eingerückt. Sie wird trotzdem gelesen; rücken Sie sie weiter ein.",
  "yaml-several":
    "Der Text enthält mehrere YAML-Dokumente, und eines davon wird gelesen: Geben Sie jedem eine eigene Datei.",
  "key-twice":
    "Der Schlüssel „{key}“ steht zweimal in seinem Objekt (Zeile {line}), und nur der letzte zählt: Geben Sie einem davon einen anderen Namen.",
  "key-twice-on":
    "Ein Schlüssel steht in Zeile {line} zum zweiten Mal, und nur der letzte zählt: Geben Sie einem davon einen anderen Namen.",
  "version-unsaid":
    "Das Dokument nennt weder `openapi` noch `swagger` und wird als OpenAPI {version} gelesen: Schreiben Sie an seinen Anfang, welcher Version es folgt.",
  "version-unknown":
    "Das Dokument wird als OpenAPI {version} gelesen, denn als Version nennt es „{written}“: Schreiben Sie an seinen Anfang, welcher Version es folgt.",
  "no-openapi-version":
    "Das ist kein OpenAPI-Dokument, das sich lesen lässt (es nennt weder `openapi` noch `swagger`): Geben Sie ein OpenAPI-Dokument an (Swagger 2.0 oder OpenAPI 3).",
  "no-openapi-known":
    "Das ist kein OpenAPI-Dokument, das sich lesen lässt (als Version nennt es „{written}“): Geben Sie ein OpenAPI-Dokument an (Swagger 2.0 oder OpenAPI 3).",
  "is-text":
    "Das ist ein bloßer Text, kein OpenAPI-Dokument: Geben Sie ein OpenAPI-Dokument an (Swagger 2.0 oder OpenAPI 3).",
  "is-list":
    "Das ist eine Liste, kein OpenAPI-Dokument: Geben Sie ein OpenAPI-Dokument an (Swagger 2.0 oder OpenAPI 3).",
  "is-swagger-1":
    "Das ist ein Verzeichnis nach Swagger 1, kein OpenAPI-Dokument: Wandeln Sie es erst in OpenAPI 3 um.",
  "is-asyncapi":
    "Das ist ein AsyncAPI-Dokument, kein OpenAPI-Dokument: Es beschreibt Nachrichten; geben Sie das OpenAPI-Dokument desselben Dienstes an.",
  "is-overlay":
    "Das ist ein OpenAPI-Overlay, kein OpenAPI-Dokument: Geben Sie das OpenAPI-Dokument an, für das es gemacht ist.",
  "is-arazzo":
    "Das ist ein Arazzo-Dokument, kein OpenAPI-Dokument: Geben Sie das OpenAPI-Dokument an, das es nennt.",
  "is-postman":
    "Das ist eine Postman-Sammlung, kein OpenAPI-Dokument: Exportieren Sie sie erst als OpenAPI.",
  "is-graphql":
    "Das ist die Antwort eines GraphQL-Dienstes, kein OpenAPI-Dokument: Geben Sie ein OpenAPI-Dokument an (Swagger 2.0 oder OpenAPI 3).",
  "is-error":
    "Das ist eine Fehlerantwort, kein OpenAPI-Dokument: Prüfen Sie die Adresse; vielleicht verlangt sie eine Anmeldung oder ist umgezogen.",
  "is-schema":
    "Das ist ein JSON-Schema, kein OpenAPI-Dokument: Geben Sie ein OpenAPI-Dokument an (Swagger 2.0 oder OpenAPI 3).",
  "paths-missing":
    "Das Dokument beschreibt keine Operationen: `paths` fehlt oder ist kein Objekt. Ergänzen Sie es, oder geben Sie ein anderes Dokument an.",
  "no-operations":
    "Die Beschreibung beschreibt keine Operationen, es gibt also nichts zu zeigen. Prüfen Sie, ob es das richtige Dokument ist.",
  "no-server":
    "Die Beschreibung sagt nicht, wo die API zu finden ist. Starten Sie den Dienst mit --upstream und der Adresse der API.",
  "reference-nowhere":
    "Der Verweis „{reference}“ führt nirgendwohin: Ergänzen Sie, worauf er zeigt, oder berichtigen Sie ihn.",
  "reference-circle":
    "Der Verweis „{reference}“ führt nur im Kreis: Ergänzen Sie, worauf er zeigt, oder berichtigen Sie ihn.",
  "body-ignored":
    "{method} {path} verlangt einen Rumpf, den Browser dabei nicht senden: Der Aufruf geschieht ohne ihn. Beschreiben Sie ihn als Parameter der Adresse oder die Operation als POST.",
  "security-undefined":
    "Das Sicherheitsschema „{name}“ wird verlangt, aber nirgends beschrieben: Ergänzen Sie es in components.securitySchemes, damit klar ist, wie man sich anmeldet.",
  "extension-keys":
    "x-quarterdeck-resource nennt als Schlüssel so viele Felder: {count}, der Pfad nimmt aber: {expected}. Berichtigen Sie es dort.",
  "extension-field":
    "x-quarterdeck-resource nennt das Feld „{field}“, das der Datensatz nicht hat: Berichtigen Sie es dort.",
  "unsent-id":
    "{method} {path} lässt sich aus einem Browser nicht senden: Die Operation hat keine ID, die in eine Adresse passt. Geben Sie ihr eine operationId aus Buchstaben und Ziffern.",
  "unsent-method-name":
    "{method} {path} lässt sich aus einem Browser nicht senden: Die Methode ist keine von HTTP. Berichtigen Sie sie.",
  "unsent-method":
    "{method} {path} lässt sich aus einem Browser nicht senden: Browser verweigern diese Methode. Rufen Sie die Operation mit einem anderen Programm auf.",
  "unsent-path":
    "{method} {path} lässt sich aus einem Browser nicht senden: Nichts sagt, was „{name}“ im Pfad ist. Beschreiben Sie es unter den Parametern.",
  "unsent-header":
    "{method} {path} lässt sich aus einem Browser nicht senden: Browser lassen keine Seite die Kopfzeile {name} setzen. Rufen Sie die Operation mit einem anderen Programm auf.",
  "unsent-parameter":
    "{method} {path} lässt sich aus einem Browser nicht senden: „{name}“ lässt sich nicht als {type} schreiben. Berichtigen Sie die Beschreibung dieses Parameters.",
  "unsent-body":
    "{method} {path} lässt sich aus einem Browser nicht senden: „{type}“ ist kein Medientyp. Berichtigen Sie den Typ des Rumpfs.",
  "description-unread": "Die Beschreibung unter {address} lässt sich nicht lesen. {reason}",
  "description-awaited": "Die Beschreibung wird noch gelesen. Versuchen Sie es gleich noch einmal.",
  "too-many-files":
    "Das Dokument ist auf mehr als {most} Dateien verteilt, und der Rest wird nicht gelesen: Fassen Sie es zu einer Datei zusammen.",
  "file-unread":
    "Das Dokument verweist auf {address}, und das ließ sich nicht lesen: Legen Sie es dort ab, oder fassen Sie das Dokument zu einer Datei zusammen. {reason}",
  "no-loader": "Andere Dateien lassen sich hier nicht lesen.",
  "no-such-file": "Diese Datei gibt es nicht: Prüfen Sie den Pfad.",
  "is-directory": "Das ist ein Ordner: Geben Sie die Datei des OpenAPI-Dokuments darin an.",
  "is-no-file": "Das ist keine Datei: Prüfen Sie den Pfad.",
  "may-not-read": "Diese Datei darf nicht gelesen werden: Prüfen Sie ihre Rechte.",
  "nothing-listens": "Dort antwortet niemand: Starten Sie die API, oder prüfen Sie Host und Port.",
  "connection-closed":
    "Die Verbindung wurde geschlossen: Versuchen Sie es noch einmal, oder prüfen Sie Host und Port.",
  "host-unknown": "Der Host ist nicht bekannt: Prüfen Sie die Adresse oder das Netz.",
  "host-not-found": "Der Host lässt sich gerade nicht ermitteln: Prüfen Sie das Netz.",
  "not-reached": "Die Adresse ist nicht zu erreichen: Prüfen Sie sie oder das Netz.",
  "not-reached-here":
    "Die Adresse ist von dieser Seite aus nicht zu erreichen: Prüfen Sie sie, und ob ihr Server sie von Seiten anderer Herkunft lesen lässt (CORS).",
  "too-slow":
    "Nach {seconds} Sekunden kam noch keine Antwort: Versuchen Sie es noch einmal, oder geben Sie eine Datei an.",
  "error-status":
    "Die Antwort war {status}: Prüfen Sie die Adresse; vielleicht verlangt sie eine Anmeldung oder ist umgezogen.",
  "too-large": "Das ist größer als {size} MB: Lassen Sie einen Teil weg.",
  "too-large-together":
    "Die Dateien, auf die es verweist, sind zusammen zu groß: Lassen Sie einige weg.",
  "too-many-redirects": "Die Adresse leitet öfter als {most}-mal weiter: Prüfen Sie sie.",
  "no-web-address":
    "Das ist keine Adresse mit http oder https, und aus dem Web wird nur solchen gefolgt.",
  "no-description-file":
    "Die Datei endet nicht auf .json, .yaml oder .yml: Geben Sie ihr eine dieser Endungen.",
  "private-network":
    "Das liegt in einem privaten Netz, aus dem die Beschreibung nicht kommt: Fassen Sie das Dokument zu einer Datei zusammen.",
  "not-read": "Das ließ sich nicht lesen ({reason}): Prüfen Sie die Adresse.",
  "too-much":
    "Das Dokument ist zu tief verschachtelt oder zu groß, um hier verstanden zu werden ({reason}): Teilen Sie es, oder lassen Sie einen Teil weg.",
  "internal-error":
    "Quarterdeck ist an diesem Dokument gescheitert ({reason}): Das ist ein Fehler von Quarterdeck, nicht des Dokuments. Bitte melden Sie ihn, mit dem Dokument, wenn Sie dürfen.",
  "overlay-unread": "Das Overlay unter {address} lässt sich nicht lesen. {reason}",
  "overlay-no-text": "{overlay} lässt sich nicht lesen. {reason}",
  "overlay-unsaid":
    "{overlay} ist kein Overlay, das sich lesen lässt (es nennt kein `overlay: 1.1.0`): Geben Sie ein Overlay-Dokument der Version 1.0 oder 1.1 an.",
  "overlay-unknown":
    "{overlay} ist kein Overlay, das sich lesen lässt (seine Version ist {version}): Geben Sie ein Overlay-Dokument der Version 1.0 oder 1.1 an.",
  "overlay-later":
    "{overlay} folgt der Version {version} der Overlay-Spezifikation: Was sie gegenüber 1.1 neu hat, ist hier nicht bekannt.",
  "overlay-other-document":
    "{overlay} sagt, dass es für {address} gemacht ist: Prüfen Sie, ob es zu diesem Dokument passt, oder berichtigen Sie sein `extends`.",
  "overlay-too-large":
    "Das Dokument enthält sich über seine Aliasse selbst oder ist ausgeschrieben zu groß, darum wird kein Overlay angewandt: Schreiben Sie diese Teile aus, oder verweisen Sie mit `$ref` auf sie.",
  "overlay-no-actions":
    "{overlay} hat keine Liste `actions`: Ergänzen Sie mindestens eine Aktion mit einem `target`.",
  "action-no-target":
    "{overlay}, Aktion {action}: Ihr fehlt das `target`; sagen Sie mit einem JSONPath, was sie ändert.",
  "action-no-change":
    "{overlay}, Aktion {action} ({target}): Sie ändert nichts; ergänzen Sie `update`, `copy` oder `remove: true`.",
  "action-no-change-yet":
    "{overlay}, Aktion {action} ({target}): Sie ändert nichts; ergänzen Sie `update` oder `remove: true`.",
  "action-copy-later":
    "{overlay}, Aktion {action} ({target}): Sie ändert nichts; `copy` braucht `overlay: 1.1.0`.",
  "action-two-changes":
    "{overlay}, Aktion {action} ({target}): `update` und `copy` schließen einander aus; lassen Sie eines weg.",
  "action-copy-no-text":
    "{overlay}, Aktion {action} ({target}): Ihr `copy` ist kein Text; sagen Sie mit einem JSONPath, was kopiert wird.",
  "action-no-path":
    "{overlay}, Aktion {action} ({target}): Ihr Ziel ist kein JSONPath ({reason}); berichtigen Sie ihn (RFC 9535).",
  "action-single-value":
    "{overlay}, Aktion {action} ({target}): Overlay 1.0 ändert nur Objekte und Listen, und das wählt einen einzelnen Wert; wählen Sie, was ihn enthält, oder schreiben Sie `overlay: 1.1.0`.",
  "action-removes-all":
    "{overlay}, Aktion {action} ({target}): Das ganze Dokument lässt sich nicht entfernen; wählen Sie einen Teil davon.",
  "action-mixed":
    "{overlay}, Aktion {action} ({target}): Sie wählt Objekte, Listen oder einzelne Werte zugleich; wählen Sie immer nur eine Art.",
  "action-mismatch":
    "{overlay}, Aktion {action} ({target}): Das Ziel ist {now}, und was es ändern soll, ist {next}; entfernen Sie es in einer Aktion davor, oder ändern Sie es mit seiner eigenen Art.",
  "action-mismatch-inside":
    "{overlay}, Aktion {action} ({target}): `{name}` ist {now} und würde zu etwas anderem: {next}. Entfernen Sie es in einer Aktion davor, oder ändern Sie es mit seiner eigenen Art.",
  "action-list-in-list":
    "{overlay}, Aktion {action} ({target}): Overlay 1.0 fügt eine Liste als einen einzigen Eintrag in eine Liste ein; schreiben Sie `overlay: 1.1.0`, um beide zu verbinden.",
  "action-copy-no-path":
    "{overlay}, Aktion {action} ({target}): Ihr `copy` ist kein JSONPath ({reason}); wählen Sie genau eine Stelle.",
  "action-copy-nothing":
    "{overlay}, Aktion {action} ({target}): Ihr `copy` wählt nichts; wählen Sie genau eine Stelle.",
  "action-copy-many":
    "{overlay}, Aktion {action} ({target}): Ihr `copy` wählt {count} Stellen; wählen Sie genau eine.",
  "action-nothing-there":
    "{overlay}, Aktion {action} ({target}): Dort steht nichts, darum hat sich nichts geändert; prüfen Sie das Ziel.",
  "an-object": "ein Objekt",
  "a-list": "eine Liste",
  "a-single-value": "ein einzelner Wert",
};

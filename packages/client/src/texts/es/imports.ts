import type { imports as english } from "#texts/en/imports.ts";
import type { Translated } from "#texts/translated.ts";

export const imports: Translated<typeof english> = {
  allGood:
    "{good, plural, one {La fila se puede enviar.} many {Las # de filas se pueden enviar.} other {Las # filas se pueden enviar.}}",
  by: "Las filas indican su registro por",
  byHint: "Se busca cada valor en la lista. Un valor que tienen varios registros se rechaza.",
  byKey: "Clave ({label})",
  cancel: "Cancelar",
  check: "Comprobar todas las filas",
  checkFailed: "No se pudieron comprobar las filas",
  checkHint: "No se envía nada antes de que veas el resultado.",
  choose: "Elige un archivo o suéltalo aquí",
  chooseAgain: "Vuelve a elegir «{name}» para continuar",
  chooseAgainHint:
    "Era demasiado grande para conservarlo aquí; se recuerda adónde van sus columnas.",
  chooseHint: "CSV, JSON o NDJSON. No sale de este equipo hasta que envíes sus filas.",
  column: "Columna del archivo",
  description: "Desde un archivo, comprobado fila por fila antes de enviar la primera.",
  faultAt: "{column}: {sentence}",
  faultOf: "«{text}»: {sentence}",
  fault: {
    boolean: "«{text}» no es ni true ni false.",
    cells: "La fila tiene más celdas que columnas el encabezado.",
    choice: "«{text}» no es ninguno de los valores posibles.",
    date: "«{text}» no es una fecha como 2026-01-31.",
    "date-time": "«{text}» no es una fecha y hora como 2026-01-31T09:30:00Z.",
    key: "La fila no dice a qué registro corresponde.",
    "new-key":
      "No existe ningún registro «{text}», y los nuevos reciben su clave de la API: déjala vacía.",
    "no-record": "No existe ningún registro «{text}».",
    number: "«{text}» no es un número como 12,50.",
    "number-either":
      "«{text}» podría ser dos números distintos. Indique cómo se escriben los números en el archivo.",
    object: "«{text}» no es un objeto JSON.",
    record: "Esto no es un registro.",
    "several-records": "Varios registros se llaman «{text}»: usa la clave.",
    time: "«{text}» no es una hora del día como 09:30:00.",
    twice: "Una fila anterior corresponde al mismo registro.",
    unlooked: "No se pudo averiguar si existe un registro «{text}».",
  },
  faults: "Qué lo impide",
  file: "Archivo que se importará",
  found:
    "{rows, plural, one {# fila} many {# de filas} other {# filas}}; columnas: {columns}. Elegir otro archivo.",
  goalOf: "Destino de «{column}»",
  goesTo: "Va a",
  impossible: "No se puede importar: {label}",
  impossibleHint: "La API no tiene ninguna operación que cree o cambie un registro de este tipo.",
  incomplete: "Este archivo no está completo",
  incompleteHint: "Dice: {note}.",
  key: "clave",
  leaveOut: "Omitir",
  missingColumns: "Ninguna columna va a lo que cada registro necesita: {labels}.",
  lookedUp: "{looked} de {total} registros consultados",
  mode: "Qué son las filas",
  modeHint: {
    change:
      "Cada fila cambia el registro que indica. Las celdas vacías dejan el valor como está; null lo convierte en null.",
    create: "Cada fila se convierte en un registro nuevo. Las celdas vacías no se envían.",
    upsert:
      "Una fila cuyo registro ya existe lo cambia; las demás se convierten en registros nuevos. Las celdas vacías no se envían.",
  },
  modes: { change: "Cambiar registros", create: "Añadir registros", upsert: "Añadir o cambiar" },
  moreFaulty:
    "{count, plural, one {Y # fila más.} many {Y # de filas más.} other {Y # filas más.}}",
  noFileRows: "El archivo no tiene filas.",
  noMapping: "Primero asocia al menos una columna con un campo.",
  noRows: "No hay filas en este archivo",
  numbers: "Los números del archivo se escriben",
  numbersAsTheyShow: "como se pueda leer cada uno",
  numbersHint: "Se rechaza lo que podría ser dos números.",
  oldEncoding: "Este archivo no está en UTF-8",
  oldEncodingHint: "Se leyó como Windows-1252: comprueba que las letras sean correctas.",
  parameters: "Lo que la API pide además de cada registro",
  row: "Fila",
  rowName: "Fila {number}",
  saveFaulty:
    "{count, plural, one {Guardar la fila con errores} many {Guardar # de filas con errores} other {Guardar # filas con errores}}",
  send: {
    change:
      "{count, plural, one {Cambiar # registro} many {Cambiar # de registros} other {Cambiar # registros}}",
    create:
      "{count, plural, one {Añadir # registro} many {Añadir # de registros} other {Añadir # registros}}",
    upsert:
      "{count, plural, one {Enviar # registro} many {Enviar # de registros} other {Enviar # registros}}",
  },
  someFaulty:
    "{good, plural, one {# fila se puede enviar} many {# de filas se pueden enviar} other {# filas se pueden enviar}}, {faulty} no.",
  split:
    "{created, plural, one {# es nueva} many {# son nuevas} other {# son nuevas}}, {changed, plural, one {# cambia lo que ya existe} many {# cambian lo que ya existe} other {# cambian lo que ya existe}}.",
  startOver: "Empezar de nuevo",
  template: "Guardar un archivo vacío",
  templateChange: "Para cambiar lo que ya existe, expórtalo e importa el archivo modificado.",
  templateHint:
    "¿Aún no tienes un archivo? Este (CSV) tiene todas las columnas; las obligatorias van primero.",
  title: "Importar {label}",
  toList: "Ir a {label}",
  unchecked: "No se consultó, porque no se puede preguntar a la API: {labels}.",
  unreadable: "No se puede leer este archivo",
  values: "Valores",
};

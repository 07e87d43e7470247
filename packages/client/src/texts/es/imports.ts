import type { imports as english } from "#texts/en/imports.ts";
import type { Translated } from "#texts/translated.ts";

export const imports: Translated<typeof english> = {
  allGood:
    "{good, plural, one {# fila válida.} many {Las # de filas son válidas.} other {Las # filas son válidas.}}",
  by: "Buscar registros por",
  byHint: "Cada valor se busca en la lista. Un valor que coincide con varios registros se rechaza.",
  byKey: "Clave ({label})",
  cancel: "Cancelar",
  check: "Comprobar todas las filas",
  checkFailed: "No se pudieron comprobar las filas",
  checkHint: "No se envía nada hasta que confirmes.",
  choose: "Elige un archivo o suéltalo aquí",
  chooseAgain: "Vuelve a elegir «{name}» para continuar",
  chooseAgainHint:
    "El archivo era demasiado grande para almacenarlo. La asignación de columnas sí se guardó.",
  chooseHint: "CSV, JSON o NDJSON. No se envía nada hasta que confirmes.",
  column: "Columna del archivo",
  description: "Cada fila se comprueba antes de enviar nada.",
  errorAt: "{column}: {message}",
  errorOf: "«{text}»: {message}",
  error: {
    boolean: "«{text}» no es true ni false.",
    cells: "La fila tiene más celdas que el encabezado.",
    choice: "«{text}» no es un valor permitido.",
    date: "«{text}» no es una fecha. Usa el formato 2026-01-31.",
    "date-time": "«{text}» no es una fecha y hora. Usa el formato 2026-01-31T09:30:00Z.",
    key: "La fila no tiene clave.",
    "new-key": "Registro «{text}» no encontrado. Deja la clave vacía para añadir un registro.",
    "no-record": "Registro «{text}» no encontrado.",
    number: "«{text}» no es un número.",
    "number-either": "«{text}» es ambiguo. Elige un formato de número.",
    object: "«{text}» no es un objeto JSON.",
    record: "No es un registro.",
    "several-records": "Varios registros coinciden con «{text}». Usa la clave.",
    time: "«{text}» no es una hora. Usa el formato 09:30:00.",
    twice: "Duplicado de una fila anterior.",
    unlooked: "No se pudo consultar el registro «{text}».",
  },
  errorColumn: "error",
  errors: "Problema",
  file: "Archivo que se importará",
  matched:
    "{rows, plural, one {# fila} many {# de filas} other {# filas}}; columnas: {columns}. Elegir otro archivo.",
  goalOf: "Campo para «{column}»",
  goesTo: "Campo",
  impossible: "No se puede importar: {label}",
  impossibleHint: "La API no tiene ninguna operación para crear o cambiar estos registros.",
  incomplete: "Archivo incompleto",
  incompleteHint: "Nota en el archivo: {note}.",
  invalidFile: "filas con errores",
  key: "clave",
  leaveOut: "Omitir",
  missingColumns: "Campos obligatorios sin columna: {labels}.",
  lookedUp: "{looked} de {total} registros consultados",
  mode: "Modo de importación",
  modeHint: {
    change:
      "Cada fila cambia un registro. Las celdas vacías no cambian el valor; null lo convierte en null.",
    create: "Cada fila añade un registro. Las celdas vacías no se envían.",
    upsert:
      "Las filas cambian registros existentes y añaden nuevos. Las celdas vacías no se envían.",
  },
  modes: { change: "Cambiar registros", create: "Añadir registros", upsert: "Añadir o cambiar" },
  moreInvalid:
    "{count, plural, one {Y # fila más.} many {Y # de filas más.} other {Y # filas más.}}",
  noFileRows: "El archivo no tiene filas.",
  noMapping: "Asigna al menos una columna a un campo.",
  noRows: "Este archivo no tiene filas",
  numbers: "Formato de número",
  numbersAsTheyShow: "Automático",
  numbersHint: "Los números ambiguos se rechazan.",
  oldEncoding: "Este archivo no está en UTF-8",
  oldEncodingHint: "Se leyó como Windows-1252. Revisa los caracteres especiales.",
  parameters: "Parámetros adicionales",
  row: "Fila",
  rowName: "Fila {number}",
  sampled: {
    all: "La API tiene los primeros registros de este archivo.",
    none: "La API aún no tiene los primeros registros de este archivo.",
    some: "La API tiene algunos de los primeros registros de este archivo.",
  },
  saveInvalid:
    "{count, plural, one {Descargar # fila con errores} many {Descargar # de filas con errores} other {Descargar # filas con errores}}",
  send: {
    change:
      "{count, plural, one {Cambiar # registro} many {Cambiar # de registros} other {Cambiar # registros}}",
    create:
      "{count, plural, one {Añadir # registro} many {Añadir # de registros} other {Añadir # registros}}",
    upsert:
      "{count, plural, one {Enviar # registro} many {Enviar # de registros} other {Enviar # registros}}",
  },
  someInvalid:
    "{good, plural, one {# fila válida} many {# de filas válidas} other {# filas válidas}}, {invalid} con errores.",
  split:
    "{created, plural, one {# registro nuevo} many {# de registros nuevos} other {# registros nuevos}}, {changed, plural, one {# registro existente} many {# de registros existentes} other {# registros existentes}}.",
  startOver: "Empezar de nuevo",
  template: "Descargar plantilla",
  templateChange: "Para cambiar registros existentes, expórtalos e importa el archivo modificado.",
  templateHint:
    "¿Aún no tienes un archivo? La plantilla CSV tiene todas las columnas; las obligatorias van primero.",
  title: "Importar {label}",
  toList: "Ir a {label}",
  unchecked: "Sin comprobar, porque la API no permite consultarlo: {labels}.",
  unreadable: "No se puede leer este archivo",
  values: "Valores",
};

import type { schemaChanges as english } from "#texts/en/schema-changes.ts";
import type { Translated } from "#texts/translated.ts";

export const schemaChanges: Translated<typeof english> = {
  added: "Nuevo: {choices}.",
  adopt: "Usar la nueva",
  close: "Ahora no",
  counted: {
    "resource-new":
      "{count, plural, one {# lista nueva} many {# de listas nuevas} other {# listas nuevas}}",
    "resource-gone":
      "{count, plural, one {# lista menos} many {# de listas menos} other {# listas menos}}",
    "operation-new":
      "{count, plural, one {# operación nueva} many {# de operaciones nuevas} other {# operaciones nuevas}}",
    "operation-gone":
      "{count, plural, one {# operación menos} many {# de operaciones menos} other {# operaciones menos}}",
    "operation-deprecated":
      "{count, plural, one {# operación obsoleta} many {# de operaciones obsoletas} other {# operaciones obsoletas}}",
    "server-new":
      "{count, plural, one {# servidor nuevo} many {# de servidores nuevos} other {# servidores nuevos}}",
    "server-gone":
      "{count, plural, one {# servidor menos} many {# de servidores menos} other {# servidores menos}}",
    "sign-in-new":
      "{count, plural, one {# forma nueva de iniciar sesión} many {# de formas nuevas de iniciar sesión} other {# formas nuevas de iniciar sesión}}",
    "sign-in-gone":
      "{count, plural, one {# forma de iniciar sesión menos} many {# de formas de iniciar sesión menos} other {# formas de iniciar sesión menos}}",
    "sign-in-other":
      "{count, plural, one {# forma de iniciar sesión que ahora funciona de otro modo} many {# de formas de iniciar sesión que ahora funcionan de otro modo} other {# formas de iniciar sesión que ahora funcionan de otro modo}}",
    "registration-new": "ahora se pueden crear cuentas",
    "registration-gone": "ya no se pueden crear cuentas",
    "registration-other": "las cuentas se crean ahora de otro modo",
    "setting-new":
      "{count, plural, one {# valor que las llamadas deben llevar ahora} many {# de valores que las llamadas deben llevar ahora} other {# valores que las llamadas deben llevar ahora}}",
    "setting-gone":
      "{count, plural, one {# valor que las llamadas ya no llevan} many {# de valores que las llamadas ya no llevan} other {# valores que las llamadas ya no llevan}}",
    "field-new":
      "{count, plural, one {# campo nuevo} many {# de campos nuevos} other {# campos nuevos}}",
    "field-gone":
      "{count, plural, one {# campo menos} many {# de campos menos} other {# campos menos}}",
    "field-required":
      "{count, plural, one {# campo que ahora es obligatorio} many {# de campos que ahora son obligatorios} other {# campos que ahora son obligatorios}}",
    "field-optional":
      "{count, plural, one {# campo que ahora es opcional} many {# de campos que ahora son opcionales} other {# campos que ahora son opcionales}}",
    "field-deprecated":
      "{count, plural, one {# campo obsoleto} many {# de campos obsoletos} other {# campos obsoletos}}",
    "field-kind":
      "{count, plural, one {# campo de otro tipo} many {# de campos de otro tipo} other {# campos de otro tipo}}",
    "field-item-kind":
      "{count, plural, one {# campo con elementos de otro tipo} many {# de campos con elementos de otro tipo} other {# campos con elementos de otro tipo}}",
    "field-relation":
      "{count, plural, one {# campo que remite a otros registros} many {# de campos que remiten a otros registros} other {# campos que remiten a otros registros}}",
    "field-types":
      "{count, plural, one {# campo que admite otros tipos} many {# de campos que admiten otros tipos} other {# campos que admiten otros tipos}}",
    "field-choices":
      "{count, plural, one {# campo con otras opciones} many {# de campos con otras opciones} other {# campos con otras opciones}}",
    "parameter-new":
      "{count, plural, one {# parámetro nuevo} many {# de parámetros nuevos} other {# parámetros nuevos}}",
    "parameter-gone":
      "{count, plural, one {# parámetro menos} many {# de parámetros menos} other {# parámetros menos}}",
    "parameter-required":
      "{count, plural, one {# parámetro que ahora es obligatorio} many {# de parámetros que ahora son obligatorios} other {# parámetros que ahora son obligatorios}}",
    "parameter-optional":
      "{count, plural, one {# parámetro que ahora es opcional} many {# de parámetros que ahora son opcionales} other {# parámetros que ahora son opcionales}}",
    "parameter-deprecated":
      "{count, plural, one {# parámetro obsoleto} many {# de parámetros obsoletos} other {# parámetros obsoletos}}",
    "parameter-kind":
      "{count, plural, one {# parámetro de otro tipo} many {# de parámetros de otro tipo} other {# parámetros de otro tipo}}",
    "parameter-item-kind":
      "{count, plural, one {# parámetro con elementos de otro tipo} many {# de parámetros con elementos de otro tipo} other {# parámetros con elementos de otro tipo}}",
    "parameter-relation":
      "{count, plural, one {# parámetro que remite a otros registros} many {# de parámetros que remiten a otros registros} other {# parámetros que remiten a otros registros}}",
    "parameter-types":
      "{count, plural, one {# parámetro que admite otros tipos} many {# de parámetros que admiten otros tipos} other {# parámetros que admiten otros tipos}}",
    "parameter-choices":
      "{count, plural, one {# parámetro con otras opciones} many {# de parámetros con otras opciones} other {# parámetros con otras opciones}}",
  },
  details: "Detalles",
  field: "{field} ({of})",
  hint: "Esta página sigue funcionando con la descripción anterior. Lo que escribiste se conserva al pasar a la nueva.",
  itemKind: "{field}: cada elemento era {before}, ahora es {after}.",
  kind: "{field}: era {before}, ahora es {after}.",
  kinds: {
    boolean: "sí o no",
    choice: "una opción",
    choices: "varias opciones",
    color: "un color",
    date: "una fecha",
    "date-time": "una fecha y hora",
    duration: "una duración",
    email: "una dirección de correo",
    file: "un archivo",
    group: "un grupo de campos",
    image: "una imagen",
    integer: "un número entero",
    json: "JSON",
    list: "una lista",
    "long-text": "texto largo",
    map: "valores por nombre",
    number: "un número",
    reference: "un registro",
    references: "varios registros",
    secret: "un secreto",
    text: "texto",
    time: "una hora del día",
    url: "una dirección web",
    variants: "uno de varios tipos",
  },
  operation: "{label} ({call})",
  relation: "{field}: remitía a {before}, ahora remite a {after}.",
  removed: "Ya no está: {choices}.",
  title: "Qué ha cambiado en la API",
  told: "La API ha cambiado: {what}.",
  ways: {
    "authorization-code": "En la página del proveedor (OAuth 2)",
    basic: "Nombre de usuario y contraseña, enviados en cada llamada",
    "client-credentials": "Nombre y secreto de un programa (OAuth 2)",
    none: "Sin iniciar sesión",
    "openid-connect": "En la página del proveedor (OpenID Connect)",
    password: "Nombre de usuario y contraseña",
    token: "Un token o una clave",
  },
};

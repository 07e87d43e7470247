import type { drift as english } from "#texts/en/drift.ts";
import type { Translated } from "#texts/translated.ts";

export const drift: Translated<typeof english> = {
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
    "field-new":
      "{count, plural, one {# campo nuevo} many {# de campos nuevos} other {# campos nuevos}}",
    "field-gone":
      "{count, plural, one {# campo menos} many {# de campos menos} other {# campos menos}}",
    "field-required":
      "{count, plural, one {# campo que ahora es obligatorio} many {# de campos que ahora son obligatorios} other {# campos que ahora son obligatorios}}",
    "field-optional":
      "{count, plural, one {# campo que ahora es opcional} many {# de campos que ahora son opcionales} other {# campos que ahora son opcionales}}",
    "field-kind":
      "{count, plural, one {# campo de otro tipo} many {# de campos de otro tipo} other {# campos de otro tipo}}",
    "field-choices":
      "{count, plural, one {# campo con otras opciones} many {# de campos con otras opciones} other {# campos con otras opciones}}",
  },
  details: "Detalles",
  field: "{field} ({of})",
  hint: "Esta página sigue funcionando con la descripción anterior. Lo que escribiste se conserva al pasar a la nueva.",
  kind: "{field}: era {before}, ahora es {after}.",
  kinds: {
    boolean: "sí o no",
    choice: "una opción",
    choices: "varias opciones",
    colour: "un color",
    date: "una fecha",
    "date-time": "una fecha y hora",
    duration: "una duración",
    email: "una dirección de correo",
    file: "un archivo",
    group: "un grupo de campos",
    image: "una imagen",
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

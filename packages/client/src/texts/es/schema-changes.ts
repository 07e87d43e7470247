import type { schemaChanges as english } from "#texts/en/schema-changes.ts";
import type { Translated } from "#texts/translated.ts";

export const schemaChanges: Translated<typeof english> = {
  added: "Añadido: {choices}.",
  adopt: "Usar la versión nueva",
  close: "Ahora no",
  counted: {
    "resource-new":
      "{count, plural, one {# lista nueva} many {# de listas nuevas} other {# listas nuevas}}",
    "resource-gone":
      "{count, plural, one {# lista eliminada} many {# de listas eliminadas} other {# listas eliminadas}}",
    "operation-new":
      "{count, plural, one {# operación nueva} many {# de operaciones nuevas} other {# operaciones nuevas}}",
    "operation-gone":
      "{count, plural, one {# operación eliminada} many {# de operaciones eliminadas} other {# operaciones eliminadas}}",
    "operation-deprecated":
      "{count, plural, one {# operación obsoleta} many {# de operaciones obsoletas} other {# operaciones obsoletas}}",
    "server-new":
      "{count, plural, one {# servidor nuevo} many {# de servidores nuevos} other {# servidores nuevos}}",
    "server-gone":
      "{count, plural, one {# servidor eliminado} many {# de servidores eliminados} other {# servidores eliminados}}",
    "sign-in-new":
      "{count, plural, one {# método de inicio de sesión nuevo} many {# de métodos de inicio de sesión nuevos} other {# métodos de inicio de sesión nuevos}}",
    "sign-in-gone":
      "{count, plural, one {# método de inicio de sesión eliminado} many {# de métodos de inicio de sesión eliminados} other {# métodos de inicio de sesión eliminados}}",
    "sign-in-other":
      "{count, plural, one {# método de inicio de sesión modificado} many {# de métodos de inicio de sesión modificados} other {# métodos de inicio de sesión modificados}}",
    "registration-new": "registro de cuentas abierto",
    "registration-gone": "registro de cuentas cerrado",
    "registration-other": "registro de cuentas modificado",
    "setting-new":
      "{count, plural, one {# ajuste de conexión nuevo} many {# de ajustes de conexión nuevos} other {# ajustes de conexión nuevos}}",
    "setting-gone":
      "{count, plural, one {# ajuste de conexión eliminado} many {# de ajustes de conexión eliminados} other {# ajustes de conexión eliminados}}",
    "field-new":
      "{count, plural, one {# campo nuevo} many {# de campos nuevos} other {# campos nuevos}}",
    "field-gone":
      "{count, plural, one {# campo eliminado} many {# de campos eliminados} other {# campos eliminados}}",
    "field-required":
      "{count, plural, one {# campo ahora obligatorio} many {# de campos ahora obligatorios} other {# campos ahora obligatorios}}",
    "field-optional":
      "{count, plural, one {# campo ahora opcional} many {# de campos ahora opcionales} other {# campos ahora opcionales}}",
    "field-deprecated":
      "{count, plural, one {# campo obsoleto} many {# de campos obsoletos} other {# campos obsoletos}}",
    "field-kind":
      "{count, plural, one {# campo con un tipo nuevo} many {# de campos con tipos nuevos} other {# campos con tipos nuevos}}",
    "field-item-kind":
      "{count, plural, one {# campo con un tipo de elemento nuevo} many {# de campos con tipos de elemento nuevos} other {# campos con tipos de elemento nuevos}}",
    "field-relation":
      "{count, plural, one {# campo con una referencia nueva} many {# de campos con referencias nuevas} other {# campos con referencias nuevas}}",
    "field-types":
      "{count, plural, one {# campo con variantes nuevas} many {# de campos con variantes nuevas} other {# campos con variantes nuevas}}",
    "field-choices":
      "{count, plural, one {# campo con opciones nuevas} many {# de campos con opciones nuevas} other {# campos con opciones nuevas}}",
    "parameter-new":
      "{count, plural, one {# parámetro nuevo} many {# de parámetros nuevos} other {# parámetros nuevos}}",
    "parameter-gone":
      "{count, plural, one {# parámetro eliminado} many {# de parámetros eliminados} other {# parámetros eliminados}}",
    "parameter-required":
      "{count, plural, one {# parámetro ahora obligatorio} many {# de parámetros ahora obligatorios} other {# parámetros ahora obligatorios}}",
    "parameter-optional":
      "{count, plural, one {# parámetro ahora opcional} many {# de parámetros ahora opcionales} other {# parámetros ahora opcionales}}",
    "parameter-deprecated":
      "{count, plural, one {# parámetro obsoleto} many {# de parámetros obsoletos} other {# parámetros obsoletos}}",
    "parameter-kind":
      "{count, plural, one {# parámetro con un tipo nuevo} many {# de parámetros con tipos nuevos} other {# parámetros con tipos nuevos}}",
    "parameter-item-kind":
      "{count, plural, one {# parámetro con un tipo de elemento nuevo} many {# de parámetros con tipos de elemento nuevos} other {# parámetros con tipos de elemento nuevos}}",
    "parameter-relation":
      "{count, plural, one {# parámetro con una referencia nueva} many {# de parámetros con referencias nuevas} other {# parámetros con referencias nuevas}}",
    "parameter-types":
      "{count, plural, one {# parámetro con variantes nuevas} many {# de parámetros con variantes nuevas} other {# parámetros con variantes nuevas}}",
    "parameter-choices":
      "{count, plural, one {# parámetro con opciones nuevas} many {# de parámetros con opciones nuevas} other {# parámetros con opciones nuevas}}",
  },
  details: "Detalles",
  field: "{field} ({of})",
  hint: "Esta página aún usa la versión anterior. Tus datos se conservan al cambiar.",
  itemKind: "{field}: el tipo de elemento cambió de {before} a {after}.",
  kind: "{field}: el tipo cambió de {before} a {after}.",
  kinds: {
    boolean: "sí/no",
    choice: "opción",
    choices: "selección múltiple",
    color: "color",
    date: "fecha",
    "date-time": "fecha y hora",
    duration: "duración",
    email: "dirección de correo",
    file: "archivo",
    group: "grupo de campos",
    image: "imagen",
    integer: "número entero",
    json: "JSON",
    list: "lista",
    "long-text": "texto largo",
    map: "pares clave-valor",
    number: "número",
    reference: "referencia",
    references: "lista de referencias",
    secret: "secreto",
    text: "texto",
    time: "hora del día",
    url: "URL",
    variants: "variantes",
  },
  operation: "{label} ({call})",
  relation: "{field}: la referencia cambió de {before} a {after}.",
  removed: "Eliminado: {choices}.",
  title: "Cambios en la API",
  announced: "La API cambió: {changes}.",
  ways: {
    "authorization-code": "Inicio de sesión único (OAuth 2)",
    basic: "Autenticación básica",
    "client-credentials": "ID de cliente y secreto (OAuth 2)",
    none: "Sin cuenta",
    "openid-connect": "Inicio de sesión único (OpenID Connect)",
    password: "Nombre de usuario y contraseña",
    token: "Token o clave de API",
  },
};

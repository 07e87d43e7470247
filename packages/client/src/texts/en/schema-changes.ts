/** Loaded with the first check for schema changes. */
export const schemaChanges = {
  added: "Added: {choices}.",
  adopt: "Use new version",
  close: "Not now",
  counted: {
    "resource-new": "{count, plural, one {# new list} other {# new lists}}",
    "resource-gone": "{count, plural, one {# list removed} other {# lists removed}}",
    "operation-new": "{count, plural, one {# new operation} other {# new operations}}",
    "operation-gone": "{count, plural, one {# operation removed} other {# operations removed}}",
    "operation-deprecated":
      "{count, plural, one {# deprecated operation} other {# deprecated operations}}",
    "server-new": "{count, plural, one {# new server} other {# new servers}}",
    "server-gone": "{count, plural, one {# server removed} other {# servers removed}}",
    "sign-in-new": "{count, plural, one {# new sign-in method} other {# new sign-in methods}}",
    "sign-in-gone":
      "{count, plural, one {# sign-in method removed} other {# sign-in methods removed}}",
    "sign-in-other":
      "{count, plural, one {# sign-in method changed} other {# sign-in methods changed}}",
    "registration-new": "registration opened",
    "registration-gone": "registration closed",
    "registration-other": "registration changed",
    "setting-new":
      "{count, plural, one {# new connection setting} other {# new connection settings}}",
    "setting-gone":
      "{count, plural, one {# connection setting removed} other {# connection settings removed}}",
    "field-new": "{count, plural, one {# new field} other {# new fields}}",
    "field-gone": "{count, plural, one {# field removed} other {# fields removed}}",
    "field-required": "{count, plural, one {# field now required} other {# fields now required}}",
    "field-optional": "{count, plural, one {# field now optional} other {# fields now optional}}",
    "field-deprecated": "{count, plural, one {# deprecated field} other {# deprecated fields}}",
    "field-kind": "{count, plural, one {# field with a new type} other {# fields with new types}}",
    "field-item-kind":
      "{count, plural, one {# field with a new item type} other {# fields with new item types}}",
    "field-relation":
      "{count, plural, one {# field with a new reference} other {# fields with new references}}",
    "field-types":
      "{count, plural, one {# field with new variants} other {# fields with new variants}}",
    "field-choices":
      "{count, plural, one {# field with new choices} other {# fields with new choices}}",
    "parameter-new": "{count, plural, one {# new parameter} other {# new parameters}}",
    "parameter-gone": "{count, plural, one {# parameter removed} other {# parameters removed}}",
    "parameter-required":
      "{count, plural, one {# parameter now required} other {# parameters now required}}",
    "parameter-optional":
      "{count, plural, one {# parameter now optional} other {# parameters now optional}}",
    "parameter-deprecated":
      "{count, plural, one {# deprecated parameter} other {# deprecated parameters}}",
    "parameter-kind":
      "{count, plural, one {# parameter with a new type} other {# parameters with new types}}",
    "parameter-item-kind":
      "{count, plural, one {# parameter with a new item type} other {# parameters with new item types}}",
    "parameter-relation":
      "{count, plural, one {# parameter with a new reference} other {# parameters with new references}}",
    "parameter-types":
      "{count, plural, one {# parameter with new variants} other {# parameters with new variants}}",
    "parameter-choices":
      "{count, plural, one {# parameter with new choices} other {# parameters with new choices}}",
  },
  details: "Details",
  field: "{field} ({of})",
  hint: "This page still uses the previous version. Your input stays when you switch.",
  itemKind: "{field}: item type changed from {before} to {after}.",
  kind: "{field}: type changed from {before} to {after}.",
  kinds: {
    boolean: "yes/no",
    choice: "choice",
    choices: "multiple choice",
    color: "color",
    date: "date",
    "date-time": "date and time",
    duration: "duration",
    email: "email address",
    file: "file",
    group: "group of fields",
    image: "image",
    integer: "integer",
    json: "JSON",
    list: "list",
    "long-text": "long text",
    map: "key-value pairs",
    number: "number",
    reference: "reference",
    references: "list of references",
    secret: "secret",
    text: "text",
    time: "time of day",
    url: "URL",
    variants: "variants",
  },
  operation: "{label} ({call})",
  relation: "{field}: reference changed from {before} to {after}.",
  removed: "Removed: {choices}.",
  title: "API changes",
  announced: "The API changed: {changes}.",
  ways: {
    "authorization-code": "Single sign-on (OAuth 2)",
    basic: "Basic authentication",
    "client-credentials": "Client ID and secret (OAuth 2)",
    none: "No account",
    "openid-connect": "Single sign-on (OpenID Connect)",
    password: "Username and password",
    token: "Token or API key",
  },
} as const;

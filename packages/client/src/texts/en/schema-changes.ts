/** Loaded with the first look at whether the API changed. */
export const schemaChanges = {
  added: "New: {choices}.",
  adopt: "Use the new one",
  close: "Not now",
  counted: {
    "resource-new": "{count, plural, one {# new list} other {# new lists}}",
    "resource-gone": "{count, plural, one {# list gone} other {# lists gone}}",
    "operation-new": "{count, plural, one {# new operation} other {# new operations}}",
    "operation-gone": "{count, plural, one {# operation gone} other {# operations gone}}",
    "operation-deprecated":
      "{count, plural, one {# deprecated operation} other {# deprecated operations}}",
    "server-new": "{count, plural, one {# new server} other {# new servers}}",
    "server-gone": "{count, plural, one {# server gone} other {# servers gone}}",
    "sign-in-new": "{count, plural, one {# new way to sign in} other {# new ways to sign in}}",
    "sign-in-gone": "{count, plural, one {# way to sign in gone} other {# ways to sign in gone}}",
    "sign-in-other":
      "{count, plural, one {# way to sign in works differently} other {# ways to sign in work differently}}",
    "registration-new": "registration is open",
    "registration-gone": "registration is closed",
    "registration-other": "registration works differently",
    "setting-new":
      "{count, plural, one {# value that calls must carry now} other {# values that calls must carry now}}",
    "setting-gone":
      "{count, plural, one {# value that calls carry no more} other {# values that calls carry no more}}",
    "field-new": "{count, plural, one {# new field} other {# new fields}}",
    "field-gone": "{count, plural, one {# field gone} other {# fields gone}}",
    "field-required":
      "{count, plural, one {# field must be filled in now} other {# fields must be filled in now}}",
    "field-optional":
      "{count, plural, one {# field may be left out now} other {# fields may be left out now}}",
    "field-deprecated": "{count, plural, one {# deprecated field} other {# deprecated fields}}",
    "field-kind": "{count, plural, one {# field of another kind} other {# fields of another kind}}",
    "field-item-kind":
      "{count, plural, one {# field with items of another kind} other {# fields with items of another kind}}",
    "field-relation":
      "{count, plural, one {# field that refers to other records} other {# fields that refer to other records}}",
    "field-types":
      "{count, plural, one {# field that takes other types} other {# fields that take other types}}",
    "field-choices":
      "{count, plural, one {# field with other choices} other {# fields with other choices}}",
    "parameter-new": "{count, plural, one {# new parameter} other {# new parameters}}",
    "parameter-gone": "{count, plural, one {# parameter gone} other {# parameters gone}}",
    "parameter-required":
      "{count, plural, one {# parameter must be given now} other {# parameters must be given now}}",
    "parameter-optional":
      "{count, plural, one {# parameter may be left out now} other {# parameters may be left out now}}",
    "parameter-deprecated":
      "{count, plural, one {# deprecated parameter} other {# deprecated parameters}}",
    "parameter-kind":
      "{count, plural, one {# parameter of another kind} other {# parameters of another kind}}",
    "parameter-item-kind":
      "{count, plural, one {# parameter with items of another kind} other {# parameters with items of another kind}}",
    "parameter-relation":
      "{count, plural, one {# parameter that refers to other records} other {# parameters that refer to other records}}",
    "parameter-types":
      "{count, plural, one {# parameter that takes other types} other {# parameters that take other types}}",
    "parameter-choices":
      "{count, plural, one {# parameter with other choices} other {# parameters with other choices}}",
  },
  details: "Details",
  field: "{field} ({of})",
  hint: "This page still works with how it was. What you typed stays when you turn to the new one.",
  itemKind: "{field}: each item was {before}, is {after} now.",
  kind: "{field}: was {before}, is {after} now.",
  kinds: {
    boolean: "yes or no",
    choice: "a choice",
    choices: "several choices",
    colour: "a colour",
    date: "a date",
    "date-time": "a date and time",
    duration: "a duration",
    email: "an email address",
    file: "a file",
    group: "a group of fields",
    image: "a picture",
    integer: "a whole number",
    json: "JSON",
    list: "a list",
    "long-text": "long text",
    map: "values by name",
    number: "a number",
    reference: "a record",
    references: "several records",
    secret: "a secret",
    text: "text",
    time: "a time of day",
    url: "a web address",
    variants: "one of several types",
  },
  operation: "{label} ({call})",
  relation: "{field}: referred to {before}, refers to {after} now.",
  removed: "Gone: {choices}.",
  title: "What changed in the API",
  told: "The API has changed: {what}.",
  ways: {
    "authorization-code": "By the provider’s own page (OAuth 2)",
    basic: "User name and password, sent with each call",
    "client-credentials": "A program’s own name and secret (OAuth 2)",
    none: "Without signing in",
    "openid-connect": "By the provider’s own page (OpenID Connect)",
    password: "User name and password",
    token: "A token or key",
  },
} as const;

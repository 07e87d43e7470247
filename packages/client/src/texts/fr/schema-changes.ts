import type { schemaChanges as english } from "#texts/en/schema-changes.ts";
import type { Translated } from "#texts/translated.ts";

export const schemaChanges: Translated<typeof english> = {
  added: "Nouveau\u202f: {choices}.",
  adopt: "Utiliser la nouvelle",
  close: "Pas maintenant",
  counted: {
    "resource-new":
      "{count, plural, one {# nouvelle liste} many {# de nouvelles listes} other {# nouvelles listes}}",
    "resource-gone":
      "{count, plural, one {# liste disparue} many {# de listes disparues} other {# listes disparues}}",
    "operation-new":
      "{count, plural, one {# nouvelle opération} many {# de nouvelles opérations} other {# nouvelles opérations}}",
    "operation-gone":
      "{count, plural, one {# opération disparue} many {# d’opérations disparues} other {# opérations disparues}}",
    "operation-deprecated":
      "{count, plural, one {# opération obsolète} many {# d’opérations obsolètes} other {# opérations obsolètes}}",
    "server-new":
      "{count, plural, one {# nouveau serveur} many {# de nouveaux serveurs} other {# nouveaux serveurs}}",
    "server-gone":
      "{count, plural, one {# serveur disparu} many {# de serveurs disparus} other {# serveurs disparus}}",
    "sign-in-new":
      "{count, plural, one {# nouveau moyen de connexion} many {# de nouveaux moyens de connexion} other {# nouveaux moyens de connexion}}",
    "sign-in-gone":
      "{count, plural, one {# moyen de connexion disparu} many {# de moyens de connexion disparus} other {# moyens de connexion disparus}}",
    "sign-in-other":
      "{count, plural, one {# moyen de connexion qui fonctionne autrement} many {# de moyens de connexion qui fonctionnent autrement} other {# moyens de connexion qui fonctionnent autrement}}",
    "registration-new": "l’inscription est ouverte",
    "registration-gone": "l’inscription est fermée",
    "registration-other": "l’inscription fonctionne autrement",
    "setting-new":
      "{count, plural, one {# valeur que les appels doivent désormais porter} many {# de valeurs que les appels doivent désormais porter} other {# valeurs que les appels doivent désormais porter}}",
    "setting-gone":
      "{count, plural, one {# valeur que les appels ne portent plus} many {# de valeurs que les appels ne portent plus} other {# valeurs que les appels ne portent plus}}",
    "field-new":
      "{count, plural, one {# nouveau champ} many {# de nouveaux champs} other {# nouveaux champs}}",
    "field-gone":
      "{count, plural, one {# champ disparu} many {# de champs disparus} other {# champs disparus}}",
    "field-required":
      "{count, plural, one {# champ désormais obligatoire} many {# de champs désormais obligatoires} other {# champs désormais obligatoires}}",
    "field-optional":
      "{count, plural, one {# champ désormais facultatif} many {# de champs désormais facultatifs} other {# champs désormais facultatifs}}",
    "field-deprecated":
      "{count, plural, one {# champ obsolète} many {# de champs obsolètes} other {# champs obsolètes}}",
    "field-kind":
      "{count, plural, one {# champ d’un autre type} many {# de champs d’un autre type} other {# champs d’un autre type}}",
    "field-item-kind":
      "{count, plural, one {# champ aux éléments d’un autre type} many {# de champs aux éléments d’un autre type} other {# champs aux éléments d’un autre type}}",
    "field-relation":
      "{count, plural, one {# champ qui renvoie à d’autres enregistrements} many {# de champs qui renvoient à d’autres enregistrements} other {# champs qui renvoient à d’autres enregistrements}}",
    "field-types":
      "{count, plural, one {# champ qui accepte d’autres types} many {# de champs qui acceptent d’autres types} other {# champs qui acceptent d’autres types}}",
    "field-choices":
      "{count, plural, one {# champ avec d’autres choix} many {# de champs avec d’autres choix} other {# champs avec d’autres choix}}",
    "parameter-new":
      "{count, plural, one {# nouveau paramètre} many {# de nouveaux paramètres} other {# nouveaux paramètres}}",
    "parameter-gone":
      "{count, plural, one {# paramètre disparu} many {# de paramètres disparus} other {# paramètres disparus}}",
    "parameter-required":
      "{count, plural, one {# paramètre désormais obligatoire} many {# de paramètres désormais obligatoires} other {# paramètres désormais obligatoires}}",
    "parameter-optional":
      "{count, plural, one {# paramètre désormais facultatif} many {# de paramètres désormais facultatifs} other {# paramètres désormais facultatifs}}",
    "parameter-deprecated":
      "{count, plural, one {# paramètre obsolète} many {# de paramètres obsolètes} other {# paramètres obsolètes}}",
    "parameter-kind":
      "{count, plural, one {# paramètre d’un autre type} many {# de paramètres d’un autre type} other {# paramètres d’un autre type}}",
    "parameter-item-kind":
      "{count, plural, one {# paramètre aux éléments d’un autre type} many {# de paramètres aux éléments d’un autre type} other {# paramètres aux éléments d’un autre type}}",
    "parameter-relation":
      "{count, plural, one {# paramètre qui renvoie à d’autres enregistrements} many {# de paramètres qui renvoient à d’autres enregistrements} other {# paramètres qui renvoient à d’autres enregistrements}}",
    "parameter-types":
      "{count, plural, one {# paramètre qui accepte d’autres types} many {# de paramètres qui acceptent d’autres types} other {# paramètres qui acceptent d’autres types}}",
    "parameter-choices":
      "{count, plural, one {# paramètre avec d’autres choix} many {# de paramètres avec d’autres choix} other {# paramètres avec d’autres choix}}",
  },
  details: "Détails",
  field: "{field} ({of})",
  hint: "Cette page fonctionne encore avec l’ancienne description. Ce que vous avez saisi reste quand vous passez à la nouvelle.",
  itemKind: "{field}\u202f: chaque élément était {before}, est maintenant {after}.",
  kind: "{field}\u202f: avant {before}, maintenant {after}.",
  kinds: {
    boolean: "oui ou non",
    choice: "un choix",
    choices: "plusieurs choix",
    color: "une couleur",
    date: "une date",
    "date-time": "une date et une heure",
    duration: "une durée",
    email: "une adresse e-mail",
    file: "un fichier",
    group: "un groupe de champs",
    image: "une image",
    integer: "un nombre entier",
    json: "du JSON",
    list: "une liste",
    "long-text": "un texte long",
    map: "des valeurs par nom",
    number: "un nombre",
    reference: "un enregistrement",
    references: "plusieurs enregistrements",
    secret: "un secret",
    text: "un texte",
    time: "une heure de la journée",
    url: "une adresse web",
    variants: "un type parmi plusieurs",
  },
  operation: "{label} ({call})",
  relation: "{field}\u202f: renvoyait à {before}, renvoie maintenant à {after}.",
  removed: "Disparu\u202f: {choices}.",
  title: "Ce qui a changé dans l’API",
  told: "L’API a changé\u202f: {what}.",
  ways: {
    "authorization-code": "Par la page du fournisseur (OAuth 2)",
    basic: "Nom d’utilisateur et mot de passe, envoyés à chaque appel",
    "client-credentials": "Nom et secret d’un programme (OAuth 2)",
    none: "Sans connexion",
    "openid-connect": "Par la page du fournisseur (OpenID Connect)",
    password: "Nom d’utilisateur et mot de passe",
    token: "Un jeton ou une clé",
  },
};

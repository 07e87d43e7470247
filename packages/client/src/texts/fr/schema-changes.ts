import type { schemaChanges as english } from "#texts/en/schema-changes.ts";
import type { Translated } from "#texts/translated.ts";

export const schemaChanges: Translated<typeof english> = {
  added: "Ajouté\u202f: {choices}.",
  adopt: "Utiliser la nouvelle version",
  close: "Pas maintenant",
  counted: {
    "resource-new":
      "{count, plural, one {# nouvelle liste} many {# de nouvelles listes} other {# nouvelles listes}}",
    "resource-gone":
      "{count, plural, one {# liste supprimée} many {# de listes supprimées} other {# listes supprimées}}",
    "operation-new":
      "{count, plural, one {# nouvelle opération} many {# de nouvelles opérations} other {# nouvelles opérations}}",
    "operation-gone":
      "{count, plural, one {# opération supprimée} many {# d’opérations supprimées} other {# opérations supprimées}}",
    "operation-deprecated":
      "{count, plural, one {# opération obsolète} many {# d’opérations obsolètes} other {# opérations obsolètes}}",
    "server-new":
      "{count, plural, one {# nouveau serveur} many {# de nouveaux serveurs} other {# nouveaux serveurs}}",
    "server-gone":
      "{count, plural, one {# serveur supprimé} many {# de serveurs supprimés} other {# serveurs supprimés}}",
    "sign-in-new":
      "{count, plural, one {# nouvelle méthode de connexion} many {# de nouvelles méthodes de connexion} other {# nouvelles méthodes de connexion}}",
    "sign-in-gone":
      "{count, plural, one {# méthode de connexion supprimée} many {# de méthodes de connexion supprimées} other {# méthodes de connexion supprimées}}",
    "sign-in-other":
      "{count, plural, one {# méthode de connexion modifiée} many {# de méthodes de connexion modifiées} other {# méthodes de connexion modifiées}}",
    "registration-new": "inscription ouverte",
    "registration-gone": "inscription fermée",
    "registration-other": "inscription modifiée",
    "setting-new":
      "{count, plural, one {# nouveau réglage de connexion} many {# de nouveaux réglages de connexion} other {# nouveaux réglages de connexion}}",
    "setting-gone":
      "{count, plural, one {# réglage de connexion supprimé} many {# de réglages de connexion supprimés} other {# réglages de connexion supprimés}}",
    "field-new":
      "{count, plural, one {# nouveau champ} many {# de nouveaux champs} other {# nouveaux champs}}",
    "field-gone":
      "{count, plural, one {# champ supprimé} many {# de champs supprimés} other {# champs supprimés}}",
    "field-required":
      "{count, plural, one {# champ désormais obligatoire} many {# de champs désormais obligatoires} other {# champs désormais obligatoires}}",
    "field-optional":
      "{count, plural, one {# champ désormais facultatif} many {# de champs désormais facultatifs} other {# champs désormais facultatifs}}",
    "field-deprecated":
      "{count, plural, one {# champ obsolète} many {# de champs obsolètes} other {# champs obsolètes}}",
    "field-kind":
      "{count, plural, one {# champ avec un nouveau type} many {# de champs avec de nouveaux types} other {# champs avec de nouveaux types}}",
    "field-item-kind":
      "{count, plural, one {# champ avec un nouveau type d’élément} many {# de champs avec de nouveaux types d’élément} other {# champs avec de nouveaux types d’élément}}",
    "field-relation":
      "{count, plural, one {# champ avec une nouvelle référence} many {# de champs avec de nouvelles références} other {# champs avec de nouvelles références}}",
    "field-types":
      "{count, plural, one {# champ avec de nouvelles variantes} many {# de champs avec de nouvelles variantes} other {# champs avec de nouvelles variantes}}",
    "field-choices":
      "{count, plural, one {# champ avec de nouveaux choix} many {# de champs avec de nouveaux choix} other {# champs avec de nouveaux choix}}",
    "parameter-new":
      "{count, plural, one {# nouveau paramètre} many {# de nouveaux paramètres} other {# nouveaux paramètres}}",
    "parameter-gone":
      "{count, plural, one {# paramètre supprimé} many {# de paramètres supprimés} other {# paramètres supprimés}}",
    "parameter-required":
      "{count, plural, one {# paramètre désormais obligatoire} many {# de paramètres désormais obligatoires} other {# paramètres désormais obligatoires}}",
    "parameter-optional":
      "{count, plural, one {# paramètre désormais facultatif} many {# de paramètres désormais facultatifs} other {# paramètres désormais facultatifs}}",
    "parameter-deprecated":
      "{count, plural, one {# paramètre obsolète} many {# de paramètres obsolètes} other {# paramètres obsolètes}}",
    "parameter-kind":
      "{count, plural, one {# paramètre avec un nouveau type} many {# de paramètres avec de nouveaux types} other {# paramètres avec de nouveaux types}}",
    "parameter-item-kind":
      "{count, plural, one {# paramètre avec un nouveau type d’élément} many {# de paramètres avec de nouveaux types d’élément} other {# paramètres avec de nouveaux types d’élément}}",
    "parameter-relation":
      "{count, plural, one {# paramètre avec une nouvelle référence} many {# de paramètres avec de nouvelles références} other {# paramètres avec de nouvelles références}}",
    "parameter-types":
      "{count, plural, one {# paramètre avec de nouvelles variantes} many {# de paramètres avec de nouvelles variantes} other {# paramètres avec de nouvelles variantes}}",
    "parameter-choices":
      "{count, plural, one {# paramètre avec de nouveaux choix} many {# de paramètres avec de nouveaux choix} other {# paramètres avec de nouveaux choix}}",
  },
  details: "Détails",
  field: "{field} ({of})",
  hint: "Cette page utilise encore la version précédente. Votre saisie est conservée au changement.",
  itemKind: "{field}\u202f: type d’élément modifié, {before} → {after}.",
  kind: "{field}\u202f: type modifié, {before} → {after}.",
  kinds: {
    boolean: "oui/non",
    choice: "choix",
    choices: "choix multiple",
    color: "couleur",
    date: "date",
    "date-time": "date et heure",
    duration: "durée",
    email: "adresse e-mail",
    file: "fichier",
    group: "groupe de champs",
    image: "image",
    integer: "nombre entier",
    json: "JSON",
    list: "liste",
    "long-text": "texte long",
    map: "paires clé-valeur",
    number: "nombre",
    reference: "référence",
    references: "liste de références",
    secret: "secret",
    text: "texte",
    time: "heure de la journée",
    url: "URL",
    variants: "variantes",
  },
  operation: "{label} ({call})",
  relation: "{field}\u202f: référence modifiée, {before} → {after}.",
  removed: "Supprimé\u202f: {choices}.",
  title: "Changements de l’API",
  announced: "L’API a changé\u202f: {changes}.",
  ways: {
    "authorization-code": "Authentification unique (OAuth 2)",
    basic: "Authentification de base",
    "client-credentials": "ID client et secret (OAuth 2)",
    none: "Sans compte",
    "openid-connect": "Authentification unique (OpenID Connect)",
    password: "Nom d’utilisateur et mot de passe",
    token: "Jeton ou clé d’API",
  },
};

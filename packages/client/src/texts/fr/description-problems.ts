import type { descriptionProblems as english } from "#texts/en/description-problems.ts";
import type { Translated } from "#texts/translated.ts";

export const descriptionProblems: Translated<typeof english> = {
  empty: "Le document est vide. Utilisez l’adresse d’un document OpenAPI.",
  binary: "Ce n’est pas du texte. Utilisez un document OpenAPI en JSON ou en YAML.",
  html: "C’est une page web, pas un document OpenAPI. Utilisez l’adresse du fichier JSON ou YAML, souvent nommé openapi.json ou swagger.json. À défaut, utilisez l’adresse d’une liste de l’API.",
  xml: "C’est du XML, pas un document OpenAPI. Convertissez d’abord WSDL, WADL ou OData en OpenAPI.",
  "json-value":
    "JSON non valide à la ligne {line}, colonne {column}\u202f: une valeur manque ou n’est pas valide. Corrigez-la.",
  "json-name":
    "JSON non valide à la ligne {line}, colonne {column}\u202f: le nom d’un membre manque. Ajoutez-le entre guillemets doubles.",
  "json-colon":
    "JSON non valide à la ligne {line}, colonne {column}\u202f: il manque un deux-points. Ajoutez-le.",
  "json-comma":
    "JSON non valide à la ligne {line}, colonne {column}\u202f: il manque une virgule ou un crochet fermant. Ajoutez ce signe.",
  "json-quote":
    "JSON non valide à la ligne {line}, colonne {column}\u202f: un texte n’est pas fermé ou contient un caractère non échappé. Fermez-le ou échappez le caractère.",
  "json-end":
    "JSON non valide à la ligne {line}, colonne {column}\u202f: il y a du texte après la fin. Retirez-le.",
  "json-deep": "Le document est trop imbriqué ({reason}). Divisez-le ou retirez-en des parties.",
  "json-relaxed":
    "Le document contient des commentaires, des virgules finales ou des nombres inconnus de JSON. Ils sont ignorés ici\u202f; retirez-les pour les autres programmes.",
  "yaml-indent":
    "YAML non valide à la ligne {line}\u202f: retrait incorrect ou texte avec un deux-points sans guillemets. Corrigez le retrait ou ajoutez des guillemets.",
  "yaml-tab":
    "YAML non valide à la ligne {line}\u202f: le retrait utilise une tabulation. Utilisez des espaces.",
  "yaml-colon":
    "YAML non valide à la ligne {line}\u202f: il manque un deux-points et une espace entre la clé et la valeur. Ajoutez-les.",
  "yaml-quote":
    "YAML non valide à la ligne {line}\u202f: un texte entre guillemets n’est pas fermé. Fermez-le ou doublez les guillemets qu’il contient.",
  "yaml-open":
    "YAML non valide à la ligne {line}\u202f: un crochet ou un texte entre guillemets qui précède n’est pas fermé. Fermez-le ou mettez la ligne en retrait.",
  "yaml-bracket":
    "YAML non valide à la ligne {line}\u202f: il manque une virgule ou un crochet fermant. Ajoutez ce signe.",
  "yaml-escape":
    "YAML non valide à la ligne {line}\u202f: échappement non valide entre guillemets doubles. Doublez la barre oblique inverse ou utilisez des guillemets simples.",
  "yaml-control":
    "YAML non valide à la ligne {line}\u202f: le texte contient des caractères de contrôle. Retirez-les.",
  "yaml-deep": "Le document est trop imbriqué. Divisez-le ou retirez-en des parties.",
  yaml: "YAML non valide à la ligne {line} ({reason}). Corrigez-le.",
  "yaml-indentation":
    "La ligne {line} est trop peu indentée entre crochets ou guillemets. Elle est lue quand même\u202f; indentez-la davantage.",
  "yaml-several":
    "Le fichier contient plusieurs documents YAML, et un seul est lu. Placez chacun dans son propre fichier.",
  "key-twice":
    "La clé «\u202f{key}\u202f» est en double (ligne {line}), et seule la dernière valeur est utilisée. Renommez l’une des deux.",
  "key-twice-on":
    "Une clé est en double à la ligne {line}, et seule la dernière valeur est utilisée. Renommez l’une des deux.",
  "version-unsaid":
    "Le document n’a pas de version `openapi` ou `swagger` et est lu comme OpenAPI {version}. Ajoutez la version au début.",
  "version-unknown":
    "La version «\u202f{written}\u202f» est inconnue\u202f; le document est lu comme OpenAPI {version}. Corrigez la version au début.",
  "no-openapi-version":
    "Ce n’est pas un document OpenAPI\u202f: `openapi` ou `swagger` manque. Utilisez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "no-openapi-known":
    "Ce n’est pas un document OpenAPI pris en charge (version «\u202f{written}\u202f»). Utilisez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "is-text":
    "C’est un texte, pas un document OpenAPI. Utilisez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "is-list":
    "C’est une liste, pas un document OpenAPI. Utilisez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "is-swagger-1":
    "C’est un répertoire Swagger 1, pas un document OpenAPI. Convertissez-le d’abord en OpenAPI 3.",
  "is-asyncapi":
    "C’est un document AsyncAPI, pas un document OpenAPI. Utilisez le document OpenAPI du même service.",
  "is-overlay":
    "C’est un overlay OpenAPI, pas un document OpenAPI. Utilisez le document OpenAPI qu’il modifie.",
  "is-arazzo":
    "C’est un document Arazzo, pas un document OpenAPI. Utilisez le document OpenAPI auquel il fait référence.",
  "is-wsdl":
    "C’est un document WSDL (SOAP), pas un document OpenAPI. Utilisez une API REST du même service.",
  "is-format":
    "Ce document est au format {format}, pas OpenAPI. Convertissez-le ou exportez-le d’abord en OpenAPI.",
  "is-graphql-schema":
    "C’est un schéma GraphQL, pas un document OpenAPI. Utilisez un document OpenAPI du même service.",
  "is-postman":
    "C’est une collection Postman, pas un document OpenAPI. Exportez-la d’abord en OpenAPI.",
  "is-graphql":
    "C’est une réponse GraphQL, pas un document OpenAPI. Utilisez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "is-error":
    "C’est une réponse d’erreur, pas un document OpenAPI. Vérifiez l’adresse et si elle exige une connexion.",
  "is-schema":
    "C’est un JSON Schema, pas un document OpenAPI. Utilisez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "paths-missing":
    "Le document n’a aucune opération\u202f: `paths` manque ou n’est pas un objet. Ajoutez-le ou utilisez un autre document.",
  "no-operations": "La description n’a aucune opération. Vérifiez que c’est le bon document.",
  "private-server":
    "La description indique un serveur d’un réseau privé\u202f: {server}. S’il est à vous, démarrez le service avec --upstream et son adresse.",
  "placeholder-server":
    "La description indique un serveur fictif\u202f: {server}. Démarrez le service avec --upstream et l’adresse de l’API.",
  "description-moved":
    "La description envoie désormais les appels ou les connexions vers {origins}. Ce changement n’est pas appliqué. S’il est correct, redémarrez le service.",
  "no-server":
    "La description n’a pas d’adresse de serveur. Démarrez le service avec --upstream et l’adresse de l’API.",
  "reference-nowhere":
    "La référence «\u202f{reference}\u202f» n’a pas de cible. Ajoutez la cible ou corrigez la référence.",
  "reference-circle":
    "La référence «\u202f{reference}\u202f» est circulaire. Ajoutez sa cible ou corrigez la référence.",
  "body-ignored":
    "{method} {path} a un corps de requête, mais les navigateurs ne l’envoient pas. Décrivez-le par des paramètres de requête ou comme un POST.",
  "pattern-unreadable":
    "Le motif «\u202f{pattern}\u202f» n’est pas une expression régulière JavaScript. Corrigez-le\u202f; il est ignoré jusque-là.",
  "security-undefined":
    "Le schéma de sécurité exigé «\u202f{name}\u202f» n’est pas défini. Ajoutez-le à components.securitySchemes.",
  "extension-keys":
    "x-quarterdeck-resource a {count} champs de clé, mais le chemin en exige {expected}. Corrigez la clé.",
  "extension-field":
    "x-quarterdeck-resource nomme «\u202f{field}\u202f», qui n’est pas un champ de l’enregistrement. Corrigez le nom.",
  "unsent-id":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: aucun identifiant utilisable. Ajoutez un operationId de lettres et de chiffres.",
  "unsent-method-name":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: sa méthode n’est pas une méthode HTTP. Corrigez-la.",
  "unsent-method":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: les navigateurs refusent sa méthode. Appelez-le depuis un autre programme.",
  "unsent-path":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: le paramètre de chemin «\u202f{name}\u202f» n’est pas décrit. Ajoutez-le aux paramètres.",
  "unsent-header":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: les pages ne peuvent pas définir l’en-tête {name}. Appelez-le depuis un autre programme.",
  "unsent-parameter":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: «\u202f{name}\u202f» ne peut pas s’écrire en {type}. Corrigez sa description.",
  "unsent-body":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: «\u202f{type}\u202f» n’est pas un type de média. Corrigez le type de son corps.",
  "description-unread": "La description à l’adresse {address} n’a pas pu être lue. {reason}",
  "description-awaited": "La description est en cours de chargement. Réessayez dans un instant.",
  "too-many-files":
    "Le document fait référence à plus de {most} fichiers, et le reste n’est pas lu. Réunissez-le en un seul fichier.",
  "other-hosts":
    "L’enregistrement contient {count} appels à d’autres hôtes ({hosts}). Ils manquent dans la console. Enregistrez-les dans un fichier à part.",
  "no-bodies":
    "L’enregistrement n’a pas le contenu des réponses ; les champs sont inconnus jusqu’à l’ouverture d’une liste. Enregistrez-le avec le contenu.",
  "too-many-calls":
    "L’enregistrement contient plus de {most} appels à l’API, et le reste n’est pas lu. Enregistrez une session plus courte.",
  "file-unread":
    "Le fichier référencé {address} n’a pas pu être lu. Ajoutez-le ou réunissez le document en un seul fichier. {reason}",
  "no-loader": "D’autres fichiers ne peuvent pas être lus ici.",
  "no-such-file": "Le fichier n’existe pas. Vérifiez le chemin.",
  "is-directory": "Le chemin est un répertoire. Utilisez le fichier OpenAPI qu’il contient.",
  "is-no-file": "Le chemin n’est pas un fichier. Vérifiez le chemin.",
  "may-not-read": "Le fichier ne peut pas être lu. Vérifiez ses droits d’accès.",
  "nothing-listens": "La connexion a été refusée. Démarrez l’API ou vérifiez l’hôte et le port.",
  "connection-closed": "La connexion a été fermée. Réessayez ou vérifiez l’hôte et le port.",
  "host-unknown": "L’hôte est inconnu. Vérifiez l’adresse ou le réseau.",
  "host-not-found": "Le nom d’hôte ne peut pas être résolu pour le moment. Vérifiez le réseau.",
  "not-reached": "L’adresse est injoignable. Vérifiez l’adresse ou le réseau.",
  "not-reached-here":
    "L’adresse est injoignable depuis cette page. Vérifiez l’adresse et les réglages CORS de son serveur.",
  "too-slow": "Le serveur n’a pas répondu en {seconds} secondes. Réessayez ou utilisez un fichier.",
  "description-refused": "Le serveur a répondu {status}. Ajoutez un identifiant avec --api-header.",
  "no-description-found":
    "Aucune description OpenAPI à cette adresse, derrière ses liens ou aux chemins habituels. Indiquez son adresse exacte.",
  "error-status":
    "Le serveur a répondu par {status}. Vérifiez l’adresse et si elle exige une connexion.",
  "too-large": "Le fichier dépasse {size} Mo. Divisez-le ou retirez-en des parties.",
  "too-large-together":
    "Les fichiers référencés sont trop volumineux au total. Retirez-en quelques-uns.",
  "too-many-redirects": "L’adresse redirige plus de {most} fois. Vérifiez l’adresse.",
  "no-web-address":
    "L’adresse n’est pas une adresse http ou https. Une description du web ne peut renvoyer qu’à celles-ci.",
  "no-description-file": "Le fichier n’est pas un fichier .json, .yaml ou .yml. Renommez-le.",
  "private-network":
    "L’adresse se trouve dans un réseau privé, mais pas la description. Réunissez le document en un seul fichier.",
  "untrusted-certificate":
    "Le certificat du serveur n’est pas approuvé ({reason}). Renouvelez-le ou indiquez son autorité avec NODE_EXTRA_CA_CERTS.",
  "not-read": "Le fichier n’a pas pu être lu ({reason}). Vérifiez l’adresse.",
  "too-much":
    "Le document est trop imbriqué ou trop volumineux ({reason}). Divisez-le ou retirez-en des parties.",
  "internal-error":
    "Quarterdeck n’a pas pu traiter ce document ({reason}). C’est une erreur de Quarterdeck. Signalez-la, si possible avec le document.",
  "overlay-unread": "L’overlay à l’adresse {address} n’a pas pu être lu. {reason}",
  "overlay-no-text": "{overlay} n’a pas pu être lu. {reason}",
  "overlay-unsaid":
    "{overlay} n’est pas un overlay pris en charge\u202f: `overlay: 1.1.0` manque. Utilisez Overlay 1.0 ou 1.1.",
  "overlay-unknown":
    "{overlay} n’est pas un overlay pris en charge (version {version}). Utilisez Overlay 1.0 ou 1.1.",
  "overlay-later":
    "{overlay} utilise Overlay {version}. Les fonctions postérieures à 1.1 sont ignorées.",
  "overlay-other-document":
    "{overlay} est destiné à {address}. Vérifiez qu’il correspond à ce document ou corrigez `extends`.",
  "overlay-too-large":
    "Aucun overlay n’est appliqué\u202f: le document est récursif ou trop volumineux une fois ses alias développés. Utilisez plutôt `$ref`.",
  "overlay-no-actions":
    "{overlay} n’a pas de liste `actions`. Ajoutez au moins une action avec un `target`.",
  "action-no-target": "{overlay}, action {action}\u202f: `target` manque. Ajoutez un JSONPath.",
  "action-no-change":
    "{overlay}, action {action} ({target})\u202f: aucun changement n’est défini. Ajoutez `update`, `copy` ou `remove: true`.",
  "action-no-change-yet":
    "{overlay}, action {action} ({target})\u202f: aucun changement n’est défini. Ajoutez `update` ou `remove: true`.",
  "action-copy-later":
    "{overlay}, action {action} ({target})\u202f: `copy` exige Overlay 1.1. Écrivez `overlay: 1.1.0`.",
  "action-two-changes":
    "{overlay}, action {action} ({target})\u202f: `update` et `copy` ne peuvent pas être combinés. Retirez l’un des deux.",
  "action-copy-no-text":
    "{overlay}, action {action} ({target})\u202f: `copy` n’est pas un texte. Utilisez un JSONPath.",
  "action-no-path":
    "{overlay}, action {action} ({target})\u202f: la cible n’est pas un JSONPath ({reason}). Corrigez-la (RFC 9535).",
  "action-single-value":
    "{overlay}, action {action} ({target})\u202f: Overlay 1.0 ne peut pas modifier des valeurs simples. Sélectionnez l’objet ou la liste qui les contient, ou écrivez `overlay: 1.1.0`.",
  "action-removes-all":
    "{overlay}, action {action} ({target})\u202f: le document entier ne peut pas être supprimé. Sélectionnez-en une partie.",
  "action-mixed":
    "{overlay}, action {action} ({target})\u202f: la cible mélange des objets, des listes et des valeurs simples. Sélectionnez une seule sorte.",
  "action-mismatch":
    "{overlay}, action {action} ({target})\u202f: la cible est {now}, mais la mise à jour est {next}. Utilisez la même sorte ou supprimez d’abord la cible.",
  "action-mismatch-inside":
    "{overlay}, action {action} ({target})\u202f: `{name}` est {now}, mais la mise à jour est {next}. Utilisez la même sorte ou supprimez-le d’abord.",
  "action-list-in-list":
    "{overlay}, action {action} ({target})\u202f: Overlay 1.0 ajoute une liste comme une seule entrée. Écrivez `overlay: 1.1.0` pour réunir les listes.",
  "action-copy-no-path":
    "{overlay}, action {action} ({target})\u202f: `copy` n’est pas un JSONPath ({reason}). Sélectionnez exactement une valeur.",
  "action-copy-nothing":
    "{overlay}, action {action} ({target})\u202f: `copy` ne sélectionne rien. Sélectionnez exactement une valeur.",
  "action-copy-many":
    "{overlay}, action {action} ({target})\u202f: `copy` sélectionne {count} valeurs. Sélectionnez-en exactement une.",
  "action-nothing-there":
    "{overlay}, action {action} ({target})\u202f: la cible ne sélectionne rien. Vérifiez la cible.",
  "an-object": "un objet",
  "a-list": "une liste",
  "a-single-value": "une valeur simple",
};

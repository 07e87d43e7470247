import type { descriptionProblems as english } from "#texts/en/description-problems.ts";
import type { Translated } from "#texts/translated.ts";

export const descriptionProblems: Translated<typeof english> = {
  empty: "Le document est vide\u202f: indiquez une adresse qui répond par un document OpenAPI.",
  binary: "Ce n’est pas du texte\u202f: indiquez un document OpenAPI en JSON ou en YAML.",
  html: "C’est une page web, pas la description elle-même\u202f: indiquez l’adresse du document OpenAPI en JSON ou en YAML\u202f; les pages de documentation y renvoient souvent, sous le nom openapi.json ou swagger.json.",
  xml: "C’est du XML, pas un document OpenAPI\u202f: ce qu’un service WSDL, WADL ou OData dit de lui-même doit d’abord être converti en OpenAPI.",
  "json-value":
    "Ce n’est pas du JSON valide\u202f: à la ligne {line}, colonne {column}, une valeur manque ou n’est pas écrite comme en JSON\u202f; corrigez-la à cet endroit.",
  "json-name":
    "Ce n’est pas du JSON valide\u202f: à la ligne {line}, colonne {column}, il faut le nom d’un membre, entre guillemets doubles\u202f; corrigez à cet endroit.",
  "json-colon":
    "Ce n’est pas du JSON valide\u202f: à la ligne {line}, colonne {column}, il manque un deux-points\u202f; corrigez à cet endroit.",
  "json-comma":
    "Ce n’est pas du JSON valide\u202f: à la ligne {line}, colonne {column}, il manque une virgule ou un crochet fermant\u202f; corrigez à cet endroit.",
  "json-quote":
    "Ce n’est pas du JSON valide\u202f: le texte qui commence à la ligne {line}, colonne {column}, n’est jamais fermé ou contient un signe à échapper\u202f; corrigez à cet endroit.",
  "json-end":
    "Ce n’est pas du JSON valide\u202f: à la ligne {line}, colonne {column}, il y a encore quelque chose après la fin\u202f; retirez-le.",
  "json-deep":
    "L’imbrication est plus profonde que ce qui peut être lu ici ({reason})\u202f: divisez le document, ou retirez-en une partie.",
  "json-relaxed":
    "Il contient des commentaires, des virgules avant un crochet fermant ou des nombres inconnus de JSON\u202f; ils sont ignorés ici\u202f: retirez-les, car d’autres programmes les refusent.",
  "yaml-indent":
    "Ce n’est pas du YAML valide\u202f: la ligne {line} n’est pas en retrait comme ses voisines, ou contient un texte avec un deux-points sans guillemets\u202f; corrigez à cet endroit.",
  "yaml-tab":
    "Ce n’est pas du YAML valide\u202f: la ligne {line} est en retrait par une tabulation\u202f; utilisez des espaces.",
  "yaml-colon":
    "Ce n’est pas du YAML valide\u202f: à la ligne {line}, il manque un deux-points suivi d’une espace entre une clé et sa valeur\u202f; corrigez à cet endroit.",
  "yaml-quote":
    "Ce n’est pas du YAML valide\u202f: un texte entre guillemets est encore ouvert à la ligne {line}\u202f; fermez-le, ou doublez les guillemets qu’il contient.",
  "yaml-open":
    "Ce n’est pas du YAML valide\u202f: au début de la ligne {line}, un crochet ou un texte entre guillemets est encore ouvert\u202f; fermez-le, ou mettez la ligne en retrait.",
  "yaml-bracket":
    "Ce n’est pas du YAML valide\u202f: à la ligne {line}, il manque une virgule ou un crochet fermant\u202f; corrigez à cet endroit.",
  "yaml-escape":
    "Ce n’est pas du YAML valide\u202f: à la ligne {line}, un texte entre guillemets doubles contient une barre oblique inverse qui n’y signifie rien\u202f; doublez-la, ou utilisez des guillemets simples.",
  "yaml-control":
    "Ce n’est pas du YAML valide\u202f: il contient des caractères de contrôle (ligne {line})\u202f; retirez-les.",
  "yaml-deep":
    "L’imbrication est plus profonde que ce qui peut être lu ici\u202f: divisez le document, ou retirez-en une partie.",
  yaml: "Ce n’est pas du YAML valide à la ligne {line} ({reason})\u202f: corrigez à cet endroit.",
  "yaml-indentation":
    "La ligne {line} est trop peu indentée entre crochets ou guillemets. Elle est lue quand même\u202f; indentez-la davantage.",
  "yaml-several":
    "Le texte contient plusieurs documents YAML, et un seul est lu\u202f: donnez à chacun son propre fichier.",
  "key-twice":
    "La clé «\u202f{key}\u202f» figure deux fois dans son objet (ligne {line}), et seule la dernière compte\u202f: donnez un autre nom à l’une des deux.",
  "key-twice-on":
    "Une clé figure pour la deuxième fois à la ligne {line}, et seule la dernière compte\u202f: donnez un autre nom à l’une des deux.",
  "version-unsaid":
    "Le document n’indique ni `openapi` ni `swagger` et est lu comme OpenAPI {version}\u202f: écrivez au début quelle version il suit.",
  "version-unknown":
    "Le document est lu comme OpenAPI {version}, car la version indiquée est «\u202f{written}\u202f»\u202f: écrivez au début quelle version il suit.",
  "no-openapi-version":
    "Ce n’est pas un document OpenAPI lisible (il n’indique ni `openapi` ni `swagger`)\u202f: indiquez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "no-openapi-known":
    "Ce n’est pas un document OpenAPI lisible (la version indiquée est «\u202f{written}\u202f»)\u202f: indiquez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "is-text":
    "C’est un simple texte, pas un document OpenAPI\u202f: indiquez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "is-list":
    "C’est une liste, pas un document OpenAPI\u202f: indiquez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "is-swagger-1":
    "C’est un répertoire Swagger 1, pas un document OpenAPI\u202f: convertissez-le d’abord en OpenAPI 3.",
  "is-asyncapi":
    "C’est un document AsyncAPI, pas un document OpenAPI\u202f: il décrit des messages\u202f; indiquez le document OpenAPI du même service.",
  "is-overlay":
    "C’est un overlay OpenAPI, pas un document OpenAPI\u202f: indiquez le document OpenAPI auquel il est destiné.",
  "is-arazzo":
    "C’est un document Arazzo, pas un document OpenAPI\u202f: indiquez le document OpenAPI qu’il nomme.",
  "is-postman":
    "C’est une collection Postman, pas un document OpenAPI\u202f: exportez-la d’abord en OpenAPI.",
  "is-graphql":
    "C’est la réponse d’un service GraphQL, pas un document OpenAPI\u202f: indiquez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "is-error":
    "C’est une réponse d’erreur, pas un document OpenAPI\u202f: vérifiez l’adresse\u202f; elle exige peut-être une connexion, ou a changé.",
  "is-schema":
    "C’est un JSON Schema, pas un document OpenAPI\u202f: indiquez un document OpenAPI (Swagger 2.0 ou OpenAPI 3).",
  "paths-missing":
    "Le document ne décrit aucune opération\u202f: `paths` manque ou n’est pas un objet. Ajoutez-le, ou indiquez un autre document.",
  "no-operations":
    "La description ne décrit aucune opération, il n’y a donc rien à montrer. Vérifiez que c’est le bon document.",
  "no-server":
    "La description ne dit pas où se trouve l’API. Démarrez le service avec --upstream et l’adresse de l’API.",
  "reference-nowhere":
    "La référence «\u202f{reference}\u202f» ne mène nulle part\u202f: ajoutez ce qu’elle désigne, ou corrigez-la.",
  "reference-circle":
    "La référence «\u202f{reference}\u202f» ne fait que tourner en rond\u202f: ajoutez ce qu’elle désigne, ou corrigez-la.",
  "body-ignored":
    "{method} {path} demande un corps, que les navigateurs n’envoient pas avec cette méthode\u202f: l’appel se fait sans lui. Décrivez-le par des paramètres d’adresse, ou l’opération comme un POST.",
  "security-undefined":
    "Le schéma de sécurité «\u202f{name}\u202f» est exigé, mais décrit nulle part\u202f: ajoutez-le à components.securitySchemes pour dire comment on se connecte.",
  "extension-keys":
    "Nombre de champs que x-quarterdeck-resource donne pour clé\u202f: {count}\u202f; le chemin en prend {expected}. Corrigez à cet endroit.",
  "extension-field":
    "x-quarterdeck-resource nomme le champ «\u202f{field}\u202f», que l’enregistrement n’a pas\u202f: corrigez à cet endroit.",
  "unsent-id":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: l’opération n’a pas d’identifiant qui tienne dans une adresse. Donnez-lui un operationId de lettres et de chiffres.",
  "unsent-method-name":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: cette méthode n’existe pas en HTTP. Corrigez-la.",
  "unsent-method":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: les navigateurs refusent cette méthode. Appelez l’opération depuis un autre programme.",
  "unsent-path":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: rien ne dit ce qu’est «\u202f{name}\u202f» dans son chemin. Décrivez-le parmi ses paramètres.",
  "unsent-header":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: les navigateurs ne laissent aucune page définir l’en-tête {name}. Appelez l’opération depuis un autre programme.",
  "unsent-parameter":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: «\u202f{name}\u202f» ne peut pas s’écrire en {type}. Corrigez la description de ce paramètre.",
  "unsent-body":
    "{method} {path} ne peut pas être envoyé par un navigateur\u202f: «\u202f{type}\u202f» n’est pas un type de média. Corrigez celui de son corps.",
  "description-unread": "La description à l’adresse {address} ne peut pas être lue. {reason}",
  "description-awaited":
    "La description est encore en cours de lecture. Réessayez dans un instant.",
  "too-many-files":
    "Le document est réparti sur plus de {most} fichiers, et le reste n’est pas lu\u202f: réunissez-le en un seul.",
  "file-unread":
    "Le document renvoie à {address}, qui n’a pas pu être lu\u202f: placez-le là, ou réunissez le document en un seul fichier. {reason}",
  "no-loader": "D’autres fichiers ne peuvent pas être lus ici.",
  "no-such-file": "Ce fichier n’existe pas\u202f: vérifiez le chemin.",
  "is-directory": "C’est un dossier\u202f: indiquez le fichier du document OpenAPI qu’il contient.",
  "is-no-file": "Ce n’est pas un fichier\u202f: vérifiez le chemin.",
  "may-not-read": "La lecture de ce fichier n’est pas permise\u202f: vérifiez ses droits.",
  "nothing-listens":
    "Rien ne répond à cet endroit\u202f: démarrez l’API, ou vérifiez l’hôte et le port.",
  "connection-closed": "La connexion a été fermée\u202f: réessayez, ou vérifiez l’hôte et le port.",
  "host-unknown": "L’hôte est inconnu\u202f: vérifiez l’adresse ou le réseau.",
  "host-not-found": "L’hôte ne peut pas être résolu pour le moment\u202f: vérifiez le réseau.",
  "not-reached": "L’adresse est injoignable\u202f: vérifiez-la, ou vérifiez le réseau.",
  "not-reached-here":
    "L’adresse est injoignable depuis cette page\u202f: vérifiez-la, et si son serveur permet aux pages d’autres origines de la lire (CORS).",
  "too-slow":
    "Pas de réponse au bout de {seconds} secondes\u202f: réessayez, ou indiquez un fichier.",
  "error-status":
    "La réponse a été {status}\u202f: vérifiez l’adresse\u202f; elle exige peut-être une connexion, ou a changé.",
  "too-large": "C’est plus gros que {size} Mo\u202f: retirez-en une partie.",
  "too-large-together":
    "Les fichiers auxquels il renvoie sont trop gros ensemble\u202f: retirez-en quelques-uns.",
  "too-many-redirects": "L’adresse redirige plus de {most} fois\u202f: vérifiez-la.",
  "no-web-address":
    "Ce n’est pas une adresse http ou https, et seules celles-là sont suivies depuis le web.",
  "no-description-file":
    "Ce n’est pas un fichier .json, .yaml ou .yml\u202f: donnez-lui une de ces extensions.",
  "private-network":
    "Cela se trouve dans un réseau privé, d’où la description ne vient pas\u202f: réunissez le document en un seul fichier.",
  "not-read": "Cela n’a pas pu être lu ({reason})\u202f: vérifiez l’adresse.",
  "too-much":
    "Le document est trop imbriqué ou trop gros pour être compris ici ({reason})\u202f: divisez-le, ou retirez-en une partie.",
  "internal-error":
    "Quarterdeck a échoué sur ce document ({reason})\u202f: c’est un défaut de Quarterdeck, pas du document. Merci de le signaler, avec le document si vous le pouvez.",
  "overlay-unread": "L’overlay à l’adresse {address} ne peut pas être lu. {reason}",
  "overlay-no-text": "{overlay} ne peut pas être lu. {reason}",
  "overlay-unsaid":
    "{overlay} n’est pas un overlay lisible (il n’indique pas `overlay: 1.1.0`)\u202f: indiquez un document Overlay de version 1.0 ou 1.1.",
  "overlay-unknown":
    "{overlay} n’est pas un overlay lisible (sa version est {version})\u202f: indiquez un document Overlay de version 1.0 ou 1.1.",
  "overlay-later":
    "{overlay} suit la version {version} de la spécification Overlay\u202f: ce qu’elle ajoute à la 1.1 n’est pas connu ici.",
  "overlay-other-document":
    "{overlay} dit être destiné à {address}\u202f: vérifiez qu’il convient à ce document, ou corrigez son `extends`.",
  "overlay-too-large":
    "Le document se contient lui-même par ses alias, ou est trop gros une fois déplié, donc aucun overlay n’est appliqué\u202f: écrivez ces parties en entier, ou renvoyez-y par `$ref`.",
  "overlay-no-actions":
    "{overlay} n’a pas de liste `actions`\u202f: ajoutez au moins une action avec un `target`.",
  "action-no-target":
    "{overlay}, action {action}\u202f: il lui manque `target`\u202f; dites par un JSONPath ce qu’elle change.",
  "action-no-change":
    "{overlay}, action {action} ({target})\u202f: elle ne change rien\u202f; ajoutez `update`, `copy` ou `remove: true`.",
  "action-no-change-yet":
    "{overlay}, action {action} ({target})\u202f: elle ne change rien\u202f; ajoutez `update` ou `remove: true`.",
  "action-copy-later":
    "{overlay}, action {action} ({target})\u202f: elle ne change rien\u202f; `copy` exige `overlay: 1.1.0`.",
  "action-two-changes":
    "{overlay}, action {action} ({target})\u202f: `update` et `copy` s’excluent\u202f; retirez l’un des deux.",
  "action-copy-no-text":
    "{overlay}, action {action} ({target})\u202f: son `copy` n’est pas un texte\u202f; dites par un JSONPath ce qui est copié.",
  "action-no-path":
    "{overlay}, action {action} ({target})\u202f: sa cible n’est pas un JSONPath ({reason})\u202f; corrigez-la (RFC 9535).",
  "action-single-value":
    "{overlay}, action {action} ({target})\u202f: Overlay 1.0 ne change que des objets et des listes, et ceci désigne une valeur simple\u202f; désignez ce qui la contient, ou écrivez `overlay: 1.1.0`.",
  "action-removes-all":
    "{overlay}, action {action} ({target})\u202f: le document entier ne peut pas être supprimé\u202f; désignez-en une partie.",
  "action-mixed":
    "{overlay}, action {action} ({target})\u202f: elle désigne à la fois des objets, des listes ou des valeurs simples\u202f; désignez une seule sorte à la fois.",
  "action-mismatch":
    "{overlay}, action {action} ({target})\u202f: la cible est {now}, et ce qui doit la changer est {next}\u202f; supprimez-la dans une action précédente, ou changez-la par sa propre sorte.",
  "action-mismatch-inside":
    "{overlay}, action {action} ({target})\u202f: `{name}` est {now} et deviendrait {next}\u202f; supprimez-le dans une action précédente, ou changez-le par sa propre sorte.",
  "action-list-in-list":
    "{overlay}, action {action} ({target})\u202f: Overlay 1.0 ajoute une liste à une liste comme une seule entrée\u202f; écrivez `overlay: 1.1.0` pour réunir les deux.",
  "action-copy-no-path":
    "{overlay}, action {action} ({target})\u202f: son `copy` n’est pas un JSONPath ({reason})\u202f; désignez exactement un endroit.",
  "action-copy-nothing":
    "{overlay}, action {action} ({target})\u202f: son `copy` ne désigne rien\u202f; désignez exactement un endroit.",
  "action-copy-many":
    "{overlay}, action {action} ({target})\u202f: son `copy` désigne {count} endroits\u202f; désignez-en exactement un.",
  "action-nothing-there":
    "{overlay}, action {action} ({target})\u202f: il n’y a rien à cet endroit, donc rien n’a changé\u202f; vérifiez la cible.",
  "an-object": "un objet",
  "a-list": "une liste",
  "a-single-value": "une valeur simple",
};

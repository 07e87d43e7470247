import type { cells as english } from "#texts/en/cells.ts";
import type { Translated } from "#texts/translated.ts";

export const cells: Translated<typeof english> = {
  edit: "{field} de {name}",
  reading: "Lecture de l’enregistrement…",
  notRead: "L’enregistrement n’a pas pu être lu",
  save: "Enregistrer",
  failed: "La valeur n’a pas pu être enregistrée",
  unknown:
    "Impossible de savoir si la valeur a été enregistrée. Vérifiez l’enregistrement avant de réessayer.",
  unseen: "La modification exige des valeurs que l’API ne renvoie pas.",
  gone: "L’enregistrement n’existe plus.",
  conflict: "Un autre utilisateur a modifié cette valeur\u202f:",
  useTheirs: "Garder la sienne",
  saveMine: "Enregistrer la mienne",
  openForm: "Ouvrir le formulaire",
  copied: "Copié",
  reasons: {
    "no-operation": "Lecture seule\u202f: l’API n’a aucune opération de modification.",
    key: "Lecture seule\u202f: {field} est la clé de l’enregistrement.",
    "not-accepted": "Lecture seule\u202f: l’API n’accepte aucune valeur pour {field}.",
    form: "La modification exige d’autres valeurs. Modifiez l’enregistrement dans son formulaire.",
  },
};

import type { tools as english } from "#texts/en/tools.ts";
import type { Translated } from "#texts/translated.ts";

export const tools: Translated<typeof english> = {
  addTag: "Ajouter avec Entrée ou une virgule",
  hidePreview: "Masquer l’aperçu",
  markdownOf: "Markdown de {label}",
  marks: {
    bold: "Gras",
    italic: "Italique",
    link: "Lien",
    list: "Liste",
    code: "Code",
  },
  preview: "Aperçu",
  previewOf: "Aperçu de {label}",
  pickColor: "Choisir une couleur pour {label}",
  showOnMap: "Afficher sur une carte",
  stars: "{count, plural, one {# étoile} many {# étoiles} other {# étoiles}}",
  starsOf: "Étoiles de {label}",
  tagKeys: "Retirer. Ou déplacer avec Alt et une touche fléchée.",
  chooseValue: "Choisir une valeur",
  otherValue: "Autre valeur…",
  unitOf: "Unité de {label}",
};

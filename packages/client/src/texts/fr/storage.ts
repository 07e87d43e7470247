import type { storage as english } from "#texts/en/storage.ts";
import type { Translated } from "#texts/translated.ts";

export const storage: Translated<typeof english> = {
  blocked: "Le navigateur bloque le stockage pour cette page.",
  closed: "Le navigateur a fermé son stockage.",
  full: "Le stockage du navigateur est plein. Libérez de l’espace.",
  silent: "Le stockage du navigateur ne répond pas.",
  title: "Les brouillons ne sont pas conservés",
  form: "Votre saisie est perdue si vous fermez ou rechargez cet onglet.",
  leave:
    "Le navigateur ne peut pas conserver de brouillon. Vos modifications restent seulement jusqu’à la fermeture ou au rechargement de cet onglet.",
  stored: "Votre brouillon est conservé.",
  inTab: "Votre brouillon reste seulement jusqu’à la fermeture ou au rechargement de cet onglet.",
  jobs: "Les tâches ne sont pas conservées",
  jobsHint: "Gardez cet onglet ouvert jusqu’à la fin de la tâche. Le fermer perd les résultats.",
  signIn: "Se connecter pour continuer",
  signInHint: "Votre session a expiré. Votre saisie reste ici jusqu’à votre reconnexion.",
  newTab: "Se connecter dans un nouvel onglet",
  newTabHint: "Vous vous connectez sur la page du fournisseur. Cet onglet continue tout seul.",
};

import type { notFound as english } from "#texts/en/not-found.ts";
import type { Translated } from "#texts/translated.ts";

export const notFound: Translated<typeof english> = {
  title: "No encontrado",
  text: "Esta página no existe. Revisa la dirección.",
  home: "Ir al inicio",
  flags: "Banderas de señales JL: «Corre usted el riesgo de varar»",
};

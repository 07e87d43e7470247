import type { notFound as english } from "#texts/en/not-found.ts";
import type { Translated } from "#texts/translated.ts";

export const notFound: Translated<typeof english> = {
  title: "No encontrado",
  text: "No hay nada en esta dirección. Puede que se haya movido o eliminado, o que esté mal escrita.",
  home: "Ir al inicio",
  flags: "JL: «Corre usted el riesgo de varar»",
};

import type { tenants as english } from "#texts/en/tenants.ts";
import type { Translated } from "#texts/translated.ts";

export const tenants: Translated<typeof english> = {
  choose: "Elegir {label}",
  change: "Cambiar {label}",
  hint: "Sus listas se muestran aquí y en la barra lateral.",
  confirm: "Mostrar listas",
  cancel: "Cancelar",
};

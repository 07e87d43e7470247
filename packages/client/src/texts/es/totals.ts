import type { totals as english } from "#texts/en/totals.ts";
import type { Translated } from "#texts/translated.ts";

export const totals: Translated<typeof english> = {
  all: "Todos los {label} que coinciden: {count}",
  cancel: "Cancelar",
  close: "Cerrar totales",
  count: "Cantidad",
  countExactly: "Contar con exactitud",
  countFailed: "No se pudieron contar los registros.",
  exactly: "Exactamente {count}",
  failed: "No se pudo leer {label}",
  filter: "Mostrar {label}: {value}",
  mayBeMore: "La API puede tener más registros de los que devuelve.",
  more: "Y {count} valores más; total",
  notCounted: "El recuento tarda demasiado.",
  page: "{label} en esta página: {count}",
  readAll: "Leer todo",
  reading: "{count} leídos…",
  sum: "Suma de {label}",
  sumOfAll: "Total",
  title: "Totales por {label}",
};

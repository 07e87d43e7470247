import type { exploration as english } from "#texts/en/exploration.ts";
import type { Translated } from "#texts/translated.ts";

export const exploration: Translated<typeof english> = {
  label: "Listas y registros encontrados",
  running: "Buscando listas y registros…",
  hint: "Solo se lee.",
  failed: "No se pudieron leer las listas.",
  retry: "Reintentar",
  unknown: "La API no indica qué puede modificar.",
  unknownHint: "Si rechaza un formulario, se muestra su error.",
  readOnly: "Solo leer",
  offer: "Ofrecer formularios",
  assumed: {
    title: "¿Enviar esta solicitud?",
    hint: "Nada describe esta operación, así que no se conoce su efecto. También puede cambiar otros registros.",
    send: "Enviar solicitud",
    cancel: "Cancelar",
    request: "Solicitud",
  },
};

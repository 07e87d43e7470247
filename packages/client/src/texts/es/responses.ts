import type { responses as english } from "#texts/en/responses.ts";
import type { Translated } from "#texts/translated.ts";

export const responses: Translated<typeof english> = {
  "broken-off": "La respuesta terminó antes de estar completa. Reinténtalo.",
  encoding: "No se pudo descodificar la compresión de la respuesta.",
  redirect: "La API envió una redirección. Las redirecciones no se siguen.",
  "redirect-loop": "La API redirige esta solicitud sin fin.",
  "no-json": "La respuesta no es JSON válido.",
  html: "Llegó una página web en lugar de datos. Quizá debas iniciar sesión en un proxy.",
  type: "La respuesta tiene un tipo que la API no declara.",
  "no-record": "La respuesta no contiene ningún registro.",
  "no-rows": "La respuesta no tiene filas.",
  "other-records":
    "La respuesta contiene varios otros registros. Es posible que hayan cambiado y que el nuevo registro no exista.",
  assumed:
    "Nada describe esta operación. Guarde primero un registro en su formulario: muestra la solicitud.",
  exists: "Ya existe un registro con esta clave. Ábrelo para cambiarlo.",
  undecodable:
    "Parte del texto no se pudo descodificar y se muestra como �. No se puede guardar el registro completo.",
  "unseen-fields": "Edita el registro en su formulario: la API no devuelve todos sus valores.",
  cut: "La página era demasiado grande. Tiene menos filas de las solicitadas.",
  falseTotal:
    "La API cuenta {count} registros, pero sus páginas terminan antes. Es posible que la lista no esté completa.",
  pageLost:
    "No se puede abrir la página {count}: no se conoce ningún acceso a las páginas de esta lista. Se muestran las primeras filas.",
};

import type { palette as english } from "#texts/en/palette.ts";
import type { Translated } from "#texts/translated.ts";

export const palette: Translated<typeof english> = {
  title: "Ir a cualquier parte",
  input: "Buscar listas, registros, acciones y opciones",
  placeholder: "¿Adónde ir o qué hacer?",
  recent: "Reciente",
  screen: "En esta pantalla",
  open: "Abrir",
  records: "Registros",
  lists: "Listas",
  views: "Vistas guardadas",
  create: "Crear",
  pages: "Configuración y páginas",
  operations: "Operaciones",
  none: "Nada coincide con «{text}».",
  searchedShort: "Con dos letras o más también se buscan registros.",
  searchedNone: "Ninguna lista de esta API admite búsquedas por palabras.",
  searchedAll:
    "{searched, plural, =0 {No se buscó en ninguna lista} one {Se buscó en # lista} many {Se buscó en # de listas} other {Se buscó en # listas}}.",
  searchedSome:
    "Se buscó en {searched} de {count} listas; abre las demás una vez y también se buscará en las que lo permitan.",
  searchedFailed:
    "{count, plural, one {# lista no respondió} many {# de listas no respondieron} other {# listas no respondieron}}.",
  searching: "Buscando registros…",
  found:
    "{count, plural, =0 {No se encontró nada} one {# resultado} many {# de resultados} other {# resultados}}",
  newRecord: "Crear {label}",
  openKey: "Abrir {label} {key}",
  light: "Usar colores claros",
  dark: "Usar colores oscuros",
  auto: "Usar los colores del sistema",
  keys: "Atajos de teclado",
  move: "elegir",
  go: "abrir",
  leave: "cerrar",
};

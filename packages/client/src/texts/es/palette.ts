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
  noneHint: "También se busca en las listas que lo permiten, una vez que las hayas abierto.",
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

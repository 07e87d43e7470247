export const overview = {
  ended:
    "{read} of {count} lists were read. The others did not answer, or must be told something first.",
  progress: "{done} of {count} lists …",
  start: "{count, plural, one {Read it now} =2 {Read both now} other {Read all # now}}",
  stop: "Stop",
} as const;

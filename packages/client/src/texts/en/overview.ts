export const overview = {
  ended: "{read} of {count} lists were loaded. The others failed or require input.",
  progress: "{done} of {count} lists…",
  start: "{count, plural, one {Load list} =2 {Load both lists} other {Load # lists}}",
  stop: "Stop",
} as const;

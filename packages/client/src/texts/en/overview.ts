export const overview = {
  attention: "{count, plural, one {# waits} other {# wait}} in {label}",
  ended: "{read} of {count} lists were loaded. The others failed or require input.",
  hide: "{count, plural, one {Hide unavailable list} other {Hide # unavailable lists}}",
  progress: "{done} of {count} lists…",
  start: "{count, plural, one {Load list} =2 {Load both lists} other {Load # lists}}",
  stop: "Stop",
  titles: "Load titles",
  titlesWhy:
    "References to {names} show keys. Reading them without permission could end your session.",
} as const;

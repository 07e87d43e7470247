// Sets the colours before the first paint: a blocking file, because a strict policy allows no inline script.
// The same rules stand in src/session/colour-mode.ts; a test runs both over one table.
(function () {
  var key = "quarterdeck-theme";
  var theme = "";
  var parts = location.href.split("#");
  [parts.shift() || "", parts.join("#")].forEach(function (part) {
    var at = part.indexOf("?");
    var value = at < 0 ? "" : new URLSearchParams(part.slice(at + 1)).get("theme") || "";
    theme = theme || /^[A-Za-z0-9\s]*/.exec(value)[0].trim();
  });
  try {
    theme = theme || localStorage.getItem(key);
  } catch (refused) {
    // Blocked storage has no choice to tell.
  }
  theme = theme || "dark";
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.setAttribute("data-mantine-color-scheme", theme);
})();

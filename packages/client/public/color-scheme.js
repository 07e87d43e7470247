// Blocking, in front of the first paint; see src/session/first-paint.test.ts.
(function () {
  var key = "quarterdeck-theme";
  var languages = ["en", "de", "es", "fr", "ar", "ja"];
  var page = document.documentElement;
  function read(name) {
    try {
      return localStorage.getItem(name);
    } catch (refused) {
      return null;
    }
  }
  var theme = "";
  var parts = location.href.split("#");
  [parts.shift() || "", parts.join("#")].forEach(function (part) {
    var at = part.indexOf("?");
    var value = at < 0 ? "" : new URLSearchParams(part.slice(at + 1)).get("theme") || "";
    theme = theme || /^[A-Za-z0-9\s]*/.exec(value)[0].trim();
  });
  theme = theme || read(key) || "dark";
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  page.setAttribute("data-mantine-color-scheme", theme);
  var wanted = [read("quarterdeck-language")].concat(navigator.languages).map(function (tag) {
    return String(tag).split("-")[0].toLowerCase();
  });
  page.lang =
    wanted.find(function (one) {
      return languages.includes(one);
    }) || "en";
  page.dir = page.lang === "ar" ? "rtl" : "ltr";
})();

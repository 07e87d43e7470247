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
  // The service may have written a sign-in form into the page.
  var script = document.currentScript.dataset;
  var isHash = location.hash.slice(0, 2) === "#/";
  var path = isHash ? location.hash.slice(1) : location.href.slice(document.baseURI.length);
  var names = path.split(/[?#]/)[0].split("/").filter(Boolean);
  var isSignedIn = Boolean(read("token") && read("user"));
  var isOther = names.length === 1 && /^(register|404|500)$/.test(names[0]);
  if (isSignedIn || isOther || script.form !== page.lang) page.setAttribute("data-formless", "");
  // The scripts submit it.
  document.addEventListener("submit", function (event) {
    if (!event.target.closest("#page-form")) return;
    event.preventDefault();
    event.target.setAttribute("data-submitted", "");
  });
  // Who is signed in will need more than the entry: fetched beside it, not behind it.
  if (!script.early || !read("token")) return;
  var files = JSON.parse(script.early);
  var screen = names.length === 0 ? "home" : names.length % 2 === 1 ? "list" : "record";
  if (names[0] === "-") screen = "";
  if (/^(new|edit)$/.test(names.at(-1))) screen = "form";
  files.main.concat(files[screen] || []).forEach(function (file) {
    var link = document.createElement("link");
    // A style that is preloaded and used late is complained of.
    link.rel = /css$/.test(file) ? "prefetch" : "modulepreload";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  });
})();

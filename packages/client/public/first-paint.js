// Blocks the first paint; see src/session/first-paint.test.ts.
(function () {
  var key = "quarterdeck-theme";
  var languages = ["en", "de", "es", "fr", "ar", "ja"];
  var page = document.documentElement;
  function read(name, isOfTab) {
    try {
      return (isOfTab ? sessionStorage : localStorage).getItem(name);
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
  try {
    if (theme) localStorage.setItem(key, theme);
  } catch (refused) {}
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
  var element = document.currentScript;
  var script = element.dataset;
  var isHash = location.hash.slice(0, 2) === "#/";
  var path = isHash ? location.hash.slice(1) : location.href.slice(document.baseURI.length);
  var names = path.split(/[?#]/)[0].split("/").filter(Boolean);
  var isSignedIn = Boolean(read("token") && read("user"));
  var isOther = names.length === 1 && /^(register|404|500)$/.test(names[0]);
  var isFormless = isSignedIn || isOther || script.form !== page.lang;
  if (isFormless) page.setAttribute("data-formless", "");
  if (script.start) startLater(JSON.parse(script.start));
  // The scripts submit it.
  document.addEventListener("submit", function (event) {
    if (!event.target.closest("#page-form")) return;
    event.preventDefault();
    event.target.setAttribute("data-submitted", "");
  });
  // A signed-in user also needs the files of the screen, in parallel with the entry.
  if (!script.early || !read("token")) return;
  var files = JSON.parse(script.early);
  var screen = names.length === 0 ? "home" : names.length % 2 === 1 ? "list" : "record";
  if (names[0] === "-") screen = "";
  if (/^(new|edit)$/.test(names.at(-1))) screen = "form";
  var needed = files.main.concat(files[screen] || []);
  needed.forEach(function (file) {
    // A preload that is used late logs a warning, and Firefox applies `default-src` to a prefetch.
    if (isSheet(file)) fetch(file).catch(function () {});
    else preload(file);
  });
  // After the first style sheet, which is behind this script in the page.
  document.addEventListener("readystatechange", function () {
    if (document.readyState === "interactive") needed.filter(isSheet).forEach(addSheet);
  });
  // Requests of the scripts, sent while they load: src/http/early-responses.ts takes the responses.
  if (!script.requests || !isSignedIn) return;
  var requests = JSON.parse(script.requests);
  var identity = identify(requests.credential);
  if (!identity) return;
  var sent = new Map();
  var lateRows = "quarterdeck-late-rows";
  window.quarterdeckEarly = {
    sent: sent,
    delayRows: function () {
      try {
        sessionStorage.setItem(lateRows, "1");
      } catch (refused) {}
    },
  };
  send(requests.model, "application/json");
  if (screen === "form") names.pop();
  var name = names[names.length - (names.length % 2 === 1 ? 1 : 2)];
  // Percent-encoded as in the address, with a rare exception that costs one request.
  if (requests.chunk && screen && name) {
    send(requests.chunk.replace("NAME", "resource%3A" + name), "application/json");
  }
  if (requests.rows && !read("quarterdeck-renewal", true) && !read(lateRows, true)) {
    send(requests.rows, "application/json, */*;q=0.5");
  }
  // The first use of `Intl` is slow, and the processor waits for the scripts.
  setTimeout(function () {
    Intl.NumberFormat.supportedLocalesOf("en");
    new Date().toLocaleTimeString("en");
  });
  // The form works without the application, which loads as soon as the user acts, or after a moment.
  function startLater(all) {
    var acts = ["keydown", "pointerdown", "pointermove", "input", "submit"];
    var options = { capture: true, passive: true };
    function start() {
      acts.forEach(function (act) {
        removeEventListener(act, startAfterFrame, options);
      });
      var started = all.splice(0);
      var sheets = started.filter(isSheet).map(loadSheet);
      var scripts = started.filter(function (file) {
        return !isSheet(file);
      });
      scripts.forEach(preload);
      void Promise.all(sheets).then(function () {
        scripts.forEach(function (file) {
          document.head.append(
            Object.assign(document.createElement("script"), {
              type: "module",
              crossOrigin: "",
              src: file,
            }),
          );
        });
      });
    }
    // The frame that shows the effect of the event is first. So is the next key of a word.
    function startAfterFrame(event) {
      requestAnimationFrame(function () {
        setTimeout(start, /^(keydown|input)$/.test(event.type) ? 100 : 0);
      });
    }
    if (isFormless) return start();
    acts.forEach(function (act) {
      addEventListener(act, startAfterFrame, options);
    });
    addEventListener("load", function () {
      setTimeout(start, 1000);
    });
  }
  function isSheet(file) {
    return file.endsWith("css");
  }
  function preload(file) {
    var link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel: "modulepreload", crossOrigin: "", href: file }),
    );
  }
  // The scripts add a sheet that failed again, and report it.
  function addSheet(file) {
    var link = document.createElement("link");
    link.onerror = function () {
      link.remove();
    };
    document.head.append(Object.assign(link, { rel: "stylesheet", crossOrigin: "", href: file }));
  }
  // Replaces the styles in the page, which are only those of the form.
  function loadSheet(file) {
    return new Promise(function (resolve) {
      var link = document.createElement("link");
      link.onerror = resolve;
      link.onload = function () {
        document.querySelectorAll("style[data-sheet]").forEach(function (style) {
          if (style.dataset.sheet === file) style.remove();
        });
        resolve();
      };
      element.before(Object.assign(link, { rel: "stylesheet", crossOrigin: "", href: file }));
    });
  }
  function send(address, accept) {
    var headers = Object.assign({ Accept: accept }, identity);
    var url = new URL(address, document.baseURI).href;
    var ended = new AbortController();
    var options = { headers: headers, mode: "same-origin", redirect: "manual" };
    var response = fetch(url, Object.assign(options, { signal: ended.signal }));
    response.catch(function () {});
    sent.set(url, {
      headers: headers,
      response: response,
      sentAt: performance.now(),
      abort: function () {
        ended.abort();
      },
    });
  }
  // As `writeIdentity` in src/http/call-headers.ts; undefined in rare cases, which need more than headers.
  function identify(described) {
    var token = read("token");
    var stored = read("quarterdeck-credential");
    var credential = described || { in: "header", name: "Authorization", prefix: "Bearer " };
    try {
      if (stored) credential = JSON.parse(stored);
    } catch (malformed) {
      return undefined;
    }
    if (credential.in !== "header") return undefined;
    var headers = {};
    var csrf = /(?:^|; )XSRF-TOKEN=([\w-]*)(?:;|$)/.exec(document.cookie);
    if (csrf) headers["X-XSRF-TOKEN"] = csrf[1];
    // The value of the cookie has to be decoded, or the API requires another header.
    else if (/XSRF-TOKEN=/.test(document.cookie) || read("quarterdeck-csrf")) return undefined;
    if (token !== "quarterdeck-no-token") headers[credential.name] = credential.prefix + token;
    if (requests.userHeader) headers.user = read("user");
    return /^[ -~]*$/.test(JSON.stringify(headers)) ? headers : undefined;
  }
})();

// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall, install } from "./apt.mjs";
import { say } from "./run.mjs";

const usualPlaces = {
  linux: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((name) =>
    join(process.env[name] ?? "C:\\Program Files", "Google/Chrome/Application/chrome.exe"),
  ),
};

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** The browser without a window: the same engine, a third quicker. */
const shellPlace = "/usr/bin/chromium-headless-shell";

/** The installed Chromium or Chrome, `CHROME_PATH` first. @returns {string | undefined} */
export function findBrowser() {
  const inPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const usual = Object.entries(usualPlaces).find(([system]) => system === process.platform)?.[1];
  const places = [process.env["CHROME_PATH"] ?? "", ...(usual ?? []), ...inPath];
  return places.find((place) => place !== "" && existsSync(place));
}

/** What the tests run in, where nobody looks: the one without a window before one with. @returns {string | undefined} */
export function findTestBrowser() {
  return isNamed() || !existsSync(shellPlace) ? findBrowser() : shellPlace;
}

function isNamed() {
  return (process.env["CHROME_PATH"] ?? "") !== "";
}

/** Finds a browser, or installs one where this process may, or prints the line to type and ends. */
export async function ensureBrowser() {
  if (findBrowser() !== undefined) return;
  if (canInstall()) await install(["chromium"]);
  if (findBrowser() !== undefined) return;
  say("No Chromium or Chrome is installed. Type:");
  say(`  ${lineToType()}`);
  say("or set CHROME_PATH to the one you have, and start again.");
  process.exit(1);
}

/** The same for the tests. */
export async function ensureTestBrowser() {
  const isMissing = !isNamed() && !existsSync(shellPlace);
  if (isMissing && canInstall()) await install(["chromium-headless-shell"]);
  if (findTestBrowser() === undefined) await ensureBrowser();
}

function lineToType() {
  if (process.platform === "darwin") return "brew install --cask google-chrome";
  if (process.platform === "win32") return "winget install Google.Chrome";
  if (existsSync("/usr/bin/apt-get")) return "sudo apt-get install -y chromium";
  if (existsSync("/usr/bin/dnf")) return "sudo dnf install -y chromium";
  return "sudo pacman -S chromium";
}

/** What the automation of the tests turns off itself: of this switch the browser heeds only the last. */
export const automationFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Pages of the browser's own behind each new window, unseen, which cost more than ours. */
const unseenFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];

/** Those that keep a headless browser from calling home, which fails on a closed network, and from work for nobody. */
export const browserFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...automationFeatures, ...unseenFeatures].join(",")}`,
];

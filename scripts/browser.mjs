// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall, install } from "./apt.mjs";
import { log } from "./run.mjs";

const installPaths = {
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

/** Chromium without a window: the same engine, faster by a third. */
const shellPath = "/usr/bin/chromium-headless-shell";

/** Path of the installed Chromium or Chrome; `CHROME_PATH` is first. @returns {string | undefined} */
export function findBrowser() {
  const inPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const installed = Object.entries(installPaths).find(
    ([system]) => system === process.platform,
  )?.[1];
  const paths = [process.env["CHROME_PATH"] ?? "", ...(installed ?? []), ...inPath];
  return paths.find((path) => path !== "" && existsSync(path));
}

/** Path of the browser for tests; one without a window is first. @returns {string | undefined} */
export function findTestBrowser() {
  return hasChromePath() || !existsSync(shellPath) ? findBrowser() : shellPath;
}

function hasChromePath() {
  return (process.env["CHROME_PATH"] ?? "") !== "";
}

/** Finds or installs a browser. If it cannot, prints the command to type and ends the process. */
export async function ensureBrowser() {
  if (findBrowser() !== undefined) return;
  if (canInstall()) await install(["chromium"]);
  if (findBrowser() !== undefined) return;
  log("No Chromium or Chrome is installed. Type:");
  log(`  ${installCommand()}`);
  log("or set CHROME_PATH to an installed browser, and start again.");
  process.exit(1);
}

export const testBrowserPackages = ["chromium-headless-shell"];

export function lacksTestBrowser() {
  return !hasChromePath() && !existsSync(shellPath);
}

/** Like `ensureBrowser`, for the browser of the tests. */
export async function ensureTestBrowser() {
  if (lacksTestBrowser() && canInstall()) await install(testBrowserPackages);
  if (findTestBrowser() === undefined) await ensureBrowser();
}

function installCommand() {
  if (process.platform === "darwin") return "brew install --cask google-chrome";
  if (process.platform === "win32") return "winget install Google.Chrome";
  if (existsSync("/usr/bin/apt-get")) return "sudo apt-get install -y chromium";
  if (existsSync("/usr/bin/dnf")) return "sudo dnf install -y chromium";
  return "sudo pacman -S chromium";
}

/** Features that Playwright disables. A second `--disable-features` replaces the first, so ours repeats them. */
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

/** Features that load invisible browser pages with each window, which take more time than our page. */
const invisiblePages = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];

/** Flags that disable requests to the browser's maker, which fail on a closed network, and unused work. */
export const browserFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...automationFeatures, ...invisiblePages].join(",")}`,
];

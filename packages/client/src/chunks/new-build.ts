import { fetchOwnPage } from "#http/own-page.ts";

const KEY = "quarterdeck-reloaded-for";

/**
 * K1: reloads once where another build was deployed since this page was loaded. True: the page is
 * on its way out. The build is remembered for the tab, so that it is never reloaded for twice.
 */
export async function reloadForNewBuild(): Promise<boolean> {
  const deployed = await readDeployedBuild();
  if (deployed === undefined || deployed === buildOf(document) || !remember(deployed)) return false;
  location.reload();
  return true;
}

/** A build is told by the name of its entry, which holds a hash of all that it imports. */
export function buildOf(page: Document): string | undefined {
  const entry = page.querySelector('script[type="module"][src]')?.getAttribute("src");
  return entry?.split(/[?#]/)[0]?.split("/").at(-1);
}

async function readDeployedBuild(): Promise<string | undefined> {
  try {
    const page = new DOMParser().parseFromString(await fetchOwnPage(), "text/html");
    return buildOf(page);
  } catch {
    // Offline, most likely: nothing new can be fetched.
    return undefined;
  }
}

/** False where it was reloaded for already, or where that cannot be remembered. */
function remember(build: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
}

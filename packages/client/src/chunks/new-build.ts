import { fetchOwnPage } from "#http/fetch-own-page.ts";

const KEY = "quarterdeck-reloaded-for";

/**
 * Reloads the page if a new build was deployed since it was loaded (K1). True: the page reloads. The build is stored for
 * the tab, so that the page reloads once per build.
 */
export async function reloadForNewBuild(): Promise<boolean> {
  const deployed = await readDeployedBuild();
  if (deployed === undefined || deployed === buildOf(document) || !storeBuild(deployed))
    return false;
  location.reload();
  return true;
}

/** Name of the entry file, which contains a hash of the build. */
export function buildOf(page: Document): string | undefined {
  const entry = page.querySelector('script[type="module"][src]')?.getAttribute("src");
  return entry?.split(/[?#]/)[0]?.split("/").at(-1);
}

async function readDeployedBuild(): Promise<string | undefined> {
  try {
    // Styles of the parsed page have its nonce, which the policy of this page refuses.
    const html = (await fetchOwnPage()).replaceAll(/<style\b[\s\S]*?<\/style>/gi, "");
    return buildOf(new DOMParser().parseFromString(html, "text/html"));
  } catch {
    // Most likely offline.
    return undefined;
  }
}

/** Stores the build; false if it is stored already or storage is blocked. */
function storeBuild(build: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
}

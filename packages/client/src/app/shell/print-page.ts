const root = document.documentElement;
const scheme = "mantineColorScheme";

/** Unfolds content and selects the light color mode while the browser prints. Returns a function that ends it. */
export function listenForPrint(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let restore = (): void => undefined;

  function begin(): void {
    const mode = root.dataset[scheme];
    const folded = Array.from(
      document.querySelectorAll<HTMLDetailsElement>("main details:not([open])"),
    );
    root.dataset[scheme] = "light";
    for (const one of folded) one.open = true;
    restore = () => {
      root.dataset[scheme] = mode;
      for (const one of folded) one.open = false;
    };
  }

  addEventListener("beforeprint", begin, { signal });
  addEventListener("afterprint", () => restore(), { signal });
  return () => ended.abort();
}

const stepMs = 100;
/** Content that follows the visible content loads after half a second. */
const stableSteps = 10;
/** An API may respond slowly or never. */
const maxSteps = 100;

/** Prints the page with the content that loads when it is visible, such as related lists. */
export async function printWhole(): Promise<void> {
  const { scrollX, scrollY } = window;
  let shown = "";
  let stable = root.scrollHeight > innerHeight ? 0 : stableSteps;
  for (let step = 0; stable < stableSteps && step < maxSteps; step += 1) {
    const now = `${root.scrollHeight} ${performance.getEntriesByType("resource").length}`;
    stable = now === shown && !isLoading() ? stable + 1 : 0;
    shown = now;
    scrollTo(0, root.scrollHeight);
    // One after the other: each step waits for the content of the previous one.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  scrollTo(scrollX, scrollY);
  print();
}

function isLoading(): boolean {
  return document.querySelector("main :is([aria-busy=true], [data-skeleton])") !== null;
}

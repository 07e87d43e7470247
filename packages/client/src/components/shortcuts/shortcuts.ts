/** A key of the screen that shows, and what it does. */
export interface Shortcut {
  /** `mod+k` (Ctrl, on a Mac Cmd), `?`, `,`: a letter is spelled small; empty: only the palette leads to it. */
  readonly keys: string;
  readonly label: string;
  readonly run: () => void;
}

let active: readonly Shortcut[] = [];
let areSingleOn = true;

/** Call once: from then on the keys of `activeShortcuts` work. */
export function listenForShortcuts(): () => void {
  document.addEventListener("keydown", handleKeyDown);
  return () => document.removeEventListener("keydown", handleKeyDown);
}

/** Works until the returned function is called; of two with the same key the later one is meant. */
export function addShortcut(shortcut: Shortcut): () => void {
  active = [shortcut, ...active];
  return () => {
    active = active.filter((one) => one !== shortcut);
  };
}

/** What the keys do now, the latest first and each key once; and what has none. */
export function activeShortcuts(): readonly Shortcut[] {
  return active.filter(
    ({ keys }, index) => keys === "" || active.findIndex((other) => other.keys === keys) === index,
  );
}

/** WCAG 2.2, 2.1.4: keys without Ctrl, Alt or Cmd can be turned off by who types by voice. */
export function setSingleKeys(areOn: boolean): void {
  areSingleOn = areOn;
}

export function areSingleKeysOn(): boolean {
  return areSingleOn;
}

export function isMac(): boolean {
  return /^mac|^ip(?:hone|ad)/i.test(navigator.platform);
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  const found = active.find(({ keys }) => matchesKeys(event, keys));
  // What lies behind a modal dialog is inert, its keys too.
  if (found === undefined || document.querySelector("dialog:modal") !== null) return;
  event.preventDefault();
  found.run();
}

function matchesKeys(event: KeyboardEvent, keys: string): boolean {
  const wantsMod = keys.startsWith("mod+");
  const hasMod = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (wantsMod !== hasMod || event.altKey) return false;
  const isKey = event.key.toLowerCase() === (wantsMod ? keys.slice("mod+".length) : keys);
  if (wantsMod) return isKey && !event.shiftKey;
  return (
    isKey &&
    keys !== "" &&
    areSingleOn &&
    !event.metaKey &&
    !event.ctrlKey &&
    !isTyping(event.target)
  );
}

/** Where a letter is a letter. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !/^(?:checkbox|radio|button)$/.test(target.type);
}

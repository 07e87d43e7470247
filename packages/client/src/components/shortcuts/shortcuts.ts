/** Keyboard shortcut or palette action of the current screen. */
export interface Shortcut {
  /** `mod+k` (Ctrl, on a Mac Cmd), `?`, `,`: letters in lower case; empty: only in the palette. */
  readonly keys: string;
  readonly label: string;
  readonly run: () => void;
}

let active: readonly Shortcut[] = [];
const listeners = new Set<() => void>();
let areSingleOn = true;

/** Starts to handle keys; call once. */
export function listenForShortcuts(): () => void {
  document.addEventListener("keydown", handleKeyDown);
  return () => document.removeEventListener("keydown", handleKeyDown);
}

/** Adds a shortcut until the returned function is called. The latest shortcut of a key takes precedence. */
export function addShortcut(shortcut: Shortcut): () => void {
  setActive([shortcut, ...active]);
  return () => setActive(active.filter((one) => one !== shortcut));
}

function setActive(shortcuts: readonly Shortcut[]): void {
  active = shortcuts;
  for (const listener of listeners) listener();
}

/** Calls the listener when a shortcut is added or removed. */
export function subscribeShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All shortcuts, the latest first; the same array until one is added or removed. */
export function allShortcuts(): readonly Shortcut[] {
  return active;
}

/** Active shortcuts, the latest first and each key once, and the actions without a key. */
export function activeShortcuts(all = active): readonly Shortcut[] {
  return all.filter(
    ({ keys }, index) => keys === "" || all.findIndex((other) => other.keys === keys) === index,
  );
}

/** WCAG 2.2, 2.1.4: users of speech input can turn off keys without Ctrl, Alt or Cmd. */
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
  const shortcut = active.find(({ keys }) => matchesKeys(event, keys));
  // The page behind a modal dialog is inert.
  if (shortcut === undefined || document.querySelector("dialog:modal") !== null) return;
  event.preventDefault();
  shortcut.run();
}

function matchesKeys(event: KeyboardEvent, keys: string): boolean {
  const needsMod = keys.startsWith("mod+");
  const hasMod = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (needsMod !== hasMod || event.altKey) return false;
  const isKey = event.key.toLowerCase() === (needsMod ? keys.slice("mod+".length) : keys);
  if (needsMod) return isKey && !event.shiftKey;
  return (
    isKey &&
    keys !== "" &&
    areSingleOn &&
    !event.metaKey &&
    !event.ctrlKey &&
    !isTyping(event.target)
  );
}

/** True if the target takes text input. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !/^(?:checkbox|radio|button)$/.test(target.type);
}

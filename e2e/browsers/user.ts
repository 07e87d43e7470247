import { expect } from "@playwright/test";
import type { RemotePage } from "./remote-page.ts";

/** Keys by their code points in WebDriver. */
const keys: Readonly<Record<string, string>> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  Backspace: "\uE003",
  ArrowDown: "\uE015",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  End: "\uE010",
  Control: "\uE009",
  Shift: "\uE008",
};

/** WebKit draws in software: a loaded machine needs half a minute for a screen. */
const waiting = { timeout: 40_000 };

type Role = keyof typeof selectors;

const selectors = {
  button: "button, [role=button]",
  link: "a[href]",
  textbox: "input:not([type=radio], [type=checkbox]), textarea",
  checkbox: "input[type=checkbox]",
  radio: "input[type=radio]",
  option: "[role=option]",
  menuitem: "[role=menuitem], [role=menuitemcheckbox]",
  heading: "h1, h2, h3",
  dialog: "[role=dialog], dialog",
  row: "main table tbody tr",
} as const;

/** Steps of a user on a page: read, point, type. */
export interface User {
  readonly goto: (url: string) => Promise<void>;
  readonly click: (role: Role, name: string | RegExp) => Promise<void>;
  /** A touch by a finger. */
  readonly tap: (role: Role, name: string | RegExp) => Promise<void>;
  readonly resize: RemotePage["resize"];
  readonly fill: (label: string | RegExp, text: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** One key, or several at once: "Control+k". */
  readonly press: (chord: string) => Promise<void>;
  /** Waits until an element shows. */
  readonly see: (role: Role, name: string | RegExp) => Promise<void>;
  readonly seeNone: (role: Role, name: string | RegExp) => Promise<void>;
  /** Waits until the text of the page matches. */
  readonly read: (text: RegExp) => Promise<void>;
  readonly seeAddress: (pattern: RegExp) => Promise<void>;
  readonly call: RemotePage["call"];
}

export function createUser(page: RemotePage): User {
  const find = (role: Role, name: string | RegExp): Promise<unknown> => {
    const { source, flags } =
      typeof name === "string"
        ? new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`)
        : name;
    return page.call(findPoint.toString(), [selectors[role], source, flags]);
  };
  const pressAll = async (chordKeys: readonly string[]): Promise<void> => {
    const values = chordKeys.map((key) => keys[key] ?? key);
    const actions = [
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.toReversed().map((value) => ({ type: "keyUp", value })),
    ];
    await page.perform([{ type: "key", id: "keyboard", actions }]);
  };
  const point = async (kind: "mouse" | "touch", role: Role, name: string | RegExp) => {
    let last: unknown;
    // An element that moves is clicked where it comes to rest.
    const isAtRest = async (): Promise<boolean> => {
      const position = await find(role, name);
      const isSame = position !== null && JSON.stringify(position) === JSON.stringify(last);
      last = position;
      return isSame;
    };
    await expect.poll(isAtRest, { ...waiting, message: `${role} ${name}` }).toBe(true);
    const { x, y } = last as { readonly x: number; readonly y: number };
    const actions = [
      { type: "pointerMove", x, y, duration: 0, origin: "viewport" },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    const parameters = { pointerType: kind };
    await page.perform([{ type: "pointer", id: kind, parameters, actions }]);
  };
  const click: User["click"] = (role, name) => point("mouse", role, name);
  const type: User["type"] = async (text) => {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await page.perform([{ type: "key", id: "keyboard", actions }]);
  };
  const press: User["press"] = (chord) => pressAll(chord.split("+"));
  return {
    goto: page.goto,
    call: page.call,
    click,
    tap: (role, name) => point("touch", role, name),
    resize: page.resize,
    type,
    press,
    fill: async (label, text) => {
      await click("textbox", label);
      await press("Control+a");
      await type(text);
    },
    see: (role, name) =>
      expect
        .poll(() => find(role, name), { ...waiting, message: `${role} ${name}` })
        .not.toBeNull(),
    seeNone: (role, name) =>
      expect.poll(() => find(role, name), { ...waiting, message: `no ${role} ${name}` }).toBeNull(),
    read: (text) =>
      expect.poll(() => page.call("() => document.body.innerText", []), waiting).toMatch(text),
    seeAddress: (pattern) =>
      expect.poll(() => page.call("() => location.href", []), waiting).toMatch(pattern),
  };
}

/** Runs in the page: the middle of the first visible element with this name that nothing covers. */
function findPoint(
  selector: string,
  source: string,
  flags: string,
): { x: number; y: number } | null {
  const pattern = new RegExp(source, flags);
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? "");
    const own = (element as HTMLInputElement).labels ?? [];
    const texts = [
      labels.join(" "),
      element.getAttribute("aria-label") ?? "",
      [...own].map((label) => label.textContent).join(" "),
      element.textContent ?? "",
      element.getAttribute("title") ?? "",
    ];
    return (texts.find((text) => text.trim() !== "") ?? "").replaceAll(/\s+/g, " ").trim();
  };
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility() || !pattern.test(nameOf(element))) continue;
    // A label draws the box of its input.
    const box = element.getBoundingClientRect();
    const target = box.width > 1 ? element : ((element as HTMLInputElement).labels?.[0] ?? element);
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const x = Math.round(left + width / 2);
    const y = Math.round(top + height / 2);
    const hit = document.elementFromPoint(x, y);
    if (hit !== null && (target.contains(hit) || hit.contains(target))) return { x, y };
  }
  return null;
}

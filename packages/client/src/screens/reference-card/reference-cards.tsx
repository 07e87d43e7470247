import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { readRoute, type Route } from "#addresses/resource-address.ts";
import { useModel } from "#queries/model/use-model.ts";
import { mayReadInBackground } from "#queries/permission-cache.ts";
import { usePathname } from "#router/use-router.ts";
import { peek } from "#texts/en/peek.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { ReferenceCard } from "./reference-card.tsx";

const texts = { peek };
/** Pause of the pointer on a reference before its card opens: a pass over a table reads nothing. */
const OPEN_MS = 450;
/** Time for the pointer to move from the reference to its card. */
const CLOSE_MS = 200;
const selector = "a[data-reference]";

interface ReferenceCardsProps {
  /** Reference that the pointer or the focus reached before this code was loaded. */
  readonly first: Element;
}

interface Shown {
  readonly link: HTMLAnchorElement;
  readonly route: Extract<Route, { readonly kind: "record" }>;
}

/**
 * Shows a card with the key facts of a referenced record while the pointer or the keyboard focus is on its link. It
 * closes with Escape and stays while the pointer is on it (WCAG 2.2, 1.4.13).
 */
export function ReferenceCards({ first }: ReferenceCardsProps): ReactNode {
  const model = useModel();
  const pathname = usePathname();
  const [shown, setShown] = useState<Shown>();
  const [shownAt, setShownAt] = useState(pathname);
  const card = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  /** Last position of the pointer. */
  const last = useRef<string>(undefined);
  /** Link whose card opens when the timer ends. */
  const awaited = useRef<Element>(undefined);

  function stop(): void {
    clearTimeout(timer.current);
    awaited.current = undefined;
  }

  function close(): void {
    stop();
    setShown(undefined);
  }

  const reach = useEffectEvent((link: Element) => {
    if (link === awaited.current) return;
    stop();
    if (link === shown?.link || !(link instanceof HTMLAnchorElement)) return;
    const route = readRoute(model, link.dataset["reference"] ?? "");
    if (route?.kind !== "record") return;
    // A response of 403 could end the session (H9).
    if (!mayReadInBackground(route.resource.operations.read)) return;
    awaited.current = link;
    timer.current = window.setTimeout(() => {
      awaited.current = undefined;
      setShownAt(pathname);
      setShown(link.isConnected ? { link, route } : undefined);
    }, OPEN_MS);
  });

  const leave = useEffectEvent(() => {
    // The timer that closes the card is already running.
    if (shown !== undefined && awaited.current === card.current) return;
    stop();
    if (shown === undefined) return;
    awaited.current = card.current ?? undefined;
    timer.current = window.setTimeout(close, CLOSE_MS);
  });

  const onMove = useEffectEvent((event: PointerEvent) => {
    const { target, pointerType, clientX, clientY } = event;
    if (pointerType !== "mouse" || !(target instanceof Element)) return;
    // A change of the layout below a pointer at rest is not a move.
    const position = `${clientX} ${clientY}`;
    if (position === last.current) return;
    last.current = position;
    const link = target.closest(selector);
    if (card.current?.contains(target)) stop();
    else if (link !== null) reach(link);
    else if (!isFocused(shown?.link)) leave();
  });

  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const link = target instanceof Element ? target.closest(selector) : null;
    if (link !== null && isFocused(link)) reach(link);
    else if (shown !== undefined) close();
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    stop();
    if (shown === undefined) return;
    if (event.key !== "Escape") return close();
    // Escape would also close the panel next to the list.
    event.preventDefault();
    event.stopPropagation();
    close();
  });

  const onEnd = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && card.current?.contains(event.target)) return;
    if (shown === undefined) stop();
    else close();
  });

  useEffect(() => {
    reach(first);
  }, [first]);

  useEffect(() => {
    const ended = new AbortController();
    const options = { signal: ended.signal, capture: true, passive: true };
    addEventListener("pointermove", (event) => onMove(event), options);
    addEventListener("focusin", (event) => onFocus(event), options);
    addEventListener("pointerdown", (event) => onEnd(event), options);
    addEventListener("scroll", (event) => onEnd(event), options);
    addEventListener("resize", (event) => onEnd(event), options);
    addEventListener("keydown", (event) => onKey(event), { ...options, passive: false });
    return () => {
      ended.abort();
      clearTimeout(timer.current);
    };
  }, []);

  if (shown === undefined || shownAt !== pathname) return null;
  const { link, route } = shown;
  return (
    <TextsProvider texts={texts}>
      <ReferenceCard
        key={link.dataset["reference"]}
        resource={route.resource}
        parents={route.parents}
        recordKey={route.key}
        link={link}
        cardRef={card}
      />
    </TextsProvider>
  );
}

/** True if the keyboard set the focus on the link. */
function isFocused(link: Element | undefined): boolean {
  return link?.matches(":focus-visible") === true;
}

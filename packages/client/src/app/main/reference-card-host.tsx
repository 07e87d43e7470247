import { type ReactNode, useEffect, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";

const ReferenceCards = lazyComponent(
  async () => (await import("#screens/reference-card/reference-cards.tsx")).ReferenceCards,
);

/** Loads the cards of references when the pointer or the focus first reaches a reference. */
export function ReferenceCardHost(): ReactNode {
  const [first, setFirst] = useState<Element | null>(null);
  useEffect(() => {
    let last = "";
    const reach = (event: Event): void => {
      const at = event instanceof PointerEvent ? `${event.clientX} ${event.clientY}` : "";
      // A change of the layout below a pointer at rest is not a move.
      if (at !== "" && at === last) return;
      last = at;
      setFirst((link) => link ?? (event.target as Element).closest("a[data-reference]"));
    };
    addEventListener("pointermove", reach);
    addEventListener("focusin", reach);
    return () => {
      removeEventListener("pointermove", reach);
      removeEventListener("focusin", reach);
    };
  }, []);
  return first && <ReferenceCards first={first} />;
}

import { type ReactNode, useEffect, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";

const ReferenceCards = lazyComponent(
  async () => (await import("#screens/reference-card/reference-cards.tsx")).ReferenceCards,
);

/** Loads the cards of references when the pointer or the focus first reaches a reference. */
export function ReferenceCardHost(): ReactNode {
  const [first, setFirst] = useState<Element | null>(null);
  useEffect(() => {
    const reach = ({ target }: Event): void =>
      setFirst((link) => link ?? (target as Element).closest("a[data-reference]"));
    addEventListener("mouseover", reach);
    addEventListener("focusin", reach);
    return () => {
      removeEventListener("mouseover", reach);
      removeEventListener("focusin", reach);
    };
  }, []);
  return first && <ReferenceCards first={first} />;
}

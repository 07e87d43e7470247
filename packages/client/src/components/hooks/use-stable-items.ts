import { useState } from "react";

/** An item of an open menu; `isGone`: it was removed after the menu opened. */
export interface StableItem<Item> {
  readonly item: Item;
  readonly isGone: boolean;
}

/**
 * Items in the order in which they came: a click on an open menu must not reach another entry than intended.
 * `available`: further items that an entry of the menu may still be, such as one that has become a button next to it.
 */
export function useStableItems<Item extends { readonly id: string }>(
  items: readonly Item[],
  available: readonly Item[] = items,
): readonly StableItem<Item>[] {
  const [shown, setShown] = useState(items);
  const ids = new Set(shown.map(({ id }) => id));
  const added = items.filter(({ id }) => !ids.has(id));
  const all = added.length === 0 ? shown : [...shown, ...added];
  if (added.length > 0) setShown(all);
  return all.map((old) => {
    const item = available.find(({ id }) => id === old.id);
    return { item: item ?? old, isGone: item === undefined };
  });
}

import type { ComponentType } from "react";
import { Spinner } from "#app/spinner.tsx";
import { type LazyPart, lazyPart } from "#chunks/lazy-part.tsx";

/** R6: a screen in a chunk of its own, on demand, with a spinner meanwhile. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Screen = lazyPart(load);
  const LazyScreen = (props: Props) => <Screen fallback={<Spinner />} {...props} />;
  return Object.assign(LazyScreen, { prefetch: Screen.prefetch });
}

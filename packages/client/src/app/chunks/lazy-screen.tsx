import type { ComponentType } from "react";
import { Spinner } from "#app/spinner.tsx";
import { type LazyComponent, lazyComponent } from "#chunks/lazy-component.tsx";

/** R6: a screen in a chunk of its own, on demand, with a spinner meanwhile. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const Screen = lazyComponent(load);
  const LazyScreen = (props: Props) => <Screen fallback={<Spinner />} {...props} />;
  return Object.assign(LazyScreen, { prefetch: Screen.prefetch });
}

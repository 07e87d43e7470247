import type { ComponentType } from "react";
import { Spinner } from "#app/spinner.tsx";
import { type LazyComponent, lazyComponent } from "#chunks/lazy-component.tsx";

/** R6: loads a screen as a separate chunk and shows a spinner until then. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const Screen = lazyComponent(load);
  const LazyScreen = (props: Props) => <Screen fallback={<Spinner />} {...props} />;
  return Object.assign(LazyScreen, { prefetch: Screen.prefetch });
}

import type { ComponentType, ReactNode } from "react";
import { lazy, Suspense } from "react";
import { Spinner } from "#app/spinner.tsx";
import { loadChunk } from "#chunks/load-chunk.ts";

/** A screen in a chunk of its own. */
export interface LazyScreen<Props> {
  (props: Props): ReactNode;
  /** Begins to load it before it is shown. */
  readonly prefetch: () => void;
}

/** R6: on demand, with a spinner meanwhile. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadOnce = (): Promise<ComponentType<Props>> => {
    loading ??= loadChunk(load);
    return loading;
  };
  const Screen = lazy(async () => ({ default: await loadOnce() })) as ComponentType<Props>;

  function LazyScreen(props: Props) {
    return (
      <Suspense fallback={<Spinner />}>
        <Screen {...props} />
      </Suspense>
    );
  }
  // What fails here fails again, visibly, when it is shown.
  return Object.assign(LazyScreen, { prefetch: () => void loadOnce().catch(() => undefined) });
}

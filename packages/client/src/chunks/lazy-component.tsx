import {
  type ComponentType,
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useEffect,
  useState,
} from "react";
import { loadChunk } from "./load-chunk.ts";

interface LazyProps {
  /** Shown until the component is loaded. */
  readonly fallback?: ReactNode;
}

/** A component in its own chunk. */
export interface LazyComponent<Props> {
  (props: Props & LazyProps): ReactNode;
  /** Loads the chunk before the component is shown. Resolves when it is loaded, or when that failed. */
  readonly prefetch: () => Promise<void>;
}

/** Delay in which the screen is painted. */
export const PAINT_MS = 500;

/**
 * Loads a component when it is first shown; throws if that fails (K1). Replaces React's `lazy`, which shows a fallback for
 * at least 300 ms (docs/decisions/0037). `delayMs` lets the screen paint first.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  delayMs = 0,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function loadOnce(): Promise<void> {
    loading ??= loadChunk(load).then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        // The next mount tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  /** Renders on a server, which waits for the chunk. */
  function Awaited(props: Props): ReactNode {
    if (Loaded === undefined) use(loadOnce());
    return Loaded === undefined ? null : <Loaded {...props} />;
  }

  function Component({ fallback = null, ...props }: Props & LazyProps): ReactNode {
    const [isLoaded, setIsLoaded] = useState(Loaded !== undefined);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (isLoaded) return undefined;
      const start = (): void =>
        void loadOnce().then(
          () => startTransition(() => setIsLoaded(true)),
          (error: unknown) => setFailure({ error }),
        );
      if (delayMs === 0) return start();
      const timer = setTimeout(start, delayMs);
      return () => clearTimeout(timer);
    }, [isLoaded]);
    if (import.meta.env.SSR) {
      return (
        <Suspense>
          <Awaited {...(props as unknown as Props)} />
        </Suspense>
      );
    }
    if (failure !== undefined) throw failure.error;
    if (!isLoaded || Loaded === undefined) return fallback;
    return (
      // The component may suspend itself, for its texts in another language.
      <Suspense fallback={fallback}>
        {/* The props without `fallback` are those of the component. */}
        <Loaded {...(props as unknown as Props)} />
      </Suspense>
    );
  }

  // A failed prefetch is tried again when the component is shown.
  return Object.assign(Component, { prefetch: () => loadOnce().catch(() => undefined) });
}

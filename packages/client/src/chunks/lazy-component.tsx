import {
  type ComponentType,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useState,
} from "react";
import { loadChunk } from "./load-chunk.ts";

interface LazyProps {
  /** What stands in its place meanwhile; nothing, unless said. */
  readonly fallback?: ReactNode;
}

/** A part of the application in a chunk of its own. */
export interface LazyComponent<Props> {
  (props: Props & LazyProps): ReactNode;
  /** Begins to load it before it is shown. */
  readonly prefetch: () => void;
}

/**
 * K1: loaded when it is first shown; where it does not come, it throws. In place of React's `lazy`: what once showed a fallback shows it
 * for 300 ms there, however soon the chunk has come (docs/decisions/0037).
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function loadOnce(): Promise<void> {
    loading ??= loadChunk(load).then(
      (part) => {
        Loaded = part;
      },
      (error: unknown) => {
        // Whoever opens it once more has it tried once more.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Part({ fallback = null, ...props }: Props & LazyProps): ReactNode {
    const [isHere, setIsHere] = useState(Loaded !== undefined);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (isHere) return;
      loadOnce().then(
        () => startTransition(() => setIsHere(true)),
        (error: unknown) => setFailure({ error }),
      );
    }, [isHere]);
    if (failure !== undefined) throw failure.error;
    if (!isHere || Loaded === undefined) return fallback;
    return (
      // What the part waits for itself, such as its texts in another language, hides no more than the part.
      <Suspense fallback={fallback}>
        {/* Without `fallback`, the props are what the component asks for. */}
        <Loaded {...(props as unknown as Props)} />
      </Suspense>
    );
  }

  // What fails here is tried again, visibly, when it is shown.
  return Object.assign(Part, { prefetch: () => void loadOnce().catch(() => undefined) });
}

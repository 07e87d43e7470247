import { type ReactNode, useEffect, useState } from "react";
import { useWasVisible } from "#components/hooks/use-was-visible.ts";

interface DeferredProps {
  readonly render: () => ReactNode;
}

/** Time in which the content before it is painted. */
const PAINT_MS = 500;

/** Content that is rendered when it is near the viewport and the content before it is painted. */
export function Deferred({ render }: DeferredProps): ReactNode {
  const [element, isVisible] = useWasVisible<HTMLDivElement>();
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isVisible) return undefined;
    const timer = setTimeout(() => setIsPainted(true), PAINT_MS);
    return () => clearTimeout(timer);
  }, [isVisible]);
  return isPainted ? render() : <div ref={element} />;
}

import { useEffect, useEffectEvent, useState } from "react";

const CLOSE_AFTER_MS = 15_000;

interface AutoClose {
  /** Id of the message; a new one restarts the time. */
  readonly id: string;
  /** An action in the notice is running. */
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

interface HoldHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Closes a notice after 15 seconds, but not while it has the pointer or the focus. */
export function useAutoClose({ id, isBusy, onClose: onOver }: AutoClose): HoldHandlers {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isInUse = isHovered || isFocused || isBusy;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isInUse) return undefined;
    const timer = setTimeout(() => end(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isInUse, id]);
  return {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
}

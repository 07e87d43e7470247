import { useEffect, useEffectEvent, useState } from "react";

const CLOSE_AFTER_MS = 15_000;

interface AutoClose {
  /** Of what is told: another one has its own time. */
  readonly id: string;
  /** Something is under way in it. */
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

interface HoldHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Ends a notice after a while, but never below a person's pointer or focus. */
export function useAutoClose({ id, isBusy, onClose: onOver }: AutoClose): HoldHandlers {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isHovered || isFocused || isBusy;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => end(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id]);
  return {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
}

import { type ReactNode, useEffect } from "react";
import { lazyComponent, PAINT_MS } from "#chunks/lazy-component.tsx";
import { useBlocker } from "#router/use-router.ts";
import { useSessionStore } from "#session/session-context.ts";

// Only for users who leave a form with changes.
const LeaveDialog = lazyComponent(async () => (await import("./leave-dialog.tsx")).LeaveDialog);

interface LeaveGuardProps {
  /** Called when the user leaves: a save may have ended since the last render. */
  readonly isChanged: () => boolean;
  readonly onDiscard: () => void;
}

/** Confirms leaving a form with changes. The draft stays stored unless the user discards it. */
export function LeaveGuard({ isChanged, onDiscard }: LeaveGuardProps): ReactNode {
  const { hold, stored } = useSessionStore();
  // The dialog must open without a network too.
  useEffect(() => {
    const timer = setTimeout(() => void LeaveDialog.prefetch(), PAINT_MS);
    return () => clearTimeout(timer);
  }, []);
  // Without a session the app must be able to open the login screen.
  const isBlocked = (): boolean => isChanged() && (stored() !== null || hold.isActive());
  const blocked = useBlocker({
    isBlocking: (current, next) => current.pathname !== next.pathname && isBlocked(),
    isUnloadBlocked: isBlocked,
  });
  return (
    blocked && (
      <LeaveDialog onDiscard={onDiscard} onLeave={blocked.proceed} onStay={blocked.reset} />
    )
  );
}

import { CloseButton } from "@mantine/core";
import { usePathname } from "#router/use-router.ts";
import { type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { SegmentedControl } from "#components/inputs/segmented-control.tsx";
import { runtimeConfig } from "#config/runtime-config.ts";
import { readLog } from "#http/call-log.ts";
import { currentScreen, RequestLogContext } from "#http/request-log.ts";
import { useSessionStore } from "#session/session-context.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { SavedRequestList } from "./saved-request-list.tsx";
import { CallRow } from "./call-row.tsx";
import classes from "./calls.module.css";
import { useSteadyScroll } from "./use-steady-scroll.ts";

/** Request panel: the calls of this tab. */
export function CallsPanel({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts("calls");
  const format = useFormat();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current === null ? undefined : visit(panel.current)), []);
  const [scope, setScope] = useState<"here" | "all" | "saved">("here");
  const log = use(RequestLogContext);
  if (log === undefined) throw new Error("CallsPanel is outside RequestLogContext");
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  useSteadyScroll(panel, log, entries);
  const model = runtimeConfig().model?.path;
  const calls = readLog(entries, useSessionStore().token()).filter(
    ({ apiPath }) => model === undefined || !apiPath.startsWith(`${model}/`),
  );
  // Rendered again for each address, with the latest `here`.
  usePathname();
  const here = useSyncExternalStore(log.subscribe, currentScreen);
  const shown = scope !== "here" ? calls : calls.filter(({ screen }) => screen === here);
  const ms = shown.reduce((sum, { tookMs }) => sum + tookMs, 0);
  return (
    <aside ref={panel} tabIndex={-1} className={classes.panel} aria-label={t("title")}>
      <div className={classes.head}>
        <h2>{t("title")}</h2>
        <CloseButton aria-label={t("close")} onClick={onClose} />
      </div>
      <p className={classes.hint}>{t("hint")}</p>
      <div className={classes.bar}>
        <SegmentedControl
          label={t("scope")}
          value={scope}
          onChange={setScope}
          options={[
            { value: "here", label: t("here") },
            { value: "all", label: t("all") },
            { value: "saved", label: t("saved") },
          ]}
        />
        {scope !== "saved" && (
          <span>{t("summary", { count: shown.length, ms: format.number(ms) })}</span>
        )}
      </div>
      {scope === "saved" && <SavedRequestList />}
      {scope !== "saved" && shown.length === 0 && <p className={classes.hint}>{t("clear")}</p>}
      {scope !== "saved" && (
        <ol className={classes.calls}>
          {shown.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </ol>
      )}
    </aside>
  );
}

/** Last in the tab order: opening moves the focus here, Escape returns it. */
function visit(panel: HTMLElement): () => void {
  const before = document.activeElement;
  const goBack = (): void => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  panel.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") goBack();
  });
  panel.focus({ preventScroll: true });
  return () => {
    // The focused element was removed.
    if (document.activeElement === document.body) goBack();
  };
}

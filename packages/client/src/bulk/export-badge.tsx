import { RingProgress } from "@mantine/core";
import { IconFileCheck, IconFileX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { jobsAddress } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { Confirm } from "#components/overlays/confirm.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { useHttp } from "#http/http-context.ts";
import { useExportList, useSignOutRequest } from "#jobs/use-exports.ts";
import { signOut } from "#queries/sign-in/sign-out.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./job-badge.module.css";

/** Exports of this tab in the header, until the user has seen their end. */
export function ExportBadge(): ReactNode {
  const http = useHttp();
  const t = useTexts("jobs");
  const { number } = useFormat();
  const runs = useExportList();
  const [isLeaving, stay] = useSignOutRequest();
  const run = runs.find(({ stage }) => stage.kind === "running") ?? runs.at(-1);
  if (run === undefined) return null;
  const { stage } = run;
  const { written, total } = stage.kind === "running" ? stage.count : stage.end.count;
  const label =
    stage.kind !== "running"
      ? t("badgeExportEnded")
      : total === undefined
        ? t("badgeExport", { written: number(written) })
        : t("badgeExportOf", { written: number(written), total: number(total) });
  const Sign = stage.kind === "lost" ? IconFileX : IconFileCheck;
  return (
    <>
      <AppLink address={jobsAddress()} className={classes.badge} title={label}>
        {stage.kind === "running" ? (
          <RingProgress
            size={22}
            thickness={4}
            aria-hidden
            sections={[{ value: total ? (100 * written) / total : 0, color: "blue" }]}
          />
        ) : (
          <Sign size="1.125rem" aria-hidden />
        )}
        {stage.kind === "running" && (
          <span className={classes.text} aria-hidden="true">
            {[written, total]
              .flatMap((count) => (count === undefined ? [] : [number(count)]))
              .join(" / ")}
          </span>
        )}
        <span className={hidden.hidden}>{label}</span>
      </AppLink>
      {isLeaving && (
        <Confirm
          title={t("leaveTitle")}
          message={t("leaveText")}
          action={t("leave")}
          isDangerous
          onConfirm={() => signOut(http)}
          onCancel={stay}
        />
      )}
    </>
  );
}

import { type ReactNode, useEffect } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { ProblemAlert, type ServerErrors } from "#components/feedback/problem-alert.tsx";
import { useStorageProblem } from "#storage/storage-state.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { FormQuestionsProps } from "./form-questions.tsx";
import { type SavePhase, unknownOutcome } from "./form-state.ts";

// Few forms need it.
const FormQuestions = lazyComponent(
  async () => (await import("./form-questions.tsx")).FormQuestions,
);

const StorageNotice = lazyComponent(
  async () => (await import("#components/feedback/storage-notice.tsx")).StorageNotice,
);

const GoneNotice = lazyComponent(async () => (await import("./gone-notice.tsx")).GoneNotice);

const SentMembers = lazyComponent(async () => (await import("./sent-members.tsx")).SentMembers);

const preloadAfterMs = 2000;

interface FormNoticesProps extends FormQuestionsProps {
  readonly serverErrors: ServerErrors;
}

/** Notices above the inputs: drafts, conflicts, new keys, unknown outcomes and errors of a save. */
export function FormNotices({ serverErrors, ...props }: FormNoticesProps): ReactNode {
  const { target, operation, form, drafts } = props;
  const { state } = form;
  const storageProblem = useStorageProblem();
  useEffect(() => {
    // A lost connection must not prevent the question that follows from it.
    const preload = (): void => void import("./form-questions.tsx").catch(() => undefined);
    const timer = setTimeout(preload, preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const hasQuestion =
    state.isRestored ||
    form.isInOtherTab ||
    drafts.others.length > 0 ||
    unknownOutcome(state) !== undefined ||
    state.phase.kind === "conflict" ||
    Object.keys(state.dropped).length > 0 ||
    operation.effects !== undefined;
  return (
    <>
      {storageProblem !== undefined && <StorageNotice of="drafts" />}
      {hasQuestion && <FormQuestions {...props} />}
      {state.phase.kind === "editing" && state.phase.result?.kind === "gone" && (
        <GoneNotice {...props} />
      )}
      <SaveNotice
        label={target.resource.labels.one}
        phase={state.phase}
        serverErrors={serverErrors}
      />
      {state.phase.kind === "editing" && state.phase.result?.kind === "failed" && (
        <SentMembers {...props} error={state.phase.result.error} />
      )}
    </>
  );
}

interface SaveNoticeProps {
  readonly label: string;
  readonly phase: SavePhase;
  readonly serverErrors: ServerErrors;
}

function SaveNotice({ label, phase, serverErrors }: SaveNoticeProps): ReactNode {
  const t = useTexts("form");
  if (phase.kind !== "editing" || phase.result === undefined) return null;
  if (phase.result.kind === "gone") return null;
  if (phase.result.kind === "unchanged") return <Notice tone="info">{t("unchanged")}</Notice>;
  const title = t("failed", { label });
  return <ProblemAlert error={phase.result.error} title={title} serverErrors={serverErrors} />;
}

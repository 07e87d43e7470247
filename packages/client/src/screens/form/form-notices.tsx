import { type ReactNode, useEffect } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { ServerErrors } from "#components/feedback/problem-alert.tsx";
import type { FormQuestionsProps } from "./form-questions.tsx";
import { SaveNotice } from "./save-notice.tsx";

// Few forms ask anything: fetched when one does.
const FormQuestions = lazyComponent(
  async () => (await import("./form-questions.tsx")).FormQuestions,
);

const warmedAfterMs = 2000;

interface FormNoticesProps extends FormQuestionsProps {
  readonly told: ServerErrors;
}

/** All that a form has to say before its inputs, and what it asks when others changed the record. */
export function FormNotices({ told, ...props }: FormNoticesProps): ReactNode {
  const { target, form, saving, drafts } = props;
  useEffect(() => {
    // The question after a lost connection must not need one.
    const warm = (): void => void import("./form-questions.tsx").catch(() => undefined);
    const timer = setTimeout(warm, warmedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const hasQuestion =
    form.isRestored ||
    form.isElsewhere ||
    drafts.others.length > 0 ||
    saving.sent !== undefined ||
    saving.conflict !== undefined ||
    Object.keys(form.lost).length > 0;
  return (
    <>
      {hasQuestion && <FormQuestions {...props} />}
      <SaveNotice label={target.resource.labels.one} result={saving.result} told={told} />
    </>
  );
}

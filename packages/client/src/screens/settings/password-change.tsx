import type { OperationSummary } from "@quarterdeck/model";
import { useSettingsTexts } from "#texts/use-settings-texts.ts";
import { operationChunk } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { OperationRunner } from "#operations/operation-runner.tsx";
import { isPasswordChange } from "./is-password-change.ts";
import { namePasswordChange } from "./name-password-change.ts";
import classes from "./settings-screen.module.css";

interface PasswordChangeProps {
  /** Candidates, checked one after the other. */
  readonly candidates: readonly OperationSummary[];
}

/** Form of the first operation that changes the user's password, if there is one. */
export function PasswordChange({ candidates }: PasswordChangeProps): ReactNode {
  const t = useSettingsTexts();
  const [first, ...others] = candidates;
  if (first === undefined) return null;
  return (
    <ChunkBoundary key={first.id} name={operationChunk(first)} loading={null}>
      {({ operations }) => {
        const operation = operations.find(({ id }) => id === first.id);
        if (operation === undefined || !isPasswordChange(operation)) {
          return <PasswordChange candidates={others} />;
        }
        const named = namePasswordChange(operation, {
          changePassword: t("changePassword"),
          currentPassword: t("currentPassword"),
          newPassword: t("newPassword"),
          repeatPassword: t("repeatPassword"),
        });
        return (
          <section className={classes.section} aria-labelledby="settings-password">
            <h2 id="settings-password">{t("password")}</h2>
            <div className={classes.form}>
              <OperationRunner operation={named} prefill={{}} isConfirmed />
            </div>
          </section>
        );
      }}
    </ChunkBoundary>
  );
}

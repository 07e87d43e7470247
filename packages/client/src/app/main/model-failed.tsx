import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { Failure } from "#app/failure.tsx";
import { loadChunk } from "#chunks/load-chunk.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { signOut } from "#queries/sign-out.ts";
import { useTexts } from "#texts/use-texts.ts";

const ServedProblems = lazy(async () => ({
  default: (await loadChunk(() => import("./served-problems.tsx"))).ServedProblems,
}));

/** Without the model there is nothing to lay out: what is wrong, and two ways on. */
export function ModelFailed({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}) {
  const t = useTexts("app");
  const { problems } = runtimeConfig();
  return (
    <main>
      <Failure
        title={t("modelTitle")}
        hint={t("modelHint")}
        detail={error.message}
        action={t("tryAgain")}
        onAction={onRetry}
      >
        {problems.length > 0 && (
          <Suspense>
            <ServedProblems problems={problems} />
          </Suspense>
        )}
        <Button variant="default" onClick={signOut}>
          {t("signOutInstead")}
        </Button>
      </Failure>
    </main>
  );
}

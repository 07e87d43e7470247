import { Button } from "@mantine/core";
import { LoadError } from "@quarterdeck/model";
import { Failure } from "#app/failure.tsx";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useFailure } from "#components/feedback/use-failure.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { signOut } from "#queries/sign-in/sign-out.ts";
import { useTexts } from "#texts/use-texts.ts";

const FaultList = lazyComponent(async () => (await import("./fault-list.tsx")).FaultList);

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
  const failure = useFailure(error);
  const said = error instanceof LoadError ? error.reason : undefined;
  const sentences = said === undefined ? problems.map(({ message }) => message) : [said];
  return (
    <main>
      <Failure
        title={t("modelTitle")}
        hint={t("modelHint")}
        detail={said === undefined ? failure.message : undefined}
        action={t("tryAgain")}
        onAction={onRetry}
      >
        {sentences.length > 0 && <FaultList faults={sentences} />}
        <Button variant="default" onClick={signOut}>
          {t("signOutInstead")}
        </Button>
      </Failure>
    </main>
  );
}

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { loginAddress } from "#addresses/address.ts";
import { Failure } from "#app/failure.tsx";
import { ReportRoute } from "#app/main/report-route.tsx";
import { CorrectionsHost } from "#app/shell/corrections-host.tsx";
import { Spinner } from "#app/spinner.tsx";
import { CorrectContext, type Subject } from "#components/corrections/correct-context.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { OpenPage } from "#components/page/open-page.tsx";
import { createHttp, type Http } from "#http/http.ts";
import { HttpContext, useOpenHttp } from "#http/http-context.ts";
import { ModelProvider } from "#queries/model/model-provider.tsx";
import { createQueryClient } from "#queries/query-client.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./open-report.module.css";

interface Network {
  readonly http: Http;
  readonly client: QueryClient;
}

/** API report before a sign-in: the model is public, and a correction may repair the sign-in. */
export function OpenReport(): ReactNode {
  const openHttp = useOpenHttp();
  const [{ http, client }] = useState((): Network => {
    const opened = openHttp(createHttp);
    return { http: opened, client: createQueryClient(opened) };
  });
  return (
    <TextsProvider texts={mainTexts}>
      <HttpContext value={http}>
        <QueryClientProvider client={client}>
          <ModelProvider
            loading={<Spinner />}
            expected={undefined}
            renderFailure={(error, retry) => <Unreadable error={error} onRetry={retry} />}
          >
            <OpenFrame />
          </ModelProvider>
        </QueryClientProvider>
      </HttpContext>
    </TextsProvider>
  );
}

function OpenFrame(): ReactNode {
  const t = useTexts("login");
  const [subject, setSubject] = useState<Subject>();
  return (
    <div className={classes.frame} data-dock={subject === undefined ? undefined : true}>
      <OpenPage>
        <div className={classes.report}>
          <p>
            <AppLink address={loginAddress()}>{t("signIn")}</AppLink>
          </p>
          <CorrectContext value={setSubject}>
            <ReportRoute isOpen />
          </CorrectContext>
        </div>
      </OpenPage>
      {subject !== undefined && (
        <div className={classes.dock}>
          <CorrectionsHost
            subject={subject}
            onSubject={setSubject}
            onClose={() => setSubject(undefined)}
          />
        </div>
      )}
    </div>
  );
}

function Unreadable({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}): ReactNode {
  const t = useTexts("app");
  const common = useTexts("components");
  return (
    <main>
      <Failure
        title={common("modelTitle")}
        hint={common("modelHint")}
        detail={error.message}
        action={t("tryAgain")}
        onAction={onRetry}
      />
    </main>
  );
}

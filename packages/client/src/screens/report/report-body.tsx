import { Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type AdminModel, type Catalog, formatMessage, type Problem } from "@quarterdeck/model";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useProblemMessages, useReasonMessages } from "#components/values/use-model-messages.ts";
import { NoResults } from "#components/feedback/no-results.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { indexReport, matches, prepareSearch } from "./index-report.ts";
import { ReportSummary } from "./report-summary.tsx";
import classes from "./report.module.css";
import { LooseSection, ResourceSection } from "./report-sections.tsx";
import { SignInFacts } from "./sign-in-facts.tsx";

interface ReportBodyProps {
  readonly model: AdminModel;
  readonly query: string;
  readonly onQuery: (text: string) => void;
}

/** API report with its search. */
export function ReportBody({ model, query, onQuery }: ReportBodyProps): ReactNode {
  const t = useTexts("report");
  const [typed, setTyped] = useState(query);
  const reasons = useReasonMessages();
  const problemCatalog = useProblemMessages();
  useEffect(() => prepareReport(model, reasons), [model, reasons]);
  const text = useDeferredValue(typed.trim());
  const index = indexReport(model);
  const problems = model.problems.filter((problem) => matches(problem, text, problemCatalog));
  const entries = index.entries.filter((entry) => matches(entry, text, reasons));
  const loose = index.loose.filter((operation) => matches(operation, text, reasons));
  const hasSignIn = matches(model.signIn, text, reasons);
  const count = problems.length + entries.length + loose.length + (hasSignIn ? 1 : 0);
  return (
    <>
      <ReportSummary model={model} />
      <TextInput
        className={classes.search}
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          if (typed !== query) onQuery(typed);
        }}
      />
      <Text size="sm" c="dimmed" role="status">
        {text !== "" && t("matches", { count })}
      </Text>
      {count === 0 && (
        <NoResults title={t("noMatch")} hint={t("noMatchHint")} onClear={() => setTyped("")} />
      )}
      {(problems.length > 0 || (text === "" && model.problems.length === 0)) && (
        <section className={classes.section} aria-labelledby="report-problems">
          <h2 id="report-problems">{t("problems")}</h2>
          {problems.length === 0 ? <p>{t("noProblems")}</p> : <ProblemList problems={problems} />}
        </section>
      )}
      {hasSignIn && (
        <section className={classes.section} aria-labelledby="report-sign-in">
          <h2 id="report-sign-in">{t("signIn")}</h2>
          <SignInFacts signIn={model.signIn} />
        </section>
      )}
      <ResourceSection entries={entries} text={text} />
      <LooseSection operations={loose} text={text} />
    </>
  );
}

const BATCH = 8;

/** Builds the search texts in small steps before the first search. Returns a function that stops it. */
function prepareReport(model: AdminModel, catalog: Catalog): () => void {
  const { entries, loose } = indexReport(model);
  const pending: object[] = [...entries, ...loose];
  let timer: ReturnType<typeof setTimeout>;
  const step = (): void => {
    for (const thing of pending.splice(0, BATCH)) prepareSearch(thing, catalog);
    if (pending.length > 0) timer = setTimeout(step);
  };
  timer = setTimeout(step, 200);
  return () => clearTimeout(timer);
}

/** Problems of the description with their remedies. */
function ProblemList({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const t = useTexts("report");
  const catalog = useProblemMessages();
  return (
    <ul className={classes.problems}>
      {problems.map(({ code, severity, pointer, message }) => (
        <li key={`${code} ${pointer} ${formatMessage(catalog, message)}`}>
          <span className={classes.severity} data-severity={severity}>
            {t(severity)}
          </span>
          <span>{formatMessage(catalog, message)}</span>
          {pointer !== "" && <code className={classes.pointer}>{pointer}</code>}
        </li>
      ))}
    </ul>
  );
}

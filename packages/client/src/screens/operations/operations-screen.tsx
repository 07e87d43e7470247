import { Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { operationAddress } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { NoResults } from "#components/feedback/no-results.tsx";
import { MethodBadge } from "#components/resources/method-badge.tsx";
import { Page } from "#components/page/page.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./operations-screen.module.css";
import type { ModelSummary, OperationSummary } from "@quarterdeck/model";

/** All operations of the API by resource. */
export function OperationsScreen(): ReactNode {
  const t = useTexts("operations");
  const model = useModel();
  const [typed, setTyped] = useState("");
  const sought = useDeferredValue(typed);
  const groups = groupOperations(model, sought, t("others"));
  const count = groups.reduce((sum, group) => sum + group.operations.length, 0);
  return (
    <Page title={t("title")} description={t("description", { count: model.operations.length })}>
      <TextInput
        className={classes.search}
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Text
        size="sm"
        c="dimmed"
        role="status"
        className={sought === "" ? hidden.hidden : undefined}
      >
        {t("matches", { count })}
      </Text>
      {count === 0 && (
        <NoResults title={t("noMatch")} hint={t("noMatchHint")} onClear={() => setTyped("")} />
      )}
      <div className={classes.groups}>
        {groups.map((group) => (
          <section key={group.label} className={classes.group} aria-label={group.label}>
            <h2>{group.label}</h2>
            <ul>
              {group.operations.map((operation) => (
                <li key={operation.id}>
                  <MethodBadge method={operation.method} />
                  <AppLink className={classes.link} address={operationAddress(operation.id)}>
                    {operation.label}
                  </AppLink>
                  <code className={classes.path}>{operation.path}</code>
                  {operation.isDeprecated === true && (
                    <span className={classes.old}>{t("deprecated")}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

interface OperationGroup {
  readonly label: string;
  readonly operations: readonly OperationSummary[];
}

/** Operations that match every search word, grouped by resource or else by tag, in document order. */
function groupOperations(
  model: Pick<ModelSummary, "operations" | "resources">,
  sought: string,
  others: string,
): readonly OperationGroup[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const labels = new Map(model.resources.map(({ name, labels: { many } }) => [name, many]));
  const groups = new Map<string, OperationSummary[]>();
  for (const operation of model.operations) {
    const label = labels.get(operation.resource ?? "") ?? operation.tag ?? others;
    const { id, path, method } = operation;
    const text = [label, operation.label, id, path, method, operation.tag].join(" ").toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const group = groups.get(label) ?? [];
    group.push(operation);
    groups.set(label, group);
  }
  return Array.from(groups, ([label, operations]) => ({ label, operations }));
}

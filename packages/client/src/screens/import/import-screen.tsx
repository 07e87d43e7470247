import { Button, Group, Stack, Text } from "@mantine/core";
import type { ImportMapping, ImportPlan, Resource } from "@quarterdeck/model";
import { guessMapping, importPlans } from "@quarterdeck/model";
import { IconTableImport } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { EmptyState } from "#components/empty-state.tsx";
import { inSentence } from "#components/in-sentence.ts";
import { Page } from "#components/page.tsx";
import { PillSwitch } from "#components/pill-switch.tsx";
import { ProblemAlert } from "#components/problem-alert.tsx";
import { usePart } from "#queries/part.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { ImportSource } from "#transfer/import-file.ts";
import { useImportCheck } from "#transfer/use-import-check.ts";
import { CheckResult } from "./check-result.tsx";
import { FilePicker } from "./file-picker.tsx";
import { MappingTable } from "./mapping-table.tsx";
import { MissingColumns } from "./missing-columns.tsx";

interface ImportScreenProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
}

/** Records from a file: what goes where, whether all of it can be taken, and only then the first write. */
export function ImportScreen({ resource, parents }: ImportScreenProps): ReactNode {
  const t = useTexts("imports");
  const plans = importPlans(usePart(), resource);
  const label = inSentence(resource.labels.many);
  return (
    <Page title={t("title", { label })} description={t("description")}>
      {plans.length === 0 ? (
        <EmptyState
          icon={<IconTableImport size={28} />}
          title={t("impossible", { label })}
          hint={t("impossibleHint")}
        />
      ) : (
        <ImportSteps resource={resource} parents={parents} plans={plans} />
      )}
    </Page>
  );
}

interface Chosen {
  readonly source: ImportSource;
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
}

function ImportSteps({
  resource,
  parents,
  plans,
}: ImportScreenProps & { readonly plans: readonly ImportPlan[] }): ReactNode {
  const t = useTexts("imports");
  const [chosen, setChosen] = useState<Chosen>();
  const { check, begin, forget } = useImportCheck();

  function choose(source: ImportSource): void {
    const guessed = plans.map((plan) => ({
      source,
      plan,
      mapping: guessMapping(source.columns, plan.columns),
    }));
    change(guessed.find(isKeyed) ?? guessed[0]);
  }

  function change(next: Chosen | undefined): void {
    forget();
    setChosen(next);
  }

  return (
    <Stack gap="lg">
      <FilePicker source={chosen?.source} onSource={choose} />
      {chosen !== undefined && (
        <>
          {plans.length > 1 && (
            <Group>
              <PillSwitch
                label={t("mode")}
                value={chosen.plan.mode}
                options={plans.map(({ mode }) => ({ value: mode, label: t(`modes.${mode}`) }))}
                onChange={(mode) => {
                  const plan = plans.find((one) => one.mode === mode) ?? chosen.plan;
                  const mapping = guessMapping(chosen.source.columns, plan.columns);
                  change({ ...chosen, plan, mapping });
                }}
              />
            </Group>
          )}
          <Text size="sm" c="dimmed">
            {t(`modeHint.${chosen.plan.mode}`)}
          </Text>
          <MappingTable {...chosen} onMapping={(mapping) => change({ ...chosen, mapping })} />
          <MissingColumns plan={chosen.plan} mapping={chosen.mapping} />
          <Group>
            <Button
              onClick={() => void begin({ ...chosen, resource })}
              loading={check.kind === "checking"}
              disabled={chosen.mapping.size === 0 || chosen.source.count === 0}
            >
              {t("check")}
            </Button>
            <Text size="sm" c="dimmed">
              {t("checkHint")}
            </Text>
          </Group>
        </>
      )}
      {check.kind === "failed" && <ProblemAlert title={t("checkFailed")} error={check.error} />}
      {check.kind === "checked" && <CheckResult checked={check.checked} parents={parents} />}
    </Stack>
  );
}

/** A file with keys was most likely exported to be changed. */
function isKeyed({ plan, mapping }: Chosen): boolean {
  const goals = new Set(mapping.values());
  return plan.keys.length > 0 && plan.keys.every(({ name }) => goals.has(name));
}

import { Button, Group, Stack, Text } from "@mantine/core";
import type { ImportPlan, RecordRef } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { SegmentedControl } from "#components/inputs/segmented-control.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { SiblingInputs, validateSiblingValues } from "#operations/sibling-inputs.tsx";
import { type ValidationError, formatErrors } from "#operations/validate-values.ts";
import { useErrorTexts } from "#operations/use-error-texts.ts";
import { splitSiblingValues } from "#operations/sibling-parameters.ts";
import { numberSymbols } from "#fields/formats/number-symbols.ts";
import { removeStoredImport } from "#storage/stored-import.ts";
import { useFormats } from "#texts/formats.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { useImportCheck } from "#transfer/use-import-check.ts";
import { askedParameters } from "./asked-parameters.ts";
import { CheckResult } from "./check-result.tsx";
import { type Chosen, withMode } from "./chosen.ts";
import { FilePicker } from "./file-picker.tsx";
import { MappingTable } from "./mapping-table.tsx";
import { NamedBy } from "./named-by.tsx";
import { MissingColumns } from "./missing-columns.tsx";
import { NumberStyleChoice } from "./number-style-choice.tsx";
import { TemplateOffer } from "./template-offer.tsx";
import { useChosen } from "./use-chosen.ts";

interface ImportStepsProps {
  readonly target: RecordRef;
  readonly plans: readonly ImportPlan[];
}

export function ImportSteps({ target, plans }: ImportStepsProps): ReactNode {
  const t = useTexts("imports");
  const { number } = useFormat();
  const { locale } = useFormats();
  const write = useErrorTexts();
  const { chosen, missing, take, ...choosing } = useChosen(target, plans);
  const [faults, setFaults] = useState<readonly ValidationError[]>([]);
  const { check, begin, forget } = useImportCheck();
  const asked = chosen === undefined ? [] : askedParameters(target, chosen.plan);

  const reason =
    chosen === undefined || chosen.mapping.size === 0
      ? t("noMapping")
      : chosen.source.count === 0
        ? t("noFileRows")
        : undefined;

  function reset(): void {
    forget();
    setFaults([]);
  }

  function change(next: Chosen): void {
    reset();
    choosing.change(next);
  }

  function start(order: Chosen): void {
    const found = validateSiblingValues(asked, order.parameters);
    setFaults(found);
    if (found.length === 0)
      void begin({
        ...target,
        ...order,
        ...splitSiblingValues(asked, order.parameters),
        isPointLocale: numberSymbols(locale).decimal === ".",
      });
  }

  return (
    <Stack gap="lg">
      {missing !== undefined && (
        <Notice tone="info" title={t("chooseAgain", { name: missing })}>
          <p>{t("chooseAgainHint")}</p>
        </Notice>
      )}
      <FilePicker
        source={chosen?.source}
        onSource={(source) => {
          reset();
          take(source);
        }}
      />
      {chosen === undefined && <TemplateOffer resource={target.resource} plans={plans} />}
      {chosen !== undefined && (
        <>
          {plans.length > 1 && (
            <Group>
              <SegmentedControl
                label={t("mode")}
                value={chosen.plan.mode}
                options={plans.map(({ mode }) => ({ value: mode, label: t(`modes.${mode}`) }))}
                onChange={(mode) => change(withMode(chosen, target, { plans, mode }))}
              />
            </Group>
          )}
          <Text size="sm" c="dimmed">
            {t(`modeHint.${chosen.plan.mode}`)}
          </Text>
          <NamedBy chosen={chosen} plans={plans} resource={target.resource} onChange={change} />
          <MappingTable {...chosen} onMapping={(mapping) => change({ ...chosen, mapping })} />
          <NumberStyleChoice chosen={chosen} onChange={change} />
          <MissingColumns plan={chosen.plan} mapping={chosen.mapping} />
          <SiblingInputs
            title={t("parameters")}
            parameters={asked}
            values={chosen.parameters}
            problems={formatErrors(faults, write)}
            onChange={(parameters) => change({ ...chosen, parameters })}
          />
          <Group>
            <DisabledReason reason={reason}>
              {(off) => (
                <Button onClick={() => start(chosen)} loading={check.kind === "checking"} {...off}>
                  {t("check")}
                </Button>
              )}
            </DisabledReason>
            {check.kind === "checking" && (
              <Button variant="default" onClick={forget}>
                {t("cancel")}
              </Button>
            )}
            <Button
              variant="subtle"
              onClick={() => {
                reset();
                choosing.forget();
              }}
            >
              {t("startOver")}
            </Button>
            <Text size="sm" c="dimmed">
              {check.kind === "checking" && check.total > 0
                ? t("lookedUp", { looked: number(check.looked), total: number(check.total) })
                : t("checkHint")}
            </Text>
          </Group>
        </>
      )}
      {check.kind === "failed" && <ProblemAlert title={t("checkFailed")} error={check.error} />}
      {check.kind === "checked" && (
        <CheckResult checked={check.checked} onStarted={() => void removeStoredImport()} />
      )}
    </Stack>
  );
}

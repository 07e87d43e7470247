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
import { importParameters } from "./import-parameters.ts";
import { CheckResult } from "./check-result.tsx";
import { type ImportSetup, withMode } from "./import-setup.ts";
import { FilePicker } from "./file-picker.tsx";
import { MappingTable } from "./mapping-table.tsx";
import { MatchColumnSelect } from "./match-column-select.tsx";
import { MissingColumns } from "./missing-columns.tsx";
import { NumberStyleChoice } from "./number-style-choice.tsx";
import { TemplateOffer } from "./template-offer.tsx";
import { useImportSetup } from "./use-import-setup.ts";

interface ImportStepsProps {
  readonly target: RecordRef;
  readonly plans: readonly ImportPlan[];
}

export function ImportSteps({ target, plans }: ImportStepsProps): ReactNode {
  const t = useTexts("imports");
  const { number } = useFormat();
  const { locale } = useFormats();
  const write = useErrorTexts();
  const { setup, missing, take, ...setupState } = useImportSetup(target, plans);
  const [errors, setErrors] = useState<readonly ValidationError[]>([]);
  const { check, start: startCheck, reset: resetCheck } = useImportCheck();
  const parameters = setup === undefined ? [] : importParameters(target, setup.plan);

  const reason =
    setup === undefined || setup.mapping.size === 0
      ? t("noMapping")
      : setup.source.count === 0
        ? t("noFileRows")
        : undefined;

  function reset(): void {
    resetCheck();
    setErrors([]);
  }

  function change(next: ImportSetup): void {
    reset();
    setupState.change(next);
  }

  function start(order: ImportSetup): void {
    const failures = validateSiblingValues(parameters, order.parameters);
    setErrors(failures);
    if (failures.length === 0)
      void startCheck({
        ...target,
        ...order,
        ...splitSiblingValues(parameters, order.parameters),
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
        source={setup?.source}
        onSource={(source) => {
          reset();
          take(source);
        }}
      />
      {(setup === undefined || setup.source.count === 0) && (
        <TemplateOffer resource={target.resource} plans={plans} />
      )}
      {setup !== undefined && setup.source.columns.length > 0 && (
        <>
          {plans.length > 1 && (
            <Group>
              <SegmentedControl
                label={t("mode")}
                value={setup.plan.mode}
                options={plans.map(({ mode }) => ({ value: mode, label: t(`modes.${mode}`) }))}
                onChange={(mode) => change(withMode(setup, target, { plans, mode }))}
              />
            </Group>
          )}
          <Text size="sm" c="dimmed">
            {t(`modeHint.${setup.plan.mode}`)}
          </Text>
          {setupState.sampled !== undefined && (
            <Text size="sm" role="status">
              {t(`sampled.${setupState.sampled}`)}
            </Text>
          )}
          <MatchColumnSelect
            setup={setup}
            plans={plans}
            resource={target.resource}
            onChange={change}
          />
          <MappingTable {...setup} onMapping={(mapping) => change({ ...setup, mapping })} />
          <NumberStyleChoice setup={setup} onChange={change} />
          <MissingColumns plan={setup.plan} mapping={setup.mapping} />
          <SiblingInputs
            title={t("parameters")}
            parameters={parameters}
            values={setup.parameters}
            problems={formatErrors(errors, write)}
            onChange={(values) => change({ ...setup, parameters: values })}
          />
          <Group>
            <DisabledReason reason={reason}>
              {(disabled) => (
                <Button
                  onClick={() => start(setup)}
                  loading={check.kind === "checking"}
                  {...disabled}
                >
                  {t("check")}
                </Button>
              )}
            </DisabledReason>
            {check.kind === "checking" && (
              <Button variant="default" onClick={resetCheck}>
                {t("cancel")}
              </Button>
            )}
            <Button
              variant="subtle"
              onClick={() => {
                reset();
                setupState.reset();
              }}
            >
              {t("startOver")}
            </Button>
            <Text size="sm" c="dimmed">
              {check.kind === "checking" && check.total > 0
                ? t("lookedUp", { looked: number(check.count), total: number(check.total) })
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

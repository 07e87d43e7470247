import { Group, Stack, Text } from "@mantine/core";
import type { Body, Field, Operation } from "@quarterdeck/model";
import { type ReactNode, use, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { CorrectPath, type FieldPath } from "#components/corrections/correct-path.tsx";
import { SegmentedControl } from "#components/inputs/segmented-control.tsx";
import { FieldInput } from "#fields/field-input.tsx";
import { FieldScopeContext } from "#fields/field-scope.ts";
import type { InputProblem } from "#fields/field-props.ts";
import { GroupFields } from "#fields/inputs/group-input.tsx";
import { JsonInput } from "#fields/inputs/json-input.tsx";
import { isRecord } from "#fields/values/record-value.ts";
import { useOperationTexts } from "#texts/use-operation-texts.ts";

// Few bodies are taken in several media types.
const MediaTypeChoice = lazyComponent(
  async () => (await import("./media-type-choice.tsx")).MediaTypeChoice,
);

interface BodyInputProps {
  readonly operation: Operation;
  readonly body: Body;
  readonly label: string;
  /** Absent without other inputs: "Body" is a word of HTTP. */
  readonly heading: string | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly problems: readonly InputProblem[];
  /** Members without an input. */
  readonly hidden?: readonly string[] | undefined;
  /** Button at the input of a member. */
  readonly renderTool?: ((field: Field) => ReactNode) | undefined;
  /** Path of the record whose fields can be corrected. */
  readonly correct?: FieldPath | undefined;
}

/** Request body as a form, or as JSON for values that a form does not support (null, other members). */
export function BodyInput(props: BodyInputProps): ReactNode {
  const { operation, body, label, heading, value, onChange, problems, hidden = [] } = props;
  const t = useOperationTexts();
  const [mode, setMode] = useState<"form" | "json">("form");
  const scope = use(FieldScopeContext);
  const { field } = body;
  const hasForm =
    field.kind === "group" && (field.fields.length > 0 || field.additionalProperties !== undefined);
  const isEmpty = field.kind === "group" && !hasForm && field.variants === undefined;
  // JSON would show the secrets.
  const hasOnlySecrets =
    field.kind === "group" && hasForm && field.fields.every(({ kind }) => kind === "secret");
  const isForm = hasForm && mode === "form" && (value === undefined || isRecord(value));
  const wholeField = { ...field, label, isRequired: body.isRequired };
  return (
    <Stack gap="sm">
      {hasForm && !hasOnlySecrets && (
        <Group justify="space-between">
          <Text fw={600} size="sm">
            {heading}
          </Text>
          <Group gap="sm">
            {body.mediaTypes.length > 1 && <MediaTypeChoice {...{ operation, body }} />}
            <SegmentedControl
              label={t("bodyMode")}
              value={isForm ? "form" : "json"}
              onChange={setMode}
              options={[
                { value: "form", label: t("form") },
                { value: "json", label: t("json") },
              ]}
            />
          </Group>
        </Group>
      )}
      {isForm && (
        <FieldScopeContext
          value={{ ...scope, fields: field.fields, values: value, change: onChange }}
        >
          <CorrectPath value={props.correct}>
            <GroupFields
              field={{
                ...field,
                fields: field.fields.filter(({ name }) => !hidden.includes(name)),
                isRequired: body.isRequired,
              }}
              value={value}
              onChange={onChange}
              problems={problems}
              Nested={FieldInput}
              renderTool={props.renderTool}
            />
          </CorrectPath>
        </FieldScopeContext>
      )}
      {hasForm && !isForm && (
        <JsonInput field={wholeField} value={value} onChange={onChange} problems={problems} />
      )}
      {!hasForm && !isEmpty && (
        <FieldInput field={wholeField} value={value} onChange={onChange} problems={problems} />
      )}
    </Stack>
  );
}

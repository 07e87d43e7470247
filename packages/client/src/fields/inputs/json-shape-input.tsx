import { Button } from "@mantine/core";
import { type JsonField, openShape } from "@quarterdeck/model";
import { type ReactNode, use } from "react";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { newItem } from "#fields/values/empty-value.ts";
import { FieldSet } from "./field-set.tsx";
import type { InputProps } from "#fields/field-props.ts";
import { JsonInput } from "./json-input.tsx";
import { ShapesContext } from "#fields/shapes-context.ts";

/** JSON of any shape; or a deep or recursive shape, whose inputs open on request. */
export function JsonShapeInput(props: InputProps<JsonField>): ReactNode {
  const { field, value, onChange, problems, Nested } = props;
  const t = useInputTexts();
  const shape = openShape(field, use(ShapesContext));
  if (shape === undefined) return <JsonInput {...props} />;
  if (value !== undefined && value !== null) return <Nested {...props} field={shape} />;
  return (
    <FieldSet field={shape} problems={problems} value={value} onChange={onChange}>
      <div>
        <Button variant="default" size="xs" onClick={() => onChange(newItem(shape) ?? {})}>
          {t("fillIn", { label: field.label })}
        </Button>
      </div>
    </FieldSet>
  );
}

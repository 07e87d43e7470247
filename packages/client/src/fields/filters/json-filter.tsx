import { parseJson, writeJson } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { FilterProps } from "#fields/field-props.ts";
import { JsonInput } from "#fields/inputs/json-input.tsx";
import { UnreadJson } from "#fields/values/unread-json.ts";

/** Filter value as JSON, checked while it is typed. */
export function JsonFilter({ field, label, values, onChange }: FilterProps): ReactNode {
  const [value, setValue] = useState(() => readText(values[0] ?? ""));
  return (
    <JsonInput
      field={{ ...field, label }}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(
          next === undefined ? [] : [next instanceof UnreadJson ? next.text : writeJson(next)],
        );
      }}
      problems={[]}
    />
  );
}

function readText(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return parseJson(text);
  } catch {
    return new UnreadJson(text);
  }
}

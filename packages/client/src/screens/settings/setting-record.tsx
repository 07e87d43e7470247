import { ownMember, type ReferenceField } from "@quarterdeck/model";
import { type ReactNode, useEffect, useState } from "react";
import { useReferenceTitle } from "#fields/field-services.ts";
import { LazyPicker } from "#fields/inputs/lazy-picker.tsx";
import { readReference } from "#fields/values/read-reference.ts";
import { readSettings, storeSetting } from "#http/connection-settings.ts";

interface SettingRecordProps {
  /** `ConnectionSetting.name`. */
  readonly name: string;
  readonly field: ReferenceField;
  /** Data that was read with another setting is outdated. */
  readonly onChanged: () => void;
}

/** Connection setting that takes the key of a record, such as that of a tenant. Stored on each change. */
export function SettingRecord({ name, field, onChanged }: SettingRecordProps): ReactNode {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    void readSettings().then((stored) =>
      setKey((chosen) => chosen ?? ownMember(stored, name.toLowerCase()) ?? ""),
    );
  }, [name]);
  const title = useReferenceTitle(field.to, encodeURIComponent(key ?? ""));
  if (key === undefined) return null;

  function change(next: string): void {
    setKey(next);
    void storeSetting(name, next).then(onChanged);
  }

  return (
    <LazyPicker
      field={field}
      frame={{
        label: field.label,
        description: field.description ?? name,
        required: false,
        error: undefined,
      }}
      chosen={key === "" ? [] : [key]}
      shown={title ?? key}
      onPick={(value) => change(readReference(field, value)?.key ?? String(value))}
      onClear={key === "" ? undefined : () => change("")}
    />
  );
}

import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { ownMember } from "@quarterdeck/model";
import { type ReactNode, use, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { homeAddress, type ParentValues } from "#addresses/address.ts";
import { listAddress, readRoute } from "#addresses/resource-address.ts";
import { Dialog } from "#components/overlays/dialog.tsx";
import type { Tenant } from "#components/resources/tenants.ts";
import { inlineLabel } from "#components/values/inline-label.ts";
import { FieldScopeContext } from "#fields/field-scope.ts";
import { useFieldServices } from "#fields/field-services.ts";
import { readReference } from "#fields/values/read-reference.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useOwnTenant } from "./use-own-tenant.ts";
import { useNavigate, usePathname } from "#router/use-router.ts";
import { storeTenant } from "#storage/tenants.ts";
import { useTenantTexts } from "#texts/use-tenant-texts.ts";
import { RecordPicker } from "./record-picker.tsx";
import { tenantField, tenantScope } from "./tenant-scope.ts";

interface TenantDialogProps {
  readonly tenant: Tenant;
  readonly onClose: () => void;
}

/** Dialog that chooses the tenant of a level: a record of its list, an allowed value or a typed key. */
export function TenantDialog({ tenant, onClose }: TenantDialogProps): ReactNode {
  const t = useTenantTexts();
  const model = useModel();
  const pathname = usePathname();
  const navigate = useNavigate();
  const { level, parameters, outer = {} } = tenant;
  const owner = level.parents.at(-1)?.resource;
  const hasList = model.resources.find(({ name }) => name === owner)?.operations.list !== undefined;

  function choose(own: ParentValues, title?: string): void {
    const values = { ...outer, ...own };
    storeTenant({ path: level.path, values, title });
    onClose();
    const route = readRoute(model, pathname);
    const [parameter = ""] = parameters;
    // The screen shows a list of another tenant.
    if (route === undefined || !Object.hasOwn(route.parents, parameter)) return;
    const isOwn = tenant.resources.some(({ name }) => name === route.resource.name);
    void navigate(isOwn ? listAddress(model, route.resource, { parents: values }) : homeAddress());
  }

  return createPortal(
    <Dialog title={t("choose", { label: inlineLabel(level.label) })} onClose={onClose}>
      {owner !== undefined && hasList && parameters.length === 1 ? (
        <FieldScopeContext value={tenantScope(tenant)}>
          <TenantRecords tenant={tenant} onChoose={choose} />
        </FieldScopeContext>
      ) : (
        <TenantKeys tenant={tenant} onChoose={choose} onCancel={onClose} />
      )}
    </Dialog>,
    document.body,
  );
}

type Choose = (values: ParentValues, title?: string) => void;

interface TenantRecordsProps {
  readonly tenant: Tenant;
  readonly onChoose: Choose;
}

function TenantRecords({ tenant, onChoose }: TenantRecordsProps): ReactNode {
  const field = tenantField(tenant);
  const { name, label, to } = field;
  const { values } = tenant;
  const titles = useFieldServices().getTitles(use(FieldScopeContext));
  // An earlier list of options would be below the dialog.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true));
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <RecordPicker
      field={field}
      frame={{ label, description: undefined, required: false, error: undefined }}
      chosen={values === undefined ? [] : [ownMember(values, name) ?? ""]}
      shown=""
      onPick={(value) => {
        const key = readReference(field, value)?.key ?? String(value);
        onChoose({ [name]: key }, titles.get(to, encodeURIComponent(key)) ?? undefined);
      }}
      onClear={undefined}
      initialInput={{ typed: undefined, isFocused: true, isOpen: true }}
    />
  );
}

interface TenantKeysProps {
  readonly tenant: Tenant;
  readonly onChoose: Choose;
  readonly onCancel: () => void;
}

function TenantKeys({ tenant, onChoose, onCancel }: TenantKeysProps): ReactNode {
  const t = useTenantTexts();
  const { level, parameters, values } = tenant;
  const choices = level.choices ?? [];
  const own = useOwnTenant(level, { isEnabled: parameters.length === 1, isRequested: true });
  const [typed, setTyped] = useState<ParentValues>({});
  const valueOf = (name: string): string =>
    ownMember(typed, name) ?? (values && ownMember(values, name)) ?? choices[0] ?? own?.key ?? "";
  const textOf = (name: string): string => valueOf(name).trim();
  const isComplete = parameters.every((name) => textOf(name) !== "");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete) return;
        const chosen = Object.fromEntries(parameters.map((name) => [name, textOf(name)]));
        onChoose(chosen, Object.values(chosen)[0] === own?.key ? own?.title : undefined);
      }}
    >
      <Stack gap="md">
        {parameters.map((name) => {
          const frame = {
            label: parameters.length === 1 ? level.label : name,
            value: valueOf(name),
            onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
              setTyped(
                Object.fromEntries([...Object.entries(typed), [name, event.currentTarget.value]]),
              ),
          };
          return choices.length > 0 ? (
            <NativeSelect key={name} {...frame} data={[...choices]} />
          ) : (
            <TextInput key={name} {...frame} autoComplete="off" spellCheck={false} />
          );
        })}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {t("cancel")}
          </Button>
          <Button type="submit">{t("confirm")}</Button>
        </Group>
      </Stack>
    </form>
  );
}

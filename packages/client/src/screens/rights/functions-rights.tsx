import { Badge, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import checkbox from "#components/styles/checkbox.module.css";
import { useTexts } from "#texts/use-texts.ts";
import { roles } from "./rights.ts";
import type { FunctionRights, RightChange } from "./rights.ts";
import classes from "./rights.module.css";

interface FunctionsRightsProps {
  readonly functions: readonly FunctionRights[];
  readonly onChange: (change: RightChange) => void;
}

/** Matrix of the functions that viewers and editors may call. */
export function FunctionsRights({ functions, onChange }: FunctionsRightsProps): ReactNode {
  const t = useTexts("rights");
  return (
    <section className={classes.functions}>
      <Title order={2} size="h4">
        {t("functions")}
      </Title>
      <Text size="sm" c="dimmed">
        {t("functionsAbout")}
      </Text>
      <div className={classes.frame} role="region" aria-label={t("functions")} tabIndex={0}>
        <table className={classes.matrix}>
          <thead>
            <tr>
              <th scope="col">{t("function")}</th>
              {roles.map((role) => (
                <th key={role} scope="col" data-first>
                  {t(`roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {functions.map(({ path, schema, name, isReadOnly, isDefiner, rights }) => (
              <tr key={`${schema}.${name}`}>
                <th scope="row">
                  <span className={classes.signature} title={`${schema}.${name}`}>
                    <span className={classes.name}>{path}</span>
                    {!isReadOnly && (
                      <Badge size="xs" variant="default">
                        {t("writes")}
                      </Badge>
                    )}
                    {isDefiner && (
                      <Badge size="xs" variant="light" color="orange" title={t("definerAbout")}>
                        {t("definer")}
                      </Badge>
                    )}
                  </span>
                </th>
                {roles.map((role) => (
                  <td key={role} className={classes.cell} data-first>
                    <input
                      type="checkbox"
                      className={checkbox.checkbox}
                      aria-label={t("cell", {
                        role: t(`roles.${role}`),
                        right: t("names.execute"),
                        name: path,
                      })}
                      checked={rights[role].execute}
                      onChange={(event) =>
                        onChange({
                          role,
                          schema,
                          table: name,
                          column: "",
                          right: "execute",
                          isAllowed: event.currentTarget.checked,
                        })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

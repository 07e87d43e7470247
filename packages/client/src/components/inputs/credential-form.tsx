import { Button, Group, Text, TextInput } from "@mantine/core";
import { type Credential, type CredentialScheme, ownMember } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { writeToken } from "#http/credential-forms.ts";
import { readOtherCredentials, storeOtherCredential } from "#http/other-credentials.ts";
import { useSessionStore } from "#session/session-context.ts";
import { useSettingsTexts } from "#texts/use-settings-texts.ts";
import { useTexts } from "#texts/use-texts.ts";
import { resetReads } from "./reset-reads.ts";
import { SecretInput } from "./secret-input.tsx";

/** Adds the credential of a security scheme, or replaces or removes it. Reads are then sent again. */
export function CredentialForm({ scheme }: { readonly scheme: CredentialScheme }): ReactNode {
  const t = useSettingsTexts();
  const login = useTexts("login");
  const client = useQueryClient();
  const { local } = useSessionStore().storage;
  const { name, credential, description } = scheme;
  const isBasic = credential.in === "header" && /^basic /i.test(credential.prefix);
  const [stored, setStored] = useState(() => ownMember(readOtherCredentials(local), name));
  const [user, setUser] = useState("");
  const [secret, setSecret] = useState("");

  async function store(value: string): Promise<void> {
    storeOtherCredential(local, name, value);
    setStored(value === "" ? undefined : value);
    setSecret("");
    await resetReads(client);
  }

  function add(): void {
    const text = secret.trim();
    if (text === "" || (isBasic && user === "")) return;
    const pair = credential.in === "header" && isBasic;
    void store(pair ? writeToken(`${user}:${secret}`, credential) : text);
  }

  return (
    <Group
      gap="sm"
      align="end"
      // The form may be in another one, which a form element must not contain.
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        add();
      }}
    >
      {isBasic && (
        <TextInput
          label={login("username")}
          autoComplete="off"
          spellCheck={false}
          value={user}
          onChange={(event) => setUser(event.currentTarget.value)}
        />
      )}
      <SecretInput
        label={schemeLabel(name, credential)}
        description={description}
        autoComplete="off"
        showLabel={login("showPassword")}
        value={secret}
        onChange={(event) => setSecret(event.currentTarget.value)}
      />
      <Button variant="default" onClick={add}>
        {t(stored === undefined ? "credentialAdd" : "credentialReplace")}
      </Button>
      {stored !== undefined && (
        <Button
          variant="default"
          aria-label={t("headerRemoveNamed", { name })}
          onClick={() => void store("")}
        >
          {t("headerRemove")}
        </Button>
      )}
    </Group>
  );
}

/** Forms for the credentials that an operation takes in place of the session's, with the reason. */
export function CredentialForms({
  schemes,
}: {
  readonly schemes: readonly CredentialScheme[];
}): ReactNode {
  const t = useSettingsTexts();
  const names = schemes.map(({ name, credential }) => schemeLabel(name, credential));
  return (
    <div>
      <Text size="sm" my="xs">
        {t("credentialNeeded", { names: names.join(", ") })}
      </Text>
      {schemes.map((scheme) => (
        <CredentialForm key={scheme.name} scheme={scheme} />
      ))}
    </div>
  );
}

/** Name of a scheme with the parameter that has its credential. */
function schemeLabel(name: string, credential: Credential): string {
  if (credential.in === "session") return name;
  const prefix = credential.in === "header" ? credential.prefix.trim() : "";
  return `${name} (${credential.name}${prefix === "" ? "" : `: ${prefix}`})`;
}

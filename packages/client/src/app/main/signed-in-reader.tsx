import { Loader } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import bar from "#components/styles/floating-bar.module.css";
import { readSignedInDescription } from "#corrections/signed-in-description.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useExplorationTexts } from "#texts/use-exploration-texts.ts";

/** Reads the description once as the user who signed in. */
export function SignedInReader(): ReactNode {
  const t = useExplorationTexts();
  const client = useQueryClient();
  const model = useModel();
  const hasLists = model.resources.some(({ operations }) => operations.list !== undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: () => readSignedInDescription(client, model, t("label")),
  });
  const start = useEffectEvent(() => mutate());
  useEffect(() => start(), []);
  // A later visit starts with the lists.
  if (!isPending || hasLists) return null;
  return (
    <div role="status">
      <div className={bar.bar}>
        <Loader size="xs" aria-hidden />
        <p className={bar.message}>
          {t("running")}
          <small>{t("hint")}</small>
        </p>
      </div>
    </div>
  );
}

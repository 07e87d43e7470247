import { Button, Loader } from "@mantine/core";
import type { Exploration } from "@quarterdeck/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useRootAttribute } from "#components/page/use-root-attribute.ts";
import bar from "#components/styles/floating-bar.module.css";
import { explore, finishExploration } from "#corrections/explore.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useExplorationTexts } from "#texts/use-exploration-texts.ts";
import "./exploration-bar.css";

/** Finds the lists of an API without a description, and offers forms if its responses name no methods. */
export function ExplorationBar({ state }: { readonly state: Exploration }): ReactNode {
  useRootAttribute("exploration");
  return (
    <div role="status">{state === "open" ? <ExplorationProgress /> : <ExplorationChoice />}</div>
  );
}

function ExplorationProgress(): ReactNode {
  const t = useExplorationTexts();
  const client = useQueryClient();
  const model = useModel();
  const { mutate, isError } = useMutation({
    mutationFn: () => explore(client, model, { label: t("label") }),
  });
  const start = useEffectEvent(() => mutate());
  useEffect(() => start(), []);
  return (
    <div className={bar.bar}>
      {!isError && <Loader size="xs" aria-hidden />}
      <p className={bar.message}>
        {t(isError ? "failed" : "running")}
        {!isError && <small>{t("hint")}</small>}
      </p>
      {isError && (
        <div className={bar.buttons}>
          <Button size="compact-sm" onClick={() => mutate()}>
            {t("retry")}
          </Button>
        </div>
      )}
    </div>
  );
}

function ExplorationChoice(): ReactNode {
  const t = useExplorationTexts();
  const client = useQueryClient();
  const model = useModel();
  const label = t("label");
  const offer = useMutation({
    mutationFn: () => explore(client, model, { label, offersWrites: true }),
  });
  const finish = useMutation({ mutationFn: () => finishExploration(client, label) });
  return (
    <div className={bar.bar}>
      <p className={bar.message}>
        {t(offer.isError ? "failed" : "unknown")}
        <small>{t("unknownHint")}</small>
      </p>
      <div className={bar.buttons}>
        <Button
          size="compact-sm"
          variant="default"
          loading={finish.isPending}
          onClick={() => finish.mutate()}
        >
          {t("readOnly")}
        </Button>
        <Button size="compact-sm" loading={offer.isPending} onClick={() => offer.mutate()}>
          {t("offer")}
        </Button>
      </div>
    </div>
  );
}

import type { ModelChunk } from "@quarterdeck/model";
import type { Subject } from "#components/corrections/correct-context.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { ChoiceWords } from "./correction-input.ts";
import { fieldInside } from "./fields-inside.ts";

/** Labels of choices that are not names of the API. */
export function useChoiceWords(): (subject: Subject, chunk?: ModelChunk) => ChoiceWords {
  const t = useTexts("report");
  const ofKinds = useTexts("schemaChanges");
  return (subject, chunk) => {
    const field =
      subject.kind === "field"
        ? chunk?.resource?.fields.find(({ name }) => name === subject.field)
        : undefined;
    const inside = subject.kind === "field" ? (subject.inside ?? []) : [];
    const shown = field && fieldInside(field, inside);
    return {
      none: t("none"),
      noReference: t("referenceNone"),
      asUnderstood: t("formatAsIs", {
        kind: shown === undefined ? "" : ofKinds(`kinds.${shown.kind}`),
      }),
      asTyped: t("asTyped"),
      inBrowser: t("inBrowser"),
      detected: t("detected"),
      onlyReads: t("onlyReads"),
      changesData: t("changesData"),
      schemes: {
        token: t("schemes.token"),
        basic: t("schemes.basic"),
        none: t("schemes.none"),
      },
      roles: {
        action: t("roles.action"),
        create: t("roles.create"),
        list: t("roles.list"),
        read: t("roles.read"),
        remove: t("roles.remove"),
        replace: t("roles.replace"),
        update: t("roles.update"),
      },
    };
  };
}

import type { ReactNode } from "react";
import { FlagNotice } from "#components/brand/flag-notice.tsx";
import { FocusedHeading } from "#components/page/focused-heading.tsx";
import { HomeButton } from "#components/buttons/home-button.tsx";
import { OpenPage } from "#components/page/open-page.tsx";
import { useNotFoundTexts } from "#texts/use-not-found-texts.ts";

interface NotFoundScreenProps {
  /** True inside the layout, which has a landmark and a home link. */
  readonly isInside: boolean;
}

export function NotFoundScreen({ isInside }: NotFoundScreenProps): ReactNode {
  const t = useNotFoundTexts();
  const notice = (
    <FlagNotice
      flags="JL"
      signal={t("flags")}
      heading={<FocusedHeading>{t("title")}</FocusedHeading>}
      text={t("text")}
    >
      <HomeButton>{t("home")}</HomeButton>
    </FlagNotice>
  );
  return isInside ? notice : <OpenPage>{notice}</OpenPage>;
}

import { joinTexts } from "#texts/join-texts.ts";

export const catalog = joinTexts(
  import.meta.glob(["../ja/*.ts", "!../ja/description-*.ts"], { eager: true }),
);

import { joinTexts } from "#texts/join-texts.ts";

export const catalog = joinTexts(
  import.meta.glob(["../de/*.ts", "!../de/description-*.ts"], { eager: true }),
);

import { beforeEach, expect, test, vi } from "vitest";
import { LANGUAGE_KEY } from "#config/contract.ts";
import { currentLanguage } from "#texts/current-language.ts";
import { createBrowserStorage } from "./browser-storage.ts";
import { chooseLanguage } from "./language.ts";
import { startLanguage } from "./start-language.ts";

const { local } = createBrowserStorage();

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = "en";
});

test("the language of the page is shown, and a choice is stored", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-CH", "en"]);
  document.documentElement.lang = "de";
  await startLanguage(local);
  expect(currentLanguage()).toMatchObject({ language: "de", locale: "de-CH", direction: "ltr" });
  expect(currentLanguage().catalog?.shell.signOut).toBe("Abmelden");
  expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();

  await chooseLanguage(local, "en");
  expect(currentLanguage()).toMatchObject({ language: "en", locale: "en", catalog: undefined });
  expect(document.documentElement.lang).toBe("en");
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe("en");
});

test("a language that cannot be loaded changes nothing", async () => {
  await chooseLanguage(local, "en");
  document.documentElement.lang = "xx";
  document.documentElement.dir = "rtl";
  vi.doMock("./language.ts", () => {
    throw new Error("not there");
  });
  await startLanguage(local);
  expect(currentLanguage().language).toBe("en");
  expect(document.documentElement).toMatchObject({ lang: "en", dir: "ltr" });
});

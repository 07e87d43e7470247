import "@mantine/core/styles/baseline.css";
import "virtual:theme-variables.css";
import "@mantine/core/styles/global.css";
import "./theme.css";
import { RouterProvider } from "@tanstack/react-router";
import { setNonce } from "get-nonce";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { logoAddress } from "#config/logo-address.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { prefix } from "#config/prefix.ts";
import { startColorMode } from "#session/color-mode.ts";
import { startLanguage } from "#session/start-language.ts";
import { createAppHistory } from "./app-history.ts";
import { cspNonce } from "./csp-nonce.ts";
import { watchSession } from "./guard.ts";
import { Providers } from "./providers.tsx";
import { createAppRouter } from "./routes.tsx";

const speaking = startLanguage();
// Before the first navigation: without a `<base>` the document's address is all that tells the prefix.
prefix();
setNonce(cspNonce());
startColorMode();
const { title, accent } = runtimeConfig();
const logo = logoAddress();
document.title = title;

const router = createAppRouter(createAppHistory());
watchSession(router);

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root.");
const brand =
  logo + accent === ""
    ? undefined
    : import("./brand/paint-brand.ts").then(({ paintBrand }) => paintBrand({ logo, accent }));
// Before anything shows, so that no color and no word changes; a console without its brand is better than none.
await Promise.allSettled([speaking, brand]);
const shown = createRoot(root);
// In slices: a key that is typed meanwhile does not wait.
startTransition(() =>
  shown.render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);

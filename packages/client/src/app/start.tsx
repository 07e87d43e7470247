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

const languageReady = startLanguage();
// Before the first navigation: without a `<base>` the prefix is read from the document's address.
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
// Before the first render, so that colors and texts do not change. A failed brand is ignored.
await Promise.allSettled([languageReady, brand]);
const reactRoot = createRoot(root);
// As a transition: key presses do not wait.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);

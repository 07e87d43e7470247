import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type FieldServices, FieldServicesContext } from "#fields/field-services.ts";
import { ExternalLink } from "./external-link.tsx";

afterEach(cleanup);

const services = {
  servers: ["/v1", "https://api.example.com/v1"],
  FileLink: () => <p>file</p>,
} as unknown as FieldServices;

test.each([
  ["mailto:ada@example.com", "link"],
  ["https://example.com", "link"],
  ["https://example.com/orders/7", "link"],
  ["https://example.com/report.html", "link"],
  ["https://example.com/files/report.pdf?v=2", "file"],
  ["https://example.com/a.b/picture.png", "file"],
  ["https://api.example.com/orders/7", "file"],
])("%s is shown as a %s", (address, want) => {
  render(
    <FieldServicesContext value={services}>
      <ExternalLink address={address} text="link" isWhole />
    </FieldServicesContext>,
  );
  expect(screen.getByText(want)).toBeDefined();
});

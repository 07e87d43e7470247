import { usePathname } from "#router/use-router.ts";
import { readSegment } from "#addresses/address.ts";
import { JobScreen } from "#screens/jobs/job-screen.tsx";
import { JobsScreen } from "#screens/jobs/jobs-screen.tsx";
import { jobs } from "#texts/en/jobs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const jobTexts = { jobs };

/** All jobs of this user. */
export function JobsRoute() {
  return (
    <TextsProvider texts={jobTexts}>
      <JobsScreen />
    </TextsProvider>
  );
}

/** Job of the address. */
export function JobRoute() {
  const pathname = usePathname();
  const id = readSegment(pathname.split("/")[3] ?? "") ?? "";
  return (
    <TextsProvider texts={jobTexts}>
      <JobScreen key={id} id={id} />
    </TextsProvider>
  );
}

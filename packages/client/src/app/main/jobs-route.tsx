import { useLocation } from "@tanstack/react-router";
import { readSegment } from "#addresses/address.ts";
import { JobsTexts } from "#bulk/jobs-texts.tsx";
import { JobScreen } from "#screens/jobs/job-screen.tsx";
import { JobsScreen } from "#screens/jobs/jobs-screen.tsx";

/** All jobs of this person. */
export function JobsRoute() {
  return (
    <JobsTexts>
      <JobsScreen />
    </JobsTexts>
  );
}

/** The job that the address names. */
export function JobRoute() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const id = readSegment(pathname.split("/")[3] ?? "") ?? "";
  return (
    <JobsTexts>
      <JobScreen key={id} id={id} />
    </JobsTexts>
  );
}

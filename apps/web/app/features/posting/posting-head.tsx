import { providerCatalogue } from "@vagou/contract/search/catalogue";
import type { SharedJob } from "@vagou/contract/api/answers";
import { Icon } from "#ui/icon.tsx";
import { NameBadge } from "#ui/name-badge.tsx";
import { postingTexts } from "./texts.ts";

/** The title, company and place of a vacancy. */
export function PostingHead({ job }: { job: Omit<SharedJob, "excerpt"> }) {
  return (
    <header>
      <NameBadge
        name={job.display_name}
        colour={providerCatalogue.find(({ id }) => id === job.source)?.colour}
      />
      <h1 className="mt-3 text-5 wrap-anywhere">{job.title || postingTexts.defaults.title}</h1>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-3 text-muted">
        <HeadFact icon="building" text={job.company ?? postingTexts.defaults.company} />
        {job.location !== null && <HeadFact icon="pin" text={job.location} />}
      </p>
    </header>
  );
}

function HeadFact({ icon, text }: { icon: "building" | "pin"; text: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <Icon name={icon} />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </span>
  );
}

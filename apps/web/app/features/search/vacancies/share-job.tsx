import type { Job } from "@vagou/contract/search/job";
import { sharedJobAddress } from "#lib/posting/job-page.ts";
import { shareOrCopy, whatsAppAddress } from "#lib/device/share-link.ts";
import { vacancyWords } from "#lib/words/vacancy-words.ts";
import { buttonClasses } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { shareTexts } from "../texts.ts";

/** Shares a vacancy. The component has no state and no effects, because there is one on every card. */
export function ShareJob({ job, title }: { job: Job; title: string }) {
  const words = vacancyWords.message(title, job.company);
  return (
    <>
      <button
        type="button"
        aria-label={shareTexts.share(title)}
        title={shareTexts.shareHint}
        onClick={() => void share({ title: words, url: sharedJobAddress(job.id) })}
        className={`${buttonClasses({ look: "line" })} w-11 px-0!`}
      >
        <Icon name="share" />
      </button>
      <a
        href={whatsAppAddress(`${words} ${sharedJobAddress(job.id)}`)}
        target="_blank"
        rel="noopener"
        aria-label={shareTexts.whatsAppOf(title)}
        className={`${buttonClasses({ look: "line" })} px-3! text-1! md:hidden`}
      >
        {shareTexts.whatsApp}
      </a>
    </>
  );
}

async function share(link: { title: string; url: string }): Promise<void> {
  const outcome = await shareOrCopy(link);
  if (outcome === "copied") showToast({ tone: "success", title: vacancyWords.copied });
  if (outcome === "failed")
    showToast({ tone: "error", title: vacancyWords.copyFailed, text: vacancyWords.copyByHand(link.url) });
}

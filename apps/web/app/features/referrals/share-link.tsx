import { useCopy } from "#lib/device/use-copy.ts";
import { whatsAppAddress } from "#lib/device/share-link.ts";
import { Button, buttonClasses } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { referralTexts } from "./texts.ts";

/** A link to copy; on phones also to hand over to another app. */
export function ShareLink({ link }: { link: string }) {
  const { isCopied, copy } = useCopy();
  const onCopy = async () => {
    if (await copy(link)) {
      showToast({ tone: "success", title: referralTexts.copiedToast });
    } else {
      showToast({ tone: "error", title: referralTexts.copyFailed, text: referralTexts.copyFailedText });
    }
  };
  return (
    <div className="grid gap-3">
      <TextField
        label={referralTexts.link}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button className="sm:min-w-40" onClick={() => void onCopy()}>
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? referralTexts.copied : referralTexts.copy}
        </Button>
        <a
          href={whatsAppAddress(`${referralTexts.invitation} ${link}`)}
          target="_blank"
          rel="noopener"
          className={`${buttonClasses({ look: "line" })} md:hidden`}
        >
          <Icon name="arrowOut" />
          {referralTexts.whatsApp}
        </a>
        {canShare() && (
          <Button look="line" className="md:hidden" onClick={() => void share(link)}>
            <Icon name="share" />
            {referralTexts.share}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A placeholder of the same height. */
export function ShareLinkSkeleton() {
  return (
    <output aria-label={referralTexts.loading} className="grid gap-3">
      <Skeleton className="mt-7 h-12 w-full" />
      <span className="flex flex-wrap gap-2">
        <Skeleton className="h-11 rounded-full! max-sm:w-full sm:w-40" />
        <Skeleton className="h-11 rounded-full! max-sm:w-full sm:w-52 md:hidden" />
        {canShare() && <Skeleton className="h-11 rounded-full! max-sm:w-full sm:w-40 md:hidden" />}
      </span>
    </output>
  );
}

function canShare(): boolean {
  return typeof navigator.share === "function";
}

async function share(link: string): Promise<void> {
  try {
    await navigator.share({ text: referralTexts.invitation, url: link });
  } catch {
    // The person closed the list without choosing an app.
  }
}

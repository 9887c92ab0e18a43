import { canShare, shareLink, whatsAppAddress } from "#lib/device/share-link.ts";
import { useCopy } from "#lib/device/use-copy.ts";
import { vacancyWords } from "#lib/words/vacancy-words.ts";
import { Button, buttonClasses } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { postingTexts } from "./texts.ts";

/** The page's address to copy; on phones also to hand over to another app. `words` go before it. */
export function SharePosting({ address, words }: { address: string; words: string }) {
  const { isCopied, copy } = useCopy();
  const onCopy = async () => {
    if (await copy(address)) {
      showToast({ tone: "success", title: vacancyWords.copied });
    } else {
      const text = vacancyWords.copyByHand(address);
      showToast({ tone: "error", title: vacancyWords.copyFailed, text });
    }
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button look="line" onClick={() => void onCopy()}>
        <Icon name={isCopied ? "check" : "copy"} />
        {isCopied ? postingTexts.copied : postingTexts.copy}
      </Button>
      <a
        href={whatsAppAddress(`${words} ${address}`)}
        target="_blank"
        rel="noopener"
        className={`${buttonClasses({ look: "line" })} md:hidden`}
      >
        <Icon name="arrowOut" />
        {vacancyWords.whatsApp}
        <span className="sr-only">{postingTexts.newTab}</span>
      </a>
      {canShare() && (
        <Button
          look="line"
          className="md:hidden"
          onClick={() => void shareLink({ title: words, url: address })}
        >
          <Icon name="share" />
          {postingTexts.shareApps}
        </Button>
      )}
    </div>
  );
}

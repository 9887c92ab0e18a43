import { useQueryClient } from "@tanstack/react-query";
import { sharedListMax } from "@vagou/contract/limits";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { canShare, shareLink, whatsAppAddress } from "#lib/device/share-link.ts";
import { useCopy } from "#lib/device/use-copy.ts";
import { sharedListAddress } from "#lib/posting/job-page.ts";
import { formatDay } from "#lib/words/dates.ts";
import { vacancyWords } from "#lib/words/vacancy-words.ts";
import { Button, buttonClasses, takeFocus } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { changing, shareList } from "./queries.ts";
import { shareTexts } from "./texts.ts";

/** Makes a public page of the picked vacancies, and hands over its address. */
export function SharePicker({ userId, picked, onClose }: SharePickerProps) {
  const client = useQueryClient();
  const making = useAttempt({
    mutationFn: () => shareList(client, userId, picked),
    ...changing(shareTexts.failed),
  });
  const isTooMany = picked.length > sharedListMax;
  if (making.isSuccess) {
    const { id, expiresAt } = making.data;
    return (
      <SharedLink
        address={sharedListAddress(id)}
        until={formatDay(expiresAt)}
        count={picked.length}
        onClose={onClose}
      />
    );
  }
  return (
    <div className="sticky top-0 z-10 mt-3 flex flex-wrap items-center gap-2 border-y border-line bg-paper py-2 print:hidden">
      <div className="mr-auto">
        <p ref={takeFocus} tabIndex={-1} className="outline-none">
          {shareTexts.choosing}
        </p>
        <output className="text-1 text-muted">
          {shareTexts.chosen(picked.length)}
          {isTooMany && ` · ${shareTexts.tooMany(sharedListMax)}`}
        </output>
      </div>
      <Button
        disabled={picked.length === 0 || isTooMany}
        busy={making.isPending}
        onClick={() => making.mutate()}
      >
        {making.isPending ? shareTexts.making : shareTexts.make}
      </Button>
      <Button look="line" onClick={onClose}>
        {shareTexts.cancel}
      </Button>
    </div>
  );
}

function SharedLink({ address, until, count, onClose }: SharedLinkProps) {
  const { isCopied, copy } = useCopy();
  const words = shareTexts.message(count);
  const onCopy = async () => {
    if (!(await copy(address))) showToast({ tone: "error", title: vacancyWords.copyFailed, text: address });
  };
  return (
    <section
      aria-label={shareTexts.ready}
      className="mt-3 rounded-surface border border-leaf bg-leaf-soft p-4 print:hidden"
    >
      <output className="font-semibold">{shareTexts.ready}</output>
      <p className="mt-1">{shareTexts.readyText(until)}</p>
      <TextField
        className="mt-3"
        label={shareTexts.address}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:w-full">
        <Button ref={takeFocus} onClick={() => void onCopy()}>
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? shareTexts.copied : shareTexts.copy}
        </Button>
        <a
          href={whatsAppAddress(`${words} ${address}`)}
          target="_blank"
          rel="noopener"
          className={buttonClasses({ look: "line" })}
        >
          <Icon name="arrowOut" />
          {vacancyWords.whatsApp}
          <span className="sr-only">{shareTexts.newTab}</span>
        </a>
        {canShare() && (
          <Button look="line" onClick={() => void shareLink({ title: words, url: address })}>
            <Icon name="share" />
            {shareTexts.apps}
          </Button>
        )}
        <Button look="line" onClick={onClose}>
          {shareTexts.done}
        </Button>
      </div>
    </section>
  );
}

type SharePickerProps = { userId: string; picked: readonly string[]; onClose: () => void };

type SharedLinkProps = { address: string; until: string; count: number; onClose: () => void };

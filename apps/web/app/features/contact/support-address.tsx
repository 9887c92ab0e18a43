import { operator } from "#lib/page/operator.ts";
import { useCopy } from "#lib/device/use-copy.ts";
import { Button, buttonClasses } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { useHydrated } from "#lib/device/use-hydrated.ts";
import { useSupportCode } from "./support-code.ts";
import { contactTexts } from "./texts.ts";

/** The support address, to write to or to copy. */
export function SupportAddress() {
  const { isCopied, copy } = useCopy();
  const code = useSupportCode();
  // The page was made before a person opened it with a code.
  const subject = useHydrated() && code !== null ? contactTexts.supportCode(code) : null;
  const onCopy = async () => {
    if (await copy(operator.supportEmail)) {
      showToast({ tone: "success", title: contactTexts.copiedToast });
    } else {
      showToast({ tone: "error", title: contactTexts.copyFailed, text: contactTexts.copyFailedText });
    }
  };
  return (
    <section aria-labelledby="email" className="rounded-[16px] border border-line bg-card p-5 sm:p-6">
      <h2 id="email" className="text-2 font-semibold tracking-normal text-muted">
        {contactTexts.email}
      </h2>
      <p className="mt-1 mb-4 font-display text-4 font-bold wrap-anywhere select-all">
        {operator.supportEmail}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button className="sm:min-w-44" onClick={() => void onCopy()}>
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? contactTexts.copied : contactTexts.copy}
        </Button>
        <a href={addressOf(subject)} className={buttonClasses({ look: "line" })}>
          <Icon name="mail" />
          {contactTexts.write}
        </a>
      </div>
      <p className="mt-4 text-1 text-muted wrap-anywhere">{contactTexts.operator(operator.identity)}</p>
    </section>
  );
}

/** @param subject of the e-mail, which the person may change */
function addressOf(subject: string | null): string {
  const address = `mailto:${operator.supportEmail}`;
  return subject === null ? address : `${address}?subject=${encodeURIComponent(subject)}`;
}

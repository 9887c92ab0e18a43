import { useEffect, useState } from "react";
import { copyText } from "#lib/copy-text.ts";
import { Button, buttonClasses } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast.ts";
import { referralTexts } from "./texts.ts";
import { whatsAppAddress } from "./whats-app-address.ts";

const copiedMs = 2000;

/** A link to copy; on phones also to hand over to another app. */
export function ShareLink({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (await copyText(link)) {
      setCopied(true);
      showToast({ tone: "success", title: referralTexts.copiedToast });
    } else {
      showToast({ tone: "error", title: referralTexts.copyFailed, text: referralTexts.copyFailedText });
    }
  };
  const canShare = typeof navigator.share === "function";
  return (
    <div className="grid gap-3">
      <TextField
        label={referralTexts.link}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button className="min-w-40" onClick={() => void copy()}>
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
        {canShare && (
          <Button look="line" className="md:hidden" onClick={() => void share(link)}>
            <Icon name="share" />
            {referralTexts.share}
          </Button>
        )}
      </div>
    </div>
  );
}

async function share(link: string): Promise<void> {
  try {
    await navigator.share({ text: referralTexts.invitation, url: link });
  } catch {
    // Closed without choosing anybody.
  }
}

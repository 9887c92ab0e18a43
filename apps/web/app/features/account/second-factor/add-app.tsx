import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { useEffect, useRef } from "react";
import { callEndpoint } from "#lib/api/api.ts";
import { useCopy } from "#lib/device/use-copy.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { Button, buttonClasses } from "#ui/button.tsx";
import { AppCodeField } from "./app-code-field.tsx";
import { FactorNameField } from "./factor-name-field.tsx";
import { addAppTexts } from "./texts.ts";
import { useSixDigits } from "./use-six-digits.ts";

const names = ["name", "code"] as const;
const fieldsOfErrors = { second_factor_wrong: "code" } as const;

/** Adds an app of codes: by its QR code, a link on the phone itself, or the key as text; then its first code. */
export function AddApp({ begun, onAdded, onCancel }: AddAppProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { isCopied, copy } = useCopy();
  const { form, values, attempt, errors, refusal, submit } = useCallForm({
    names,
    fieldsOfErrors,
    canSend: ({ name, code }) => name.trim() !== "" && code.trim().length >= 6,
    mutationFn: ({ name, code }) =>
      callEndpoint("finishTotp", { body: { handle: begun.handle, name, code } }),
    onSuccess: onAdded,
  });
  useEffect(() => title.current?.focus(), []);
  useSixDigits({
    form: form.ref,
    code: values.code,
    isBusy: submit.isBusy,
    isAsked: values.name.trim() !== "",
  });
  return (
    <div className="grid grid-cols-1 gap-4 rounded-surface border border-line p-4">
      <h4 ref={title} tabIndex={-1} className="text-3 font-semibold outline-none">
        {addAppTexts.title}
      </h4>
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={drawQr(begun.qr)}
          alt={addAppTexts.qr}
          className="size-44 shrink-0 rounded-small border border-line"
        />
        <div className="grid min-w-0 grow basis-48 gap-3">
          <p>{addAppTexts.scan}</p>
          <a href={begun.uri} className={buttonClasses({ look: "line" })}>
            {addAppTexts.open}
          </a>
        </div>
      </div>
      <div>
        <p>{addAppTexts.typed}</p>
        <p className="my-1 font-[family-name:ui-monospace,monospace] wrap-anywhere select-all">
          {begun.secret}
        </p>
        <Button look="quiet" className="link px-0!" onClick={() => void copy(begun.secret)}>
          {isCopied ? addAppTexts.copied : addAppTexts.copy}
        </Button>
      </div>
      <CallForm {...form}>
        <FactorNameField defaultValue={addAppTexts.defaultName} error={errors["name"]} />
        <AppCodeField label={addAppTexts.code} hint={addAppTexts.codeHint} error={errors["code"]} />
        <FormRefusal refusal={refusal} secondsLeft={submit.secondsLeft} otherwise={addAppTexts.failed} />
        <div className="flex flex-wrap gap-2 max-sm:*:w-full">
          <SubmitButton
            {...submit}
            isBusy={submit.isBusy || attempt.isSuccess}
            wide={false}
            words={{ ready: addAppTexts.confirm, busy: addAppTexts.confirming }}
          />
          <Button look="line" disabled={submit.isBusy} onClick={onCancel}>
            {addAppTexts.cancel}
          </Button>
        </div>
      </CallForm>
    </div>
  );
}

/** Black on white also on a dark screen: cameras need it. */
function drawQr({ size, path }: ResponseOf<"startTotp">["qr"]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

type AddAppProps = {
  begun: ResponseOf<"startTotp">;
  onAdded: (answer: ResponseOf<"finishTotp">) => Promise<void>;
  onCancel: () => void;
};

import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { useEffect, useRef } from "react";
import { callEndpoint } from "#lib/api/api.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { Button } from "#ui/button.tsx";
import { FactorNameField } from "./factor-name-field.tsx";
import { makePasskey, PasskeyFault } from "./passkeys.ts";
import { addAppTexts, addPasskeyTexts, passkeyFaultTexts } from "./texts.ts";

const names = ["name"] as const;

/** Makes a passkey on this device. The browser asks the person at the press of the button, which it demands. */
export function AddPasskey({ begun, onAdded, onCancel }: AddPasskeyProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { form, attempt, errors, refusal, submit } = useCallForm({
    names,
    canSend: ({ name }) => name.trim() !== "",
    mutationFn: async ({ name }) => {
      const passkey = await makePasskey(begun.options);
      return callEndpoint("finishPasskey", { body: { handle: begun.handle, name, passkey } });
    },
    onSuccess: onAdded,
  });
  useEffect(() => title.current?.focus(), []);
  const fault = refusal instanceof PasskeyFault ? passkeyFaultTexts[refusal.fault] : undefined;
  return (
    <div className="grid grid-cols-1 gap-4 rounded-surface border border-line p-4">
      <div>
        <h4 ref={title} tabIndex={-1} className="text-3 font-semibold outline-none">
          {addPasskeyTexts.title}
        </h4>
        <p className="mt-1 text-muted">{addPasskeyTexts.about}</p>
      </div>
      <CallForm {...form}>
        <FactorNameField defaultValue={addPasskeyTexts.defaultName} error={errors["name"]} />
        <FormRefusal
          refusal={refusal}
          secondsLeft={submit.secondsLeft}
          otherwise={fault ?? addPasskeyTexts.failed}
        />
        <div className="flex flex-wrap gap-2 max-sm:*:w-full">
          <SubmitButton
            {...submit}
            isBusy={submit.isBusy || attempt.isSuccess}
            wide={false}
            words={{ ready: addPasskeyTexts.confirm, busy: addPasskeyTexts.confirming }}
          />
          <Button look="line" disabled={submit.isBusy} onClick={onCancel}>
            {addAppTexts.cancel}
          </Button>
        </div>
      </CallForm>
    </div>
  );
}

type AddPasskeyProps = {
  begun: ResponseOf<"startPasskey">;
  onAdded: (answer: ResponseOf<"finishPasskey">) => Promise<void>;
  onCancel: () => void;
};

import type { SecondFactor } from "@vagou/contract/account/second-factors";
import { type KeyboardEvent, useEffect } from "react";
import { callEndpoint } from "#lib/api/api.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { FactorNameField } from "./factor-name-field.tsx";
import { secondFactorTexts } from "./texts.ts";

const names = ["name"] as const;

/** Gives a second factor another name. A name protects nothing, so no proof is asked for. */
export function FactorRenameForm({ factor, onSaved, onClose }: FactorRenameFormProps) {
  const { form, errors, refusal, submit } = useCallForm({
    names,
    canSend: (values) => values.name.trim() !== "",
    mutationFn: async ({ name }) => {
      if (name.trim() === factor.name) return;
      await callEndpoint("renameSecondFactor", { params: { id: factor.id }, body: { name } });
      await onSaved();
      showToast({ tone: "success", title: secondFactorTexts.renamed });
    },
    onSuccess: onClose,
  });
  useEffect(() => {
    const field = form.ref.current?.querySelector<HTMLInputElement>("[name=name]");
    field?.focus();
    field?.select();
  }, [form.ref]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !submit.isBusy) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does what "Cancelar" does
    <CallForm {...form} onKeyDown={onKeyDown}>
      <FactorNameField defaultValue={factor.name} error={errors["name"]} />
      <FormRefusal
        refusal={refusal}
        secondsLeft={submit.secondsLeft}
        otherwise={secondFactorTexts.renameFailed}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          {...submit}
          wide={false}
          words={{ ready: secondFactorTexts.save, busy: secondFactorTexts.saving }}
        />
        <Button look="line" disabled={submit.isBusy} onClick={onClose}>
          {secondFactorTexts.cancel}
        </Button>
      </div>
    </CallForm>
  );
}

type FactorRenameFormProps = {
  factor: SecondFactor;
  /** Reads the names again. */
  onSaved: () => Promise<void>;
  onClose: () => void;
};

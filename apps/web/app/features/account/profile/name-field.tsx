import { type KeyboardEvent, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "#lib/session/drafts.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { InvalidFields } from "#lib/forms/field-errors.ts";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { Button, takeFocus } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts";
import { renameAccount } from "./queries.ts";
import { profileTexts } from "./texts.ts";

const draft = "name";

/**
 * The name, and in its place the form that changes it; a line of a description list. A name that was typed and not saved
 * waits in the open form: the session may have ended meanwhile.
 */
export function NameField({ userId, name }: NameFieldProps) {
  const [isEditing, setEditing] = useState(() => readDraft(userId, draft) !== null);
  const edit = useReturnFocus<HTMLButtonElement>(isEditing);
  return (
    <div className="relative min-h-11">
      <dt className={isEditing ? "sr-only" : "text-1 text-muted"}>{profileTexts.name}</dt>
      <dd>
        {isEditing ? (
          <NameForm
            userId={userId}
            name={name}
            onClose={() => {
              forgetDraft(userId, draft);
              setEditing(false);
            }}
          />
        ) : (
          <>
            <span className="block pr-24 font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </span>
            <Button
              ref={edit}
              look="line"
              aria-label={profileTexts.editNameLabel}
              className="absolute top-0 right-0"
              onClick={() => setEditing(true)}
            >
              {profileTexts.editName}
            </Button>
          </>
        )}
      </dd>
    </div>
  );
}

const names = ["name"] as const;

function NameForm({ userId, name, onClose }: NameFieldProps & { onClose: () => void }) {
  const [typed] = useState(() => readDraft(userId, draft));
  const { form, errors, refusal, submit } = useCallForm({
    names,
    canSend: () => true,
    mutationFn: async (values) => {
      const wanted = values.name.trim();
      if (wanted === "") throw new InvalidFields({ name: profileTexts.nameMissing });
      if (wanted === name) return;
      await renameAccount(wanted);
      showToast({ tone: "success", title: profileTexts.nameSaved });
    },
    onSuccess: onClose,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !submit.isBusy) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does what "Cancelar" does
    <CallForm {...form} onKeyDown={onKeyDown}>
      <TextField
        label={profileTexts.nameField}
        name="name"
        autoComplete="name"
        defaultValue={typed ?? name}
        onChange={({ target }) => keepDraft(userId, draft, target.value)}
        ref={takeFocus}
        dir="auto"
        error={errors["name"]}
      />
      <FormRefusal refusal={refusal} secondsLeft={submit.secondsLeft} otherwise={profileTexts.nameFailed} />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <SubmitButton
          {...submit}
          wide={false}
          words={{ ready: profileTexts.save, busy: profileTexts.saving }}
        />
        <Button look="line" disabled={submit.isBusy} onClick={onClose}>
          {profileTexts.cancel}
        </Button>
      </div>
    </CallForm>
  );
}

type NameFieldProps = { userId: string; name: string };

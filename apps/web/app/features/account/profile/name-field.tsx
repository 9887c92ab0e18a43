import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, type SyntheticEvent, useState } from "react";
import { CallError } from "#lib/call-endpoint.ts";
import { refusalSentence } from "#lib/waiting-time.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { focusField } from "#ui/focus-field.ts";
import { showToast } from "#ui/toast.ts";
import { useFormValues } from "#ui/use-form-values.ts";
import { useReturnFocus } from "#ui/use-return-focus.ts";
import { renameAccount } from "./queries.ts";
import { profileTexts } from "./texts.ts";

/** The name, and in its place the form that changes it; a line of a description list. */
export function NameField({ name }: { name: string }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useReturnFocus<HTMLButtonElement>(isEditing);
  return (
    <div className="relative min-h-11">
      <dt className={isEditing ? "sr-only" : "text-1 text-muted"}>{profileTexts.name}</dt>
      <dd>
        {isEditing ? (
          <NameForm name={name} onClose={() => setEditing(false)} />
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

function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const { ref, values, onInput } = useFormValues(names);
  const [isMissing, setMissing] = useState(false);
  const attempt = useMutation({
    mutationFn: renameAccount,
    onSuccess: () => {
      showToast({ tone: "success", title: profileTexts.nameSaved });
      onClose();
    },
    onError: () => focusField(ref.current, "name"),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (attempt.isPending) return;
    const wanted = values.name.trim();
    setMissing(wanted === "");
    if (wanted === "") focusField(ref.current, "name");
    else if (wanted === name) onClose();
    else attempt.mutate(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !attempt.isPending) onClose();
  };
  const refusal =
    (attempt.error instanceof CallError ? attempt.error.fields["name"] : undefined) ??
    (attempt.isError ? refusalSentence(attempt.error, profileTexts.nameFailed) : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does what "Cancelar" does
    <form
      ref={ref}
      onInput={onInput}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
      className="grid gap-3"
    >
      <TextField
        label={profileTexts.nameField}
        name="name"
        autoComplete="name"
        defaultValue={name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked to edit this
        autoFocus
        dir="auto"
        error={isMissing ? profileTexts.nameMissing : refusal}
      />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button type="submit" busy={attempt.isPending}>
          {attempt.isPending ? profileTexts.saving : profileTexts.save}
        </Button>
        <Button look="line" disabled={attempt.isPending} onClick={onClose}>
          {profileTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

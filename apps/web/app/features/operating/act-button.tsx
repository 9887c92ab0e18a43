import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, use, useState } from "react";
import { CallError, sentenceOf } from "#lib/api/call-endpoint.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { AlertDialog, AlertDialogCancel } from "#ui/overlays/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/fields/field.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { Confirming } from "./confirming.ts";
import { operatingTexts } from "./texts.ts";

/**
 * An act of the operator: asks before it, for a reason where one is kept, and for the second factor where it is too old;
 * says afterwards what was done.
 */
export function ActButton({
  label,
  of,
  about,
  title,
  hasReason = false,
  children,
  act,
  look = "line",
}: ActButtonProps) {
  const client = useQueryClient();
  const confirm = use(Confirming);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const acting = useAttempt({
    mutationFn: () => confirm(() => act(reason.trim())),
    onSuccess: async (done) => {
      setOpen(false);
      setReason("");
      showToast({ tone: "success", title: done });
      await client.invalidateQueries({ queryKey: ["operator"] });
    },
    // The role may have been taken away: the page closes then.
    onError: () => client.invalidateQueries({ queryKey: ["operator"], exact: true }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    acting.mutate();
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        acting.reset();
      }}
      trigger={
        <Button look={look} aria-label={of === undefined ? undefined : `${label}: ${of}`}>
          {label}
        </Button>
      }
      title={title}
      about={about}
    >
      <form onSubmit={send} className="grid gap-4">
        {children}
        {hasReason && (
          <TextArea
            label={operatingTexts.reason}
            hint={operatingTexts.reasonHint}
            rows={2}
            required
            minLength={10}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={acting.error instanceof CallError ? acting.error.fields["reason"] : undefined}
          />
        )}
        {acting.isError && (
          <p role="alert" className="text-alert">
            {sentenceOf(acting.error, operatingTexts.actFailed)}
          </p>
        )}
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button type="submit" busy={acting.isPending}>
            {label}
          </Button>
          <AlertDialogCancel>
            <Button look="line">{operatingTexts.cancel}</Button>
          </AlertDialogCancel>
        </div>
      </form>
    </AlertDialog>
  );
}

type ActButtonProps = {
  label: string;
  /** What it is about, where a page has several such buttons. */
  of?: string;
  /** The question of the dialog. */
  title: string;
  about: string;
  hasReason?: boolean;
  look?: "line" | "danger-line";
  /** Further fields. */
  children?: ReactNode;
  /** @returns what was done, as a sentence */
  act: (reason: string) => Promise<string>;
};

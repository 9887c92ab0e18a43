import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#lib/api/settings.ts";
import { AlertDialog, AlertDialogCancel } from "#ui/overlays/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { DeletionForm } from "./deletion-form.tsx";
import { GoogleAgain } from "./google-again.tsx";
import { deletionTexts } from "./texts.ts";
import { useDeletionDialog } from "./use-deletion-dialog.ts";
import { useDeletion } from "./use-deletion.ts";

/**
 * "Excluir minha conta" with its warning. A person with a password types it; a person without one logs
 * in with Google again and comes back to the open dialog.
 */
export function Deletion({ credits, isSubscribed, isUnpaid, hasPassword, onDeleted }: DeletionProps) {
  const dialog = useDeletionDialog();
  const { data: settings } = useQuery(settingsQuery);
  const deletion = useDeletion(onDeleted);
  const isProven = hasPassword || (dialog.isProven && !deletion.needsFreshLogin);
  const onOpenChange = (isOpen: boolean) => {
    if (deletion.isPending) return;
    deletion.reset();
    dialog.onOpenChange(isOpen);
  };
  const cancel = (
    <AlertDialogCancel>
      <Button look="line" disabled={deletion.isPending}>
        {deletionTexts.cancel}
      </Button>
    </AlertDialogCancel>
  );
  return (
    <AlertDialog
      isOpen={dialog.isOpen}
      onOpenChange={onOpenChange}
      trigger={<Button look="danger-line">{deletionTexts.open}</Button>}
      title={deletionTexts.title}
      about={<Consequences credits={credits} isSubscribed={isSubscribed} isUnpaid={isUnpaid} />}
    >
      {isProven ? (
        <DeletionForm hasPassword={hasPassword} deletion={deletion} cancel={cancel} />
      ) : settings?.google === null ? (
        <>
          <Notice tone="late">{deletionTexts.googleMissing}</Notice>
          <div className="grid">{cancel}</div>
        </>
      ) : (
        <GoogleAgain returnPath={dialog.returnPath} cancel={cancel} />
      )}
    </AlertDialog>
  );
}

function Consequences({
  credits,
  isSubscribed,
  isUnpaid,
}: Pick<DeletionProps, "credits" | "isSubscribed" | "isUnpaid">) {
  const lines = [
    ...(isSubscribed ? [[deletionTexts.subscriptionLabel, deletionTexts.subscription] as const] : []),
    ...(isUnpaid ? [[deletionTexts.unpaidLabel, deletionTexts.unpaid] as const] : []),
    [deletionTexts.goesLabel, deletionTexts.goes],
    [deletionTexts.staysLabel, deletionTexts.stays],
    [deletionTexts.creditsLabel, deletionTexts.credits(credits)],
  ] as const;
  return (
    <>
      <p className="font-semibold text-alert">{deletionTexts.irreversible}</p>
      <dl className="mt-3 grid gap-3">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type DeletionProps = {
  /** What the person would lose; undefined while unknown. */
  credits: number | undefined;
  /** A plan renews by itself, and goes on being charged. */
  isSubscribed: boolean;
  /** A boleto or a Pix could still be paid, for fichas that then have no owner. */
  isUnpaid: boolean;
  hasPassword: boolean;
  /** The account is gone; the session is not yet. */
  onDeleted: () => void;
};

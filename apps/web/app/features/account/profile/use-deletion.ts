import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { CallError } from "#lib/api/call-endpoint.ts";
import { showToast } from "#ui/toasts/toast.ts";
import { deleteAccount, forgetDeletedAccount } from "./queries.ts";
import { deletionTexts } from "./texts.ts";

export type Deleting = ReturnType<typeof useDeletion>;

/** Deletes the account; then home, and nothing of the person stays on this device. */
export function useDeletion(onDeleted: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const attempt = useMutation({
    mutationFn: deleteAccount,
    onSuccess: async () => {
      onDeleted();
      await navigate("/");
      forgetDeletedAccount(client);
      showToast({ tone: "success", title: deletionTexts.deleted, text: deletionTexts.deletedText });
    },
  });
  const { error } = attempt;
  return {
    /** With the password; null for a person without one. @throws CallError of the refusal, through the promise */
    run: (password: string | null) => attempt.mutateAsync(password),
    reset: attempt.reset,
    isPending: attempt.isPending,
    needsFreshLogin: error instanceof CallError && error.code === "fresh_login_needed",
  };
}

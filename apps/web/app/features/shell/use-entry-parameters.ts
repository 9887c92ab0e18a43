import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { writeItem } from "#lib/device/browser-storage.ts";
import { readEntryParameters } from "./entry-parameters.ts";
import { showToast } from "#ui/toasts/toast.ts";
import { shellTexts } from "./texts.ts";

/** Processes the parameters of the address (referral, expired session, log-in) and removes them. */
export function useEntryParameters(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { referralId, isExpired, cleaned } = readEntryParameters(pathname, search);
    if (cleaned === null) return;
    if (referralId !== null) {
      // The script of the first paint has kept it already, except where the browser stores nothing: there it stays in memory.
      writeItem("local", "refer_id", referralId);
      writeItem("local", "referral_code", referralId);
    }
    if (isExpired) {
      showToast({ tone: "warning", title: shellTexts.sessionExpired, text: shellTexts.sessionExpiredText });
    }
    void navigate(cleaned, { replace: true });
  }, [pathname, search, navigate]);
}

import type { Toast } from "#ui/toasts/toast.ts";
import { describeGroup } from "../describe-group.ts";
import type { Group } from "../search-types.ts";
import { refusalTexts } from "../texts.ts";

export const offlineToast: Toast = {
  tone: "warning",
  title: refusalTexts.offline,
  text: refusalTexts.offlineText,
};

export const repeatedToast: Toast = {
  tone: "info",
  title: refusalTexts.repeated,
  text: refusalTexts.repeatedText,
};

export const failedToast: Toast = {
  tone: "error",
  title: refusalTexts.failed,
  text: refusalTexts.failedText,
};

export const cancelledToast: Toast = {
  tone: "info",
  title: refusalTexts.cancelled,
  text: refusalTexts.cancelledText,
};

/** A toast is needed, because the page still shows the older answer. */
export function failedAgainToast(group: Group): Toast {
  const title = refusalTexts.againFailed(group.display_name);
  return { tone: "warning", title, text: describeGroup(group).said };
}

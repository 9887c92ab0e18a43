import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldEmails } from "./forget-old-emails.ts";
import { sendDueEmails } from "./send-due-emails.ts";

export function emailTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "send e-mails", everyMs: 1_000, work: () => sendDueEmails(deps) },
    { name: "forget old e-mails", everyMs: hourMs, mayTakeLong: true, work: () => forgetOldEmails(deps) },
  ];
}

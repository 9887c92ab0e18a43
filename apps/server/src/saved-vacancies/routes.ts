import { endpoints } from "@vagou/contract/api/endpoints";
import type { Actor, Caller, Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { changeSavedVacancy } from "./change-saved-vacancy.ts";
import { getSavedVacancy } from "./get-saved-vacancy.ts";
import { listSavedVacancies } from "./list-saved-vacancies.ts";
import { removeSavedVacancy } from "./remove-saved-vacancy.ts";
import { saveVacancy } from "./save-vacancy.ts";

export function savedVacancyRoutes(register: RegisterEndpoint, deps: Deps): void {
  /** Saving, changing and removing count together. */
  const limited = <Result>(actor: Actor, caller: Caller, work: () => Promise<Result>) =>
    tryWithinLimits(deps, { action: "changeSaved", ip: caller.ip, userId: actor.userId }, work);

  register(
    endpoints.listSavedVacancies,
    async ({ actor }) => ({
      vacancies: await listSavedVacancies(deps, { actor }),
    }),
    { onlyReads: true },
  );

  register(endpoints.saveVacancy, ({ actor, body, caller }) =>
    limited(actor, caller, () =>
      saveVacancy(deps, { actor, postingId: body.posting_id, others: body.other_posting_ids }),
    ),
  );

  register(
    endpoints.getSavedVacancy,
    ({ actor, params }) => getSavedVacancy(deps, { actor, postingId: params.id }),
    { onlyReads: true },
  );

  register(endpoints.changeSavedVacancy, ({ actor, params, body, caller }) => {
    const { status, status_at: chosenAt, note, next_step: nextStep, next_step_on: nextStepOn } = body;
    const changes = { status, note, nextStep, nextStepOn };
    const change = { postingId: params.id, changes, ...(chosenAt !== undefined && { chosenAt }) };
    return limited(actor, caller, () => changeSavedVacancy(deps, { actor, ...change }));
  });

  register(endpoints.removeSavedVacancy, async ({ actor, params, caller }) => {
    await limited(actor, caller, () => removeSavedVacancy(deps, { actor, postingId: params.id }));
    return { success: true };
  });
}

import { useQuery } from "@tanstack/react-query";
import { providerCatalogue } from "@vagou/contract/search/catalogue";
import type { Invitation as Invited } from "@vagou/contract/saved/shared-page";
import { settingsQuery } from "#lib/api/settings.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { sharedTexts } from "./shared-texts.ts";

/**
 * Why a person who was sent a vacancy may want an account; hidden from one who has one.
 *
 * @param known what the server wrote into the page
 */
export function Invitation({ known }: { known: Invited | undefined }) {
  const { data: settings } = useQuery(settingsQuery);
  const portals = settings?.providers.filter(({ configured }) => configured).length ?? known?.portals;
  const bonus = settings?.bonuses.email_confirmation ?? known?.credits ?? 0;
  return (
    <Panel title={sharedTexts.invitation} className="when-signed-out self-start print:hidden">
      <p>{sharedTexts.why(portals ?? providerCatalogue.length)}</p>
      {bonus > 0 && <p className="mt-2 font-semibold">{sharedTexts.bonus(bonus)}</p>}
      <div className="mt-4 grid gap-2">
        <ButtonLink to="/register" look="line">
          {sharedTexts.register}
        </ButtonLink>
        <ButtonLink to="/login" look="quiet">
          {sharedTexts.logIn}
        </ButtonLink>
      </div>
    </Panel>
  );
}

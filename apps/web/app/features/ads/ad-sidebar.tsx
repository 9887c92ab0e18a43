import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#lib/api/settings.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { AdPlaceholder } from "./ad-placeholder.tsx";
import { adTexts } from "./texts.ts";

/** From 768 px, for people on the free plan: an advertisement, and a link to the plans without ads. */
export function AdSidebar() {
  const { data: settings } = useQuery(settingsQuery);
  // Also while that is not known yet: a hurried click finds the plans too.
  const maySellPlans =
    settings === undefined || Object.values(settings.plan_checkout).some((link) => link !== null);
  return (
    <div className="grid gap-5">
      <AdPlaceholder kind="sidebar" />
      <Panel title={adTexts.removeTitle}>
        <p className="mb-4 text-muted">{adTexts.removeText}</p>
        <ButtonLink to={maySellPlans ? "/buy-tokens#planos" : "/buy-tokens"} look="line" wide>
          {adTexts.seePlans}
        </ButtonLink>
      </Panel>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { settingsQuery } from "#lib/api/settings.ts";
import { aboutTexts } from "./texts.ts";

/** Every provider by name. Which of them this installation can ask is known once its settings are. */
export function ProviderList() {
  const { data: settings } = useQuery(settingsQuery);
  const on = settings?.providers.filter(({ configured }) => configured).map(({ id }) => id);
  return (
    <section aria-labelledby="fontes">
      <h2 id="fontes" className="text-5">
        {aboutTexts.providers(providerCatalogue.length)}
      </h2>
      <p className="mt-2 mb-5 text-muted">
        {on === undefined
          ? aboutTexts.providersAvailable
          : aboutTexts.providersOn(on.length, providerCatalogue.length)}
      </p>
      <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-surface border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {providerCatalogue.map(({ id, label, description }) => (
          <li key={id} className="bg-card px-4 py-3.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
              {label}
              {on?.includes(id) === false && (
                <span className="text-1 font-normal text-wait">{aboutTexts.providerOff}</span>
              )}
            </p>
            <p className="text-1 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

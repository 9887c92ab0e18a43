import { useQuery } from "@tanstack/react-query";
import { providerIds } from "@vagou/contract/catalogue";
import { settingsQuery } from "./settings.ts";

/** @returns how many portals a person can ask; as many as the product knows where none can, or while this is unknown */
export function usePortalCount(): number {
  const { data } = useQuery(settingsQuery);
  return data?.providers.filter(({ configured }) => configured).length || providerIds.length;
}

import { providerIds } from "@vagou/contract/search/catalogue";
import { startServerProcess, type ServerProcess } from "./start-server-process.ts";

/** Stand-ins take the ports after the server's own; when another process has one of them, other ports are tried. */
const attemptsMax = 3;

/**
 * As `startServerProcess`, with the stand-ins of these portals and no others.
 * @param faults the faults of the stand-ins: `gupy:slow,infojobs:unavailable`; left out, they answer
 */
export async function startServerWithStandIns(
  { services, faults = "", environment = {}, ...settings }: StandInSettings,
  attempts = attemptsMax,
): Promise<ServerProcess> {
  try {
    return await startServerProcess({
      ...settings,
      environment: {
        PROVIDERS: "stand-in",
        DISABLED_PROVIDERS: providerIds.filter((id) => !services.includes(id)).join(","),
        STAND_IN_FAULTS: faults,
        ...environment,
      },
    });
  } catch (error) {
    if (attempts === 1 || settings.signal?.aborted === true) throw error;
    return startServerWithStandIns({ services, faults, environment, ...settings }, attempts - 1);
  }
}

type StandInSettings = Parameters<typeof startServerProcess>[0] & {
  services: readonly string[];
  faults?: string;
};

import type { StandIns } from "@vagou/standins/start";
import { BadSetting } from "./config/bad-setting.ts";
import type { Config } from "./config/config.ts";
import { googleRedirectUri } from "./identity/redirect-uri.ts";

/** Starts the stand-ins of third parties that no setting names. Loaded only when needed, so never in production. */
export async function startNeededStandIns(config: Config, closers: AsyncDisposableStack): Promise<StandIns> {
  const providersNeeded = config.providers === "stand-in";
  const mailboxNeeded = config.smtpUrl === null;
  const googleNeeded = config.google === "stand-in";
  const checkoutNeeded = config.payments === "stand-in";
  if (!providersNeeded && !mailboxNeeded && !googleNeeded && !checkoutNeeded) return noStandIns;
  const { startStandIns: start } = await import("@vagou/standins/start");
  const standIns = await start({
    firstPort: config.port + 1,
    providers: providersNeeded,
    mailbox: mailboxNeeded,
    google: googleNeeded ? { redirectUri: googleRedirectUri(config) } : undefined,
    checkout: checkoutNeeded
      ? {
          webhookUrl: `${ownAddressOf(config)}/api/webhooks/stripe`,
          returnUrl: `${config.appBaseUrl}/buy-tokens`,
          pixPaidAfterMs: config.standInPixMs,
        }
      : undefined,
  });
  closers.defer(() => standIns.close());
  for (const [id, mode] of config.standInFaults) {
    if (!(await standIns.setFault(id, mode)))
      throw new BadSetting(`STAND_IN_FAULTS: ${id} cannot be ${mode}`);
  }
  return standIns;
}

/** The address of this process, for a stand-in on the same machine. */
function ownAddressOf({ host, port }: Config): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  return `http://${isEverywhere ? "localhost" : host}:${port}`;
}

const noStandIns: StandIns = {
  originMap: new Map(),
  mailbox: null,
  google: null,
  checkout: null,
  setFault: async () => false,
  close: async () => {},
};

import { startCheckout, type Checkout } from "./checkout/checkout.ts";
import { startGoogle, type GoogleStandIn } from "./google/google.ts";
import { startMailbox } from "./mailbox/mailbox.ts";
import { askForFault } from "./providers/portal/ask-for-fault.ts";
import { providerStandIns, startProviderStandIns } from "./providers/index.ts";

/** The addresses and data of the stand-ins that the product needs. */
export type StandIns = {
  /** A portal's own origin → the loopback origin that answers for it. */
  originMap: ReadonlyMap<string, string>;
  /**
   * Makes a portal misbehave (`faults.ts`) until the fault `none` is set, at all of its addresses or at one.
   * @returns false when it has no such fault, or no such address
   */
  setFault(providerId: string, mode: string, realOrigin?: string): Promise<boolean>;
  mailbox: { pageUrl: string; smtpUrl: string } | null;
  /** The client data of the stand-in of Google; null where it is not started. */
  google: GoogleStandIn["client"] | null;
  /** The stand-in of the checkout, and the secret that signs its events. */
  checkout: Pick<Checkout, "origin" | "links" | "plans" | "planPortalUrl" | "webhookSecret"> | null;
  close(): Promise<void>;
};

/**
 * Starts the requested stand-ins: the mailbox's page on `firstPort`, its SMTP on the next port, then the portals,
 * Google after the last portal and the checkout after Google; 0 takes any free ports.
 * @param google the product's callback address for Google; absent where Google is not started
 * @param checkout the product's addresses for payment events and for people who come back; absent likewise
 * @throws when a port is taken; those already started are closed
 */
export async function startStandIns({
  firstPort,
  mailbox,
  providers,
  google,
  checkout,
}: {
  firstPort: number;
  mailbox: boolean;
  providers: boolean;
  google?: { redirectUri: string } | undefined;
  checkout?: { webhookUrl: string; returnUrl: string; pixPaidAfterMs: number } | undefined;
}): Promise<StandIns> {
  const next = (offset: number) => (firstPort === 0 ? 0 : firstPort + offset);
  const started = new AsyncDisposableStack();
  try {
    const inbox = mailbox ? await startMailbox({ httpPort: firstPort, smtpPort: next(1) }) : null;
    started.defer(async () => inbox?.close());
    const portals = providers ? await startProviderStandIns(next(2)) : null;
    started.defer(async () => portals?.close());
    const issuer = google ? await startGoogle({ ...google, port: next(2 + providerStandIns.length) }) : null;
    started.defer(async () => issuer?.close());
    const till = checkout
      ? await startCheckout({ ...checkout, port: next(3 + providerStandIns.length) })
      : null;
    started.defer(async () => till?.close());
    return {
      originMap: new Map(Object.entries(portals?.originMap ?? {})),
      mailbox: inbox && { pageUrl: inbox.origin, smtpUrl: inbox.smtpUrl },
      google: issuer && issuer.client,
      checkout: till,
      setFault: async (providerId, mode, onlyAt) => {
        const origins = providerStandIns
          .filter((standIn) => standIn.providerId === providerId)
          .filter(({ realOrigin }) => onlyAt === undefined || realOrigin === onlyAt)
          .map(({ realOrigin }) => portals?.originMap[realOrigin]);
        const set = await Promise.all(
          origins.map((origin) =>
            origin === undefined ? Promise.resolve(false) : askForFault(origin, mode),
          ),
        );
        return set.length > 0 && set.every(Boolean);
      },
      close: () => started.disposeAsync(),
    };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

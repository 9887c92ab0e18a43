/**
 * Builds the loader of Google's script: each script is loaded and initialised once, even when several
 * pages request it; a failed attempt is forgotten, so that the next one loads it again.
 */
export function createGoogleLoader({ insertScript, readApi }: LoaderDeps): GoogleLoader {
  const loaded = new Map<string, Promise<true>>();
  const load: GoogleLoader = async ({ script_url: url, client_id: clientId }) => {
    await insertScript(url).catch((cause: unknown) => {
      throw new GoogleFault("load", { cause });
    });
    const api = readApi();
    if (typeof api?.initialize !== "function") throw new GoogleFault("missing");
    try {
      // We sign in by a redirect, so Google never calls this callback.
      api.initialize({ client_id: clientId, callback: () => {} });
    } catch (cause) {
      throw new GoogleFault("initialise", { cause });
    }
    return true;
  };
  return (google) => {
    const known = loaded.get(google.script_url);
    if (known !== undefined) return known;
    const loading = load(google);
    loaded.set(google.script_url, loading);
    loading.catch(() => loaded.delete(google.script_url));
    return loading;
  };
}

/** Why the button cannot work: the script did not arrive, brought no API, or its API refused to start. */
export class GoogleFault extends Error {
  readonly fault: "load" | "missing" | "initialise";

  constructor(fault: GoogleFault["fault"], options?: ErrorOptions) {
    super(`Google's script: ${fault}`, options);
    this.name = "GoogleFault";
    this.fault = fault;
  }
}

/** @throws {GoogleFault} through the promise */
export type GoogleLoader = (google: GoogleSettings) => Promise<true>;

export type GoogleSettings = { client_id: string; script_url: string };

/** `google.accounts.id`, as far as we use it. */
export type GoogleApi = { initialize?: (options: { client_id: string; callback: () => void }) => void };

type LoaderDeps = { insertScript: (url: string) => Promise<void>; readApi: () => GoogleApi | undefined };

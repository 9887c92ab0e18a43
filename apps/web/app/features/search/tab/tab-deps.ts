import type { AskedAgain, UnfinishedSearch } from "#lib/session/unfinished-searches.ts";
import type { Toast } from "#ui/toasts/toast.ts";
import type { AskDeps } from "../asking/ask-providers.ts";
import type { KeptSearches } from "../recent/kept-searches.ts";
import type { SearchQuery } from "../search-types.ts";

/** What the search of a tab needs of the device, the server and the screen. */
export type TabDeps = AskDeps & {
  /** @returns a new random id */
  newKey: () => string;
  kept: KeptSearches;
  /** The searches of this device that have not ended. */
  unfinished: {
    keep: (email: string, search: UnfinishedSearch) => void;
    forget: (email: string, id: string) => void;
    /** @returns the one that this tab ran before it was reloaded */
    findOwn: (email: string) => UnfinishedSearch | null;
    find: (email: string, id: string) => UnfinishedSearch | null;
    keepAgain: (email: string, again: AskedAgain) => void;
    forgetAgain: (id: string) => void;
    findAgain: (email: string, searchId: string) => AskedAgain[];
  };
  /**
   * Tells other tabs that the search `id` runs here, and calls `onHide` when the page may be gone a moment later.
   * @returns a function that ends both
   */
  hold: (id: string, onHide: () => void) => () => void;
  /** @returns the e-mail of the person who is signed in now; null for none */
  whose: () => string | null;
  isOnline: () => boolean;
  /** Has the server count the keywords; the search does not wait for it, and it never rejects. */
  recordTerm: (query: SearchQuery) => Promise<void>;
  showToast: (toast: Toast) => void;
};

import type { SharedJob } from "../api/answers.ts";
import type { SharedList } from "./saved-vacancies.ts";

// How the server writes the page of a vacancy or a list that a person shared: the build has a model of each page and
// the code that writes its content; the server has the facts.

/** What a shared page says; null where there is no such vacancy or list, or not any more. */
export type Shared = SharedVacancy | SharedVacancies;
export type SharedVacancy = SharedOf<"vacancy", SharedJob>;
export type SharedVacancies = SharedOf<"list", SharedList>;

type SharedOf<Kind, Content> = {
  kind: Kind;
  /** The last part of its path. */
  id: string;
  content: Content | null;
  invitation: Invitation;
};

/** What a person who has no account is told about one. */
export type Invitation = {
  /** How many portals this installation can ask. */
  portals: number;
  /** Given when the e-mail is confirmed; 0 for none. */
  credits: number;
};

/** Writes the content of a shared page as HTML. */
export type WriteShared = (shared: Shared) => Promise<string>;

/** The paths under which the build has the model pages. No vacancy and no list has such an id. */
export const modelPages = { vacancy: "/v/modelo", list: "/lista/modelo" } as const;

/** A placeholder in the model pages for their content. */
export const placeOfShared = "{{shared.content}}";

/** The file with `writeShared`, in the folder of the build. */
export const sharedPagesFile = "shared-pages/write-shared.js";

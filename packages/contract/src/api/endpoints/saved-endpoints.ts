import { z } from "zod";
import { success, type Endpoint } from "./endpoint.ts";
import { paths, type ListedEndpointName } from "../paths.ts";
import {
  endSharedListParams,
  marksBody,
  marksSchema,
  ownSharedListSchema,
  savedVacancyChanges,
  savedVacancyParams,
  savedVacancySchema,
  savedVacancyTextSchema,
  saveVacancyBody,
  sharedListSchema,
  shareListBody,
} from "../../saved/saved-vacancies.ts";

/** The postings that a person has seen, hidden, saved or shared. */
export const savedEndpoints = {
  /** The postings that this person has seen, hidden and saved: ids only. */
  listMarks: { ...paths.listMarks, session: "required", response: marksSchema },
  /** Hiding a posting marks it as seen too. Marks of unknown postings are kept: they say nothing about them. */
  setMarks: { ...paths.setMarks, session: "required", body: marksBody, response: success },
  /** Newest first by `saved_at`. */
  listSavedVacancies: {
    ...paths.listSavedVacancies,
    session: "required",
    response: z.object({ vacancies: z.array(savedVacancySchema) }),
  },
  /**
   * Saves a posting that a search found in the last days (`job_not_found` otherwise) and keeps what it says now. What it
   * does not say is filled from the other postings that are named, where a search found them too and they are the same
   * vacancy; others are ignored. A saved one is answered unchanged; one that was removed within a day comes back with its
   * note. At most `savedVacanciesMax` (`saved_full`).
   */
  saveVacancy: {
    ...paths.saveVacancy,
    session: "required",
    body: saveVacancyBody,
    response: savedVacancySchema,
  },
  getSavedVacancy: {
    ...paths.getSavedVacancy,
    session: "required",
    params: savedVacancyParams,
    response: savedVacancyTextSchema,
  },
  /** Another status starts a new `status_at`. An id that is not saved is `saved_not_found`. */
  changeSavedVacancy: {
    ...paths.changeSavedVacancy,
    session: "required",
    params: savedVacancyParams,
    body: savedVacancyChanges,
    response: savedVacancySchema,
  },
  /** Removes at once for the person; the row is deleted after a day, until then `saveVacancy` brings it back. */
  removeSavedVacancy: {
    ...paths.removeSavedVacancy,
    session: "required",
    params: savedVacancyParams,
    response: success,
  },
  /** Makes a public page of postings, of which at least one must be kept (`job_not_found`); the others are left out. */
  shareList: {
    ...paths.shareList,
    session: "required",
    body: shareListBody,
    response: z.object({
      /** 128 random bits, base64url: who has it may read the list. */
      id: z.string(),
      expires_at: z.string(),
    }),
  },
  /** The lists that the person shared and that can still be opened, the newest first. */
  listSharedLists: {
    ...paths.listSharedLists,
    session: "required",
    response: z.object({ lists: z.array(ownSharedListSchema) }),
  },
  /** Deletes a list of the person; its link stops working at once. Any other handle is `shared_list_not_found`. */
  endSharedList: {
    ...paths.endSharedList,
    session: "required",
    params: endSharedListParams,
    response: success,
  },
  /** A list that was shared in the last `sharedListKeptDays`; every other id is `shared_list_not_found`. */
  getSharedList: {
    ...paths.getSharedList,
    session: "none",
    params: z.object({ id: z.string().regex(/^[\w-]{22}$/) }),
    response: sharedListSchema,
  },
} as const satisfies Partial<Record<ListedEndpointName, Endpoint>>;

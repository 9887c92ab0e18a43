import type { Vacancy } from "@vagou/one-list/vacancy";
import { useMemo, useState } from "react";
import { marks } from "#lib/marks/marks.ts";
import { postingsOf } from "./postings-of.ts";

/**
 * Leaves out the vacancies that the person had hidden before this list was opened. One that is hidden while the list is
 * read stays in its place as a line, so that nothing moves and the person can take it back.
 *
 * @returns `left`: how many it leaves out, or would leave out
 */
export function useHiddenBefore(vacancies: readonly Vacancy[]): HiddenBefore {
  const [{ hidden }] = useState(() => marks.read());
  const [isAll, showAll] = useState(false);
  const visible = useMemo(
    () => vacancies.filter((vacancy) => !postingsOf(vacancy).some(({ id }) => hidden.has(id))),
    [vacancies, hidden],
  );
  return {
    listed: isAll ? vacancies : visible,
    left: vacancies.length - visible.length,
    isAll,
    showAll,
  };
}

type HiddenBefore = {
  listed: readonly Vacancy[];
  left: number;
  /** True while they are listed too. */
  isAll: boolean;
  showAll: (isAll: boolean) => void;
};

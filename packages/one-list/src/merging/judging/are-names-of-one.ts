import { occupationNamesIn } from "../reading/occupation-names.ts";
import type { PostingFacts } from "../reading/posting-facts.ts";
import { readTitle } from "../reading/read-title.ts";
import { leaders, neutralCallings } from "../reading/title-tables.ts";
import type { TitleMatch } from "./compare-titles.ts";
import { isInText } from "./find-untold.ts";

/**
 * @param areOneText whether the postings have one text in the same words
 * @returns whether one title is among the names that the other gives the work ("Topógrafo", "Técnico em Agrimensura
 *   (Topógrafo)"), or, above one text, calls by one word what the other calls by two ("Atuário", "Analista atuarial")
 */
export function areNamesOfOne(
  { relation, mine, theirs }: TitleMatch,
  one: PostingFacts,
  other: PostingFacts,
  areOneText: boolean,
): boolean {
  if (givesName(one, other) || givesName(other, one)) return true;
  // A "Chefe de recepção" is no "Recepcionista": only words without a rank are left out.
  return (
    areOneText &&
    relation === "more" &&
    !one.role.some((word) => other.role.includes(word)) &&
    [...mine, ...theirs].every((word) => neutralCallings.has(word))
  );
}

/** Whether a title gives several names, one of which is the whole title of the other posting, or its beginning. */
function givesName(posting: PostingFacts, whole: PostingFacts): boolean {
  const { job, role } = posting;
  if (role.some((word) => leaders.has(word))) return false;
  const title = job.title.replaceAll(gender, "");
  const names = [...title.split(severalNames), ...title.split(anotherName).slice(1)]
    .filter((name) => name !== title)
    .map((name) => readTitle(name).words)
    .filter((words) => words.length > 0);
  const isSaid = (word: string): boolean => role.includes(word) || isInText(word, posting);
  return names.some(
    (words) =>
      (words[0] === whole.role[0] &&
        words.every((word) => whole.role.includes(word)) &&
        whole.role.every((word) => words.includes(word) || isSaid(word))) ||
      areOfOneName(words, whole.role, isSaid),
  );
}

/** "Agrônomo" of "Consultor de Vendas (Agrônomo)" is an "Engenheiro Agrônomo de Campo", whose text speaks of the "campo". */
function areOfOneName(
  name: readonly string[],
  role: readonly string[],
  isSaid: (word: string) => boolean,
): boolean {
  const others = occupationNamesIn(role);
  return occupationNamesIn(name).some(
    ({ occupation, words }) =>
      words.length === name.length &&
      others.some(
        (other) =>
          other.occupation === occupation &&
          other.words[0] === role[0] &&
          role.every((word) => other.words.includes(word) || isSaid(word)),
      ),
  );
}

const severalNames = /[/|()]/;
/** What stands before such a sign may be the work, of which the words behind it name a part. */
const anotherName = / [-–] /;
/** "(a)", "(as)". */
const gender = / ?\([a-zA-Z]{1,2}\)/g;

import { mergeVacancies } from "@vagou/one-list/merging/merge-vacancies";
import type { Job } from "@vagou/contract/search/job";
import { expect, it } from "vitest";
import { jobOf } from "../testing/job-of.ts";
import { findFresh } from "./find-fresh.ts";

const onBoard = jobOf({ id: "catho-1", source: "catho", url: "https://exemplo.com.br/1" });
/** The same vacancy in the system of the employer, whose posting is the one to show. */
const atEmployer = jobOf({ id: "gupy-1", source: "gupy", url: "https://exemplo.gupy.io/job/1" });
const other = jobOf({ id: "gupy-2", title: "Motorista", url: "https://exemplo.gupy.io/job/2" });

it("leads to what is new, not to a listed vacancy that another portal has too and leads", () => {
  expect(mergeVacancies([onBoard, atEmployer, other]).map(({ lead }) => lead.id)).toEqual([
    "gupy-1",
    "gupy-2",
  ]);
  expect(freshIds([onBoard], [atEmployer, other])).toEqual(["gupy-2"]);
});

it("finds nothing where all that came are other portals' postings of listed vacancies", () => {
  expect(freshIds([onBoard], [atEmployer])).toEqual([]);
});

it("finds it where a later posting made one vacancy of two that were listed, or took one apart", () => {
  const vacancyOf = (lead: Job, others: Job[] = []) => ({ lead, others, reasons: [] });
  const link = jobOf({ id: "bne-1", source: "bne", url: "https://exemplo.com.br/2" });
  const fresh = vacancyOf(other);
  expect(findFresh([vacancyOf(link, [onBoard, atEmployer]), fresh], [onBoard, atEmployer])).toEqual([fresh]);
  expect(findFresh([vacancyOf(onBoard), vacancyOf(atEmployer), fresh], [onBoard, atEmployer])).toEqual([
    fresh,
  ]);
});

function freshIds(listed: readonly Job[], arrived: readonly Job[]): string[] {
  return findFresh(mergeVacancies([...listed, ...arrived]), listed).map(({ lead }) => lead.id);
}

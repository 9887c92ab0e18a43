import { expect, it } from "vitest";
import { groupOf, jobOf } from "../testing/job-of.ts";
import { sumUpInVain } from "./sum-up-in-vain.ts";

const paidForNothing = (name: string) =>
  groupOf({ name, display_name: name, outcome: "empty", fichas: "charged" });
const [sap, dell, nerdin] = [paidForNothing("SAP"), paidForNothing("Dell"), paidForNothing("NerdIn")];
const gupy = groupOf({ name: "gupy", display_name: "Gupy", fichas: "charged", jobs: [jobOf({})] });

it("names the portals that were paid for nothing in one sentence, with all their fichas", () => {
  expect(sumUpInVain([sap, gupy, dell, nerdin])).toBe(
    "SAP, Dell e NerdIn não trouxeram vagas. Na próxima, sem eles, você economiza 21 fichas.",
  );
  expect(sumUpInVain([sap, gupy])).toBe(
    "SAP não trouxe vagas. Na próxima, sem este portal, você economiza 7 fichas.",
  );
});

it("names a portal whose vacancies are all in other places, too", () => {
  expect(sumUpInVain([gupy, { ...sap, outcome: "answered" }])).toBe(
    "SAP não trouxe vagas. Na próxima, sem este portal, você economiza 7 fichas.",
  );
});

it("says nothing of portals that cost nothing or brought a vacancy", () => {
  expect(sumUpInVain([gupy])).toBeNull();
  expect(sumUpInVain([gupy, { ...nerdin, fichas: "free" }])).toBeNull();
  expect(sumUpInVain([gupy, { ...nerdin, outcome: "timeout", fichas: "returned" }])).toBeNull();
});

it("says of no portal that the next search saves its fichas where the whole search brought nothing", () => {
  expect(sumUpInVain([sap, dell, nerdin])).toBeNull();
  expect(sumUpInVain([sap])).toBeNull();
  expect(sumUpInVain([sap, { ...nerdin, outcome: "timeout", fichas: "returned" }])).toBeNull();
});

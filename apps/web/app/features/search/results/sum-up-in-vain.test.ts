import { expect, it } from "vitest";
import { groupOf, jobOf } from "../testing/job-of.ts";
import { savesNextTime, sumUpInVain } from "./sum-up-in-vain.ts";

const paidForNothing = (name: string) =>
  groupOf({ name, display_name: name, outcome: "empty", fichas: "charged" });
const [sap, dell, nerdin] = [paidForNothing("SAP"), paidForNothing("Dell"), paidForNothing("NerdIn")];
const gupy = groupOf({ name: "gupy", display_name: "Gupy", fichas: "charged", jobs: [jobOf({})] });

it("names three portals that were paid for nothing in one sentence, with all their fichas", () => {
  expect(sumUpInVain([sap, gupy, dell, nerdin])).toBe(
    "SAP, Dell e NerdIn não trouxeram vagas. Na próxima, sem eles, você economiza 21 fichas.",
  );
});

it("leaves one or two to their own lines, and portals that cost nothing out", () => {
  expect(sumUpInVain([sap, gupy, dell])).toBeNull();
  expect(sumUpInVain([sap, gupy, dell, { ...nerdin, fichas: "free" }])).toBeNull();
  expect(sumUpInVain([sap, gupy, dell, { ...nerdin, outcome: "timeout", fichas: "returned" }])).toBeNull();
});

it("says of no portal that the next search saves its fichas where the whole search brought nothing", () => {
  expect(sumUpInVain([sap, dell, nerdin])).toBeNull();
  expect(savesNextTime(sap, [sap])).toBe(false);
  expect(savesNextTime(sap, [sap, { ...nerdin, outcome: "timeout", fichas: "returned" }])).toBe(false);
  expect(savesNextTime(sap, [sap, gupy])).toBe(true);
  expect(savesNextTime(gupy, [sap, gupy])).toBe(false);
});

import { expect, test } from "vitest";
import { fraudSources } from "./fraud-sources.ts";
import { documentsSigns } from "./signs/documents-signs.ts";
import { incomeSigns } from "./signs/income-signs.ts";
import { messengerSigns } from "./signs/messenger-signs.ts";
import { paymentSigns } from "./signs/payment-signs.ts";
import { urgentSigns } from "./signs/urgent-signs.ts";

test("each sign that a report describes is looked for", () => {
  const tables = [documentsSigns, incomeSigns, messengerSigns, paymentSigns, urgentSigns];
  const lookedFor = tables.flatMap(({ kind, signs }) => Object.keys(signs).map((name) => `${kind}: ${name}`));
  const described = Object.values(fraudSources).flatMap(({ signs }) => signs);
  expect(described.length).toBeGreaterThan(tables.length);
  expect(described.filter((sign) => !lookedFor.includes(sign))).toEqual([]);
});

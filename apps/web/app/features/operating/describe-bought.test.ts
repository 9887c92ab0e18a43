import { anyPackageIds } from "@vagou/contract/fichas/packages";
import { expect, test } from "vitest";
import { describeBought, describePackage } from "./describe-bought.ts";

test("what was bought is named as people know it", () => {
  expect(describeBought({ package: "popular", plan: null })).toBe("Popular, 600 fichas");
  expect(describeBought({ package: "small", plan: null })).toBe("Pacote, 100 fichas");
  expect(describeBought({ package: null, plan: "pro" })).toBe("Plano Pro");
  expect(describeBought({ package: null, plan: null })).toBe("—");
});

test("every package has a name of its own, and one that is not known any more keeps its id", () => {
  expect(new Set(anyPackageIds.map(describePackage)).size).toBe(anyPackageIds.length);
  expect(describePackage("gone")).toBe("gone");
});

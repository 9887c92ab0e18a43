import { expect, test } from "vitest";
import { namedInPlace } from "./preload-once.ts";

const vites =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.js","assets/b.js"])))=>i.map(i=>d[i]);\n';

test("names the files of each part where it is loaded", () => {
  expect(
    namedInPlace(`${vites}import"./c.js";x(()=>y,__vite__mapDeps([1]));\nz(()=>y,__vite__mapDeps([1,0]))`),
  ).toBe('import"./c.js";x(()=>y,["assets/b.js"]);\nz(()=>y,["assets/b.js","assets/a.js"])');
});

test("leaves a file that loads no part as it is", () => {
  const code = 'import"./c.js";\nvar a="m.f=";\nexport{a}';
  expect(namedInPlace(code)).toBe(code);
});

test("says so when the list is written in another way", () => {
  expect(() => namedInPlace("const __vite__mapDeps=a;\nx(()=>y,__vite__mapDeps(b))")).toThrow(
    "in another way",
  );
});

import { expect, test } from "vitest";
import { requestUrl, withoutParameter, withParameter } from "./request-url.ts";

test("blanks, accents, ampersands and plus signs reach the provider as the person typed them", () => {
  const url = requestUrl("https://a.example/api", { q: "C++ & São Paulo", empty: "", page: 1 });
  expect(url).toBe("https://a.example/api?q=C%2B%2B%20%26%20S%C3%A3o%20Paulo&page=1");
  expect(withParameter(url, "page", "2")).toBe(
    "https://a.example/api?q=C%2B%2B%20%26%20S%C3%A3o%20Paulo&page=2",
  );
});

test("a parameter is taken away, and the rest of the address stays as it is", () => {
  const url = "https://a.example/vaga?from=here&id=1+2";
  expect(withoutParameter(url, "from")).toBe("https://a.example/vaga?id=1+2");
  expect(withoutParameter(url, "other")).toBe(url);
});

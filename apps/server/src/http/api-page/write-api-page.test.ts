import { endpoints } from "@vagou/contract/api/endpoints";
import { errorMessages } from "@vagou/contract/api/error-codes";
import { describeApi } from "@vagou/contract/api/openapi";
import { expect, test } from "vitest";
import { writeApiPage } from "./write-api-page.ts";
import { writeBounds, writeShape } from "./write-shape.ts";

const page = writeApiPage(describeApi("/api"));

/** The calls of operators are not described. */
const described = Object.entries(endpoints).filter(
  ([, { session }]) => session === "none" || session === "required",
);

test("each call of the contract has a part of the page, and a link to it", () => {
  for (const [name, { method, path }] of described) {
    expect(page).toContain(
      `<a href="#${name}"><code>${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}</code></a>`,
    );
    expect(page).toContain(`<h2 id="${name}">`);
  }
});

test("a call that needs a session says so, and no other does", () => {
  const marked = [...page.matchAll(/<p><code>(\w+)<\/code>: needs a session<\/p>/g)].map(([, name]) => name);
  const meant = described.flatMap(([name, { session }]) => (session === "required" ? [name] : []));
  expect(marked.toSorted()).toEqual(meant.toSorted());
});

test("each member that a search takes or answers is on the page, with its bounds", () => {
  const [, part = ""] = page.split('<section aria-labelledby="searchJobs">');
  const [search = ""] = part.split("</section>");
  for (const name of ["query?", "city?", "services?", "display_name", "fichas", "remaining_credits"])
    expect(search).toContain(`${name}: `);
  expect(search).toContain("query?: string  // at most 200 characters, default &quot;&quot;");
  expect(search).toContain("<code>Idempotency-Key</code></td><td>header, optional</td>");
});

test("each code of an error stands on the page once, with its sentence", () => {
  for (const code of Object.keys(errorMessages))
    expect(page.split(`<td><code>${code}</code></td>`)).toHaveLength(2);
});

test("the page loads nothing, and no text of a schema is markup", () => {
  expect(page).not.toMatch(/<script|<link|<img|\ssrc=|@import|url\(/);
  expect(page).not.toContain("undefined");
  expect(page).not.toContain("[object Object]");
});

test("a schema is written as a shape", () => {
  expect(writeShape({ $ref: "#/components/schemas/Error" })).toBe("Error");
  expect(writeShape({ type: ["string", "null"] })).toBe("string | null");
  expect(writeShape({ type: "array", items: { enum: ["a", "b"] } })).toBe('("a" | "b")[]');
  expect(writeShape({ anyOf: [{ const: true }, { type: "null" }] })).toBe("true | null");
  expect(writeShape({ type: "object", additionalProperties: { type: "number" } })).toBe(
    "{\n  [name]: number\n}",
  );
  expect(
    writeShape({
      type: "object",
      required: ["list"],
      properties: {
        list: { type: "array", items: { type: "object", properties: { a: { type: "string" } } } },
      },
    }),
  ).toBe("{\n  list: {\n    a?: string\n  }[]\n}");
  expect(writeBounds({ type: "integer", minimum: -2_147_483_648, maximum: 2_147_483_647 })).toBe("");
  expect(writeBounds({ type: "array", maxItems: 3, items: { maxLength: 40 } })).toBe(
    "at most 3 items, each at most 40 characters",
  );
  expect(writeBounds({ minimum: 1, maximum: 5 })).toBe("1 to 5");
});

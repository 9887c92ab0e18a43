import { readElements } from "@vagou/providers/core/testing/read-elements";
import { hostileAddresses, xssVectors } from "@vagou/providers/core/testing/xss-vectors";
import { expect, it } from "vitest";
import { sanitiseDescription as sanitiseOnServer } from "../../../../server/src/postings/normalising/sanitise-description.ts";
import { jobPostingData, scriptSafeJson } from "../../features/posting/job-posting-data.ts";
import { excerptHtml } from "../../features/search/vacancies/excerpt-html.ts";
import { jobOf } from "../../features/search/testing/job-of.ts";
import { descriptionTags, simpleHtml } from "./simple-html.ts";
import { postingAddress } from "./posting-address.ts";

// What the browser does with the published vectors before it shows them, should a server ever let one through.

it("leaves of a vector no other element and no attribute, also of the excerpt of one that no server sanitised", () => {
  const wrong = xssVectors.filter((vector) =>
    [vector, excerptHtml(vector, 5)].some((html) => otherElementsIn(simpleHtml(html)).length > 0),
  );
  expect(wrong).toEqual([]);
});

it("leaves an excerpt of a sanitised vector as it is, at every length", () => {
  const wrong: unknown[] = [];
  for (const vector of xssVectors) {
    const safe = sanitiseOnServer(`<p>Vaga <b>nova</b></p>${vector}<ul><li>item</li></ul>`);
    for (const length of [0, 1, 5, 12, 40, 600]) {
      const excerpt = excerptHtml(safe, length);
      if (simpleHtml(excerpt) !== excerpt || otherElementsIn(excerpt).length > 0)
        wrong.push([vector, length, excerpt]);
    }
  }
  expect(wrong).toEqual([]);
});

it("writes structured data that cannot end its script element, and that says the same", () => {
  const wrong = xssVectors.filter((vector) => {
    const job = jobOf({
      title: vector,
      company: vector,
      location: vector,
      description: vector,
      salary: vector,
    });
    const whole = { ...job, display_name: vector, first_seen_at: "", last_seen_at: "" };
    const data = jobPostingData(whole, "https://vagou.example/jobs/gupy-0123456789abcdef");
    const json = scriptSafeJson(data);
    return /[<>&\u2028\u2029]/.test(json) || JSON.stringify(JSON.parse(json)) !== JSON.stringify(data);
  });
  expect(wrong).toEqual([]);
});

it("links to web pages only", () => {
  const wrong = [...hostileAddresses, ...xssVectors].filter((url) => {
    const address = postingAddress(url);
    return address !== null && !/^https?:$/.test(new URL(address).protocol);
  });
  expect(wrong).toEqual([]);
});

/** @returns the elements that a parser finds beside the allowed ones, and those with an attribute */
function otherElementsIn(html: string): string[] {
  const isOther = ({ name, attributes }: { name: string; attributes: readonly string[] }) =>
    !descriptionTags.includes(name) || attributes.length > 0;
  return readElements(html)
    .filter(isOther)
    .map(({ name }) => name);
}

import { beforeEach, describe, expect, test } from "vitest";
import { openSite, ours, reactRouter, type Site } from "./testing/open-site.ts";

// The same statements about React Router and about the router that browsers get in its place. Each test opens a
// document of its own in a frame, with a history, an address and scripts of its own.
beforeEach(() => sessionStorage.clear());

describe.each([reactRouter, ours] as const)("%s", (router) => {
  describe("a link", () => {
    test("opens its page, at its top, as a new entry of the history", async () => {
      const opened = await open("/", "first");
      opened.view.scrollTo(0, 700);
      const entries = entriesOf(opened);
      click(opened, "#to-second");
      await expect.poll(() => headingOf(opened)).toBe("second");
      expect(placeOf(opened)).toEqual({ ...nowhere, pathname: "/second", matches: ["root", "second"] });
      expect(opened.view.location.pathname).toBe("/second");
      expect(entriesOf(opened)).toBe(entries + 1);
      expect(opened.view.history.state).toMatchObject({ usr: null, key: keyOf(opened) });
      expect(opened.view.scrollY).toBe(0);
      expect(opened.site.title).toBe("Second");
      expect(opened.site.querySelectorAll("title").length).toBe(1);
      expect(opened.site.querySelectorAll("link[rel=stylesheet]").length).toBe(1);
      expect(descriptionsOf(opened)).toEqual(["of Second"]);
      expect(opened.documents()).toBe(1);
    });

    test("takes along its state, which a step back and forward finds again, and the words of an address", async () => {
      const opened = await open("/", "first");
      click(opened, "#to-state");
      await expect.poll(() => headingOf(opened)).toBe("item a b");
      const place = {
        ...nowhere,
        pathname: "/items/a%20b",
        state: { from: "here" },
        matches: ["root", "item"],
      };
      expect(placeOf(opened)).toEqual(place);
      expect(opened.site.title).toBe("Item a b");
      const key = keyOf(opened);
      opened.view.history.back();
      await expect.poll(() => headingOf(opened)).toBe("first");
      opened.view.history.forward();
      await expect.poll(() => headingOf(opened)).toBe("item a b");
      expect(placeOf(opened)).toEqual(place);
      expect(keyOf(opened)).toBe(key);
    });

    test("to where the person is, or with `replace`, takes the place of the entry", async () => {
      const opened = await open("/", "first");
      const entries = entriesOf(opened);
      click(opened, "#to-replaced");
      await expect.poll(() => headingOf(opened)).toBe("second");
      expect(entriesOf(opened)).toBe(entries);
      const key = keyOf(opened);
      click(opened, "#to-second");
      await expect.poll(() => keyOf(opened)).not.toBe(key);
      expect(entriesOf(opened)).toBe(entries);
    });

    test.each([
      ["#to-second", { ctrlKey: true }],
      ["#to-second", { metaKey: true }],
      ["#to-second", { shiftKey: true }],
      ["#to-second", { altKey: true }],
      ["#to-second", { button: 1 }],
      ["#to-blank", {}],
    ])("%s is the browser's with %o", async (link, press) => {
      const opened = await open("/", "first");
      let wasTaken: boolean | null = null;
      opened.view.addEventListener("click", (event) => {
        wasTaken = event.defaultPrevented;
        event.preventDefault();
      });
      const event = new opened.view.MouseEvent("click", { bubbles: true, cancelable: true, ...press });
      opened.site.querySelector(link)?.dispatchEvent(event);
      expect(wasTaken).toBe(false);
      await pause();
      expect(opened.view.location.pathname).toBe("/");
      expect(headingOf(opened)).toBe("first");
    });

    test("whose page refuses the press leads nowhere", async () => {
      const opened = await open("/", "first");
      click(opened, "#to-refused");
      await pause();
      expect(opened.view.location.pathname).toBe("/");
    });

    test("names its address, so that it works without the app", async () => {
      const { site, view } = await open("/", "first");
      const hrefs = [...site.querySelectorAll("a")].map(({ href }) =>
        href.slice(view.location.origin.length),
      );
      expect(hrefs).toEqual([
        "/second",
        "/items/a%20b",
        "/second",
        "/second",
        "/second",
        "/#middle",
        "/second?kept",
        "/barred",
        "/#middle",
        "/#end",
      ]);
    });

    test("that keeps the place does not scroll", async () => {
      const opened = await open("/", "first");
      opened.view.scrollTo(0, 700);
      click(opened, "#to-kept");
      await expect.poll(() => headingOf(opened)).toBe("second");
      expect(opened.view.scrollY).toBe(700);
    });
  });

  describe("a place of the same page", () => {
    test.each(["#to-hash", "#plain-hash"])(
      "is shown by %s, without asking the loader again",
      async (link) => {
        const opened = await open("/loaded", "loaded");
        await expect.poll(() => headingOf(opened)).toBe('loaded ""');
        click(opened, link);
        await expect.poll(() => placeOf(opened)).toMatchObject({ pathname: "/loaded", hash: "#middle" });
        const middle = opened.site.querySelector("#middle")?.getBoundingClientRect().top;
        expect(Math.abs(middle ?? Infinity)).toBeLessThan(2);
        expect(opened.seen.loads).toEqual(["/loaded"]);
        opened.view.history.back();
        await expect.poll(() => placeOf(opened)).toMatchObject({ hash: "" });
      },
    );

    test("in the address of another page is shown when that page is", async () => {
      const opened = await open("/", "first");
      await opened.navigate("/second#middle");
      await expect.poll(() => headingOf(opened)).toBe("second");
      expect(opened.view.scrollY).toBeGreaterThan(1500);
    });
  });

  describe("a step back or forward", () => {
    test("shows the page where it was left", async () => {
      const opened = await open("/", "first");
      const key = keyOf(opened);
      opened.view.scrollTo(0, 700);
      click(opened, "#to-second");
      await expect.poll(() => headingOf(opened)).toBe("second");
      opened.view.scrollTo(0, 1200);
      opened.view.history.back();
      await expect.poll(() => headingOf(opened)).toBe("first");
      expect(opened.view.scrollY).toBe(700);
      expect(keyOf(opened)).toBe(key);
      expect(opened.site.title).toBe("First");
      opened.view.history.forward();
      await expect.poll(() => headingOf(opened)).toBe("second");
      expect(opened.view.scrollY).toBe(1200);
    });

    test("finds again what a document before this one has left", async () => {
      const opened = await open("/", "first");
      opened.view.scrollTo(0, 700);
      opened.view.dispatchEvent(new Event("pagehide"));
      expect(JSON.parse(sessionStorage.getItem("react-router-scroll-positions") ?? "")).toEqual({
        [keyOf(opened) ?? ""]: 700,
      });
      expect(opened.view.history.scrollRestoration).toBe("auto");
    });
  });

  describe("a navigation by the app", () => {
    test("ends when its page is shown", async () => {
      const opened = await open("/", "first");
      await opened.navigate("/items/3", { replace: true, state: 5 });
      expect(headingOf(opened)).toBe("item 3");
      expect(placeOf(opened)).toMatchObject({ state: 5 });
    });

    test("changes the parameters of the address", async () => {
      const opened = await open("/second?a=1&b=%202", "second");
      expect(placeOf(opened)).toMatchObject({ search: "?a=1&b=%202", a: "1" });
      const entries = entriesOf(opened);
      click(opened, "#drop-query");
      await expect.poll(() => placeOf(opened)).toMatchObject({ search: "?b=+2", a: null });
      expect(entriesOf(opened)).toBe(entries);
      expect(opened.view.location.search).toBe("?b=+2");
    });

    test("writes an address as the browser does", async () => {
      const opened = await open("/", "first");
      await opened.navigate('/second?q=a b"ç#x y');
      expect(placeOf(opened)).toMatchObject({ search: "?q=a%20b%22%C3%A7", hash: "#x%20y" });
    });

    test.each(["https://elsewhere.example/", "/\\elsewhere.example", "javascript:alert(1)"])(
      "never leads to %s",
      async (address) => {
        const opened = await open("/", "first");
        const { origin } = opened.view.location;
        await opened.navigate(address).catch(() => {});
        await pause();
        expect(opened.view.location.origin).toBe(origin);
        expect(opened.documents()).toBe(1);
      },
    );

    test("that is overtaken shows nothing", async () => {
      const opened = await open("/", "first");
      const slow = opened.navigate("/loaded?slow");
      await expect.poll(() => opened.seen.loads).toEqual(["/loaded?slow"]);
      expect(headingOf(opened)).toBe("first");
      expect(opened.view.location.pathname).toBe("/");
      click(opened, "#to-second");
      await expect.poll(() => headingOf(opened)).toBe("second");
      opened.seen.release();
      await slow;
      await pause();
      expect(headingOf(opened)).toBe("second");
      expect(opened.view.location.pathname).toBe("/second");
    });

    test("is refused when the app blocks it", async () => {
      const opened = await open("/", "first");
      for (const times of ["1", "2"]) {
        click(opened, "#to-barred");
        await expect.poll(() => opened.site.body.dataset["barred"]).toBe(times);
        expect(opened.view.location.pathname).toBe("/");
      }
      click(opened, "#to-second");
      await expect.poll(() => headingOf(opened)).toBe("second");
    });
  });

  describe("a loader", () => {
    test("ends before its page is shown, and is asked again when the parameters change", async () => {
      const opened = await open("/", "first");
      const shown = opened.navigate("/loaded?slow");
      await expect.poll(() => opened.seen.loads).toEqual(["/loaded?slow"]);
      expect(headingOf(opened)).toBe("first");
      opened.seen.release();
      await shown;
      expect(headingOf(opened)).toBe('loaded "?slow"');
      await opened.navigate("/loaded?b");
      expect(headingOf(opened)).toBe('loaded "?b"');
      expect(opened.seen.loads).toEqual(["/loaded?slow", "/loaded?b"]);
    });

    test.each(["away", "thrown"])("leads to another page instead (%s)", async (way) => {
      const opened = await open("/", "first");
      const entries = entriesOf(opened);
      await opened.navigate(`/loaded?${way}`);
      expect(headingOf(opened)).toBe("second");
      expect(placeOf(opened)).toMatchObject({ pathname: "/second", search: `?from=${way}` });
      expect(entriesOf(opened)).toBe(entries + 1);
      opened.view.history.back();
      await expect.poll(() => headingOf(opened)).toBe("first");
      await opened.navigate(`/loaded?${way}`, { replace: true });
      expect(headingOf(opened)).toBe("second");
      expect(entriesOf(opened)).toBe(entries + 1);
    });
  });

  describe("a document", () => {
    test("that was written for its page is as it was, wherever it is scrolled", async () => {
      const opened = await open("/second", "second");
      expect(headingOf(opened)).toBe("second");
      expect(opened.site.title).toBe("Second");
      expect(placeOf(opened)).toMatchObject({ pathname: "/second", matches: ["root", "second"] });
    });

    test("that was written for a page with a loader shows what waits for it", async () => {
      const opened = await open("/loaded?slow", "loaded");
      expect(opened.site.querySelector("#waits")?.textContent).toBe("page");
      expect(opened.site.title).toBe("Loaded");
      await expect.poll(() => opened.seen.loads).toEqual(["/loaded?slow"]);
      opened.seen.release();
      await expect.poll(() => headingOf(opened)).toBe('loaded "?slow"');
      expect(opened.site.querySelector("#waits")).toBeNull();
    });

    test("that was written for a page with a loader, and nothing that waits, shows what the site has", async () => {
      const opened = await open("/unnoticed?away", "unnoticed");
      expect(opened.seen.waits).toEqual(["site"]);
      await expect.poll(() => headingOf(opened)).toBe("second");
      expect(opened.view.location.pathname).toBe("/second");
    });

    test("that is the shell waits, and fetches its page", async () => {
      const opened = await open("/items/7?a=2", null);
      expect(opened.seen.waits).toContain("site");
      await expect.poll(() => headingOf(opened)).toBe("item 7");
      expect(opened.site.querySelector("#waits")).toBeNull();
      expect(placeOf(opened)).toMatchObject({ pathname: "/items/7", a: "2" });
      expect(opened.site.title).toBe("Item 7");
      expect(descriptionsOf(opened)).toEqual(["of Item 7"]);
    });

    // It would move while it fills, under the eyes of the person.
    test("that is the shell is at its top when it is loaded again", async () => {
      sessionStorage.setItem("react-router-scroll-positions", JSON.stringify({ first: 700 }));
      const opened = await openSite(router, "/items/7", null, true);
      await expect.poll(() => headingOf(opened)).toBe("item 7");
      expect(opened.view.scrollY).toBe(0);
    });

    test("that is the shell is led elsewhere by the loader of its page", async () => {
      const opened = await open("/loaded?away", null);
      await expect.poll(() => headingOf(opened)).toBe("second");
      expect(placeOf(opened)).toMatchObject({ pathname: "/second", search: "?from=away" });
    });

    test("that is the shell shows the page for other addresses", async () => {
      const opened = await open("/no/such/page", null);
      await expect.poll(() => headingOf(opened)).toBe("no such page");
      expect(placeOf(opened)).toMatchObject({ matches: ["root", "other"] });
    });
  });

  async function open(address: string, written: string | null): Promise<Site> {
    return await openSite(router, address, written);
  }
});

// What React Router does otherwise, and why.
describe("ours alone", () => {
  // With React Router over Preact the document is empty then.
  test("shows what went wrong in a loader, until the person goes on", async () => {
    const opened = await openSite(ours, "/", "first");
    await opened.navigate("/loaded?fault");
    await expect.poll(() => faultOf(opened)).toBe("the loader failed");
    expect(opened.view.location.search).toBe("?fault");
    expect(opened.site.title).toBe("Site");
    opened.view.history.back();
    await expect.poll(() => headingOf(opened)).toBe("first");
    expect(faultOf(opened)).toBeUndefined();
    expect(opened.site.title).toBe("First");
  });

  test("shows what is around the page of the shell in a task before it", async () => {
    const opened = await openSite(ours, "/loaded?slow", null);
    await expect.poll(() => opened.seen.loads).toEqual(["/loaded?slow"]);
    const steps: unknown[] = [];
    const watcher = new MutationObserver(() =>
      steps.push([opened.site.querySelector("#place") !== null, headingOf(opened)]),
    );
    watcher.observe(opened.site, { childList: true, subtree: true });
    opened.seen.release();
    await expect.poll(() => headingOf(opened)).toBe('loaded "?slow"');
    watcher.disconnect();
    expect(steps[0]).toEqual([true, null]);
  });

  // React Router loads the page again that the person leaves.
  test("lets the browser open a page whose module is missing", async () => {
    const opened = await openSite(ours, "/", "first");
    void opened.navigate("/missing?a#b");
    await expect.poll(() => opened.documents()).toBe(2);
    const { pathname, search, hash } = opened.frame.contentWindow?.location ?? {};
    expect([pathname, search, hash]).toEqual(["/missing", "?a", "#b"]);
    expect(opened.frame.contentWindow?.navigation.entries().length).toBe(2);
  });

  // React Router loads the document again and again.
  test("says what went wrong when a document that was loaded again still misses the module of its page", async () => {
    const first = await openSite(ours, "/missing", null);
    await expect.poll(() => first.documents()).toBe(2);
    const again = await openSite(ours, "/missing", null, true);
    await expect.poll(() => faultOf(again)).toContain("no-such-module.js");
    expect(again.documents()).toBe(1);
  });

  // React Router makes a new entry: Back leads to the page that leads elsewhere, and from there to here again.
  test.each([
    ["of the shell", "/loaded?away", null],
    ["that was written", "/unnoticed?away", "unnoticed"],
  ])("is led elsewhere by the loader of a page %s in the place of its entry", async (_, address, written) => {
    const opened = await openSite(ours, address, written);
    await expect.poll(() => headingOf(opened)).toBe("second");
    expect(entriesOf(opened)).toBe(1);
  });

  test("is led elsewhere after a step back in the place of that entry, so that a further step leaves it", async () => {
    const opened = await openSite(ours, "/", "first");
    opened.view.history.pushState(null, "", "/loaded?away");
    await opened.navigate("/items/7");
    opened.view.history.back();
    await expect.poll(() => headingOf(opened)).toBe("second");
    expect(opened.view.location.search).toBe("?from=away");
    opened.view.history.back();
    await expect.poll(() => headingOf(opened)).toBe("first");
  });

  test("leaves a document as it is that holds what its loader would find", async () => {
    const opened = await openSite(ours, "/whole", "whole");
    expect(headingOf(opened)).toBe("loaded null");
    click(opened, "#to-second");
    await expect.poll(() => headingOf(opened)).toBe("second");
    expect(opened.seen.loads).toEqual([]);
    await opened.navigate("/whole?b");
    expect(headingOf(opened)).toBe('loaded "?b"');
  });

  // React Router scrolls back to where the shell's page was: to it, all entries without a key are one.
  test("leads to one hash after another in the shell, too, and finds each again", async () => {
    const opened = await openSite(ours, "/second", null);
    await expect.poll(() => headingOf(opened)).toBe("second");
    opened.view.scrollTo(0, 300);
    for (const [link, target] of [
      ["#plain-end", "#end"],
      ["#plain-hash", "#middle"],
    ] as const) {
      click(opened, link);
      await expect.poll(() => placeOf(opened)).toMatchObject({ hash: target });
      await pause();
      expect(Math.abs(topOf(opened, target))).toBeLessThan(2);
    }
    opened.view.history.back();
    await expect.poll(() => placeOf(opened)).toMatchObject({ hash: "#end" });
    expect(Math.abs(topOf(opened, "#end"))).toBeLessThan(2);
    opened.view.history.back();
    await expect.poll(() => placeOf(opened)).toMatchObject({ hash: "" });
  });
});

const nowhere = { search: "", hash: "", state: null, a: null };

/** Long enough for what must not happen. */
async function pause(): Promise<void> {
  await new Promise((go) => setTimeout(go, 50));
}

function click({ site }: Site, selector: string): void {
  const element = site.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`nothing is ${selector}`);
  element.click();
}

/** How many entries the frame's own history has. */
function entriesOf({ view }: Site): number {
  return view.navigation.entries().length;
}

function topOf({ site }: Site, selector: string): number {
  return site.querySelector(selector)?.getBoundingClientRect().top ?? Infinity;
}

function faultOf({ site }: Site): string | undefined {
  return site.querySelector("#fault")?.textContent;
}

function headingOf({ site }: Site): string | null {
  return site.querySelector("h1")?.textContent ?? null;
}

function placeOf({ site }: Site): unknown {
  return JSON.parse(site.querySelector("#place")?.textContent ?? "null");
}

function keyOf({ site }: Site): string | null {
  return site.querySelector("#key")?.textContent ?? null;
}

function descriptionsOf({ site }: Site): string[] {
  return [...site.querySelectorAll<HTMLMetaElement>("meta[name=description]")].map(({ content }) => content);
}

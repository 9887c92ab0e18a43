import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { expectationsQuery } from "../../queries.ts";
import type { Expectation } from "./describe-expectation.ts";
import type { AskedWords } from "./find-obstacle.ts";

/** A person who types pauses shorter than this between letters. */
const pauseMs = 600;

export type Expectations = {
  /** `none`: there are no words yet. A failure is not told: the numbers are only missing. */
  status: "none" | "loading" | "failed" | "known";
  byId: ReadonlyMap<string, Expectation>;
};

/**
 * What each portal usually brings, asked for once the person pauses and the list of portals was on screen.
 * @param list the element of the list
 */
export function useExpectations(asked: AskedWords, list: RefObject<Element | null>): Expectations {
  const wasSeen = useSeen(list);
  const wanted = { query: asked.query.trim(), city: asked.city, state: asked.state };
  const isSettled = useSettled(JSON.stringify(wanted));
  const hasWords = wanted.query !== "";
  const found = useQuery({ ...expectationsQuery(wanted), enabled: hasWords && wasSeen && isSettled });
  if (!hasWords) return { status: "none", byId: nothing };
  if (found.data !== undefined)
    return { status: "known", byId: new Map(found.data.providers.map((one) => [one.id, one])) };
  return { status: found.isError ? "failed" : "loading", byId: nothing };
}

const nothing: ReadonlyMap<string, Expectation> = new Map();

/** True once the text has stayed the same for a pause; at first at once. */
function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}

/** True from the moment on that the element was on screen. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wasSeen, element]);
  return wasSeen;
}

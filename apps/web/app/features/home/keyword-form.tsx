import { keywordsMaxLength } from "@vagou/contract/limits";
import { type SyntheticEvent, useEffect, useId, useRef } from "react";
import { readOwnerId } from "#lib/session/session.ts";
import { readWaitingSearch } from "#lib/session/waiting-search.ts";
import { Button } from "#ui/button.tsx";
import { homeTexts } from "./texts.ts";

/** One field and a button. Blank keywords do nothing. A visitor finds the words of the search that waits for a log-in. */
export function KeywordForm({ onSearch }: { onSearch: (keywords: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before the app started stays.
    if (field.current?.value === "" && readOwnerId() === null)
      field.current.value = readWaitingSearch(Date.now()) ?? "";
  }, []);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keywords = new FormData(event.currentTarget).get("q");
    if (typeof keywords === "string" && keywords.trim() !== "") onSearch(keywords.trim());
  };
  return (
    <search>
      <form
        action="/jobs"
        onSubmit={submit}
        className="flex max-w-2xl gap-2 rounded-[16px] border-[1.5px] border-line-strong bg-card p-1.5 focus-within:border-focus focus-within:outline-3 focus-within:outline-focus"
      >
        <label htmlFor={id} className="sr-only">
          {homeTexts.keywords}
        </label>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={keywordsMaxLength}
          placeholder={homeTexts.keywords}
          className="min-h-12 min-w-0 flex-1 bg-transparent px-3 text-[1rem] outline-none text-ellipsis placeholder:text-muted"
        />
        <Button type="submit" className="min-h-12 rounded-[11px]!">
          {homeTexts.search}
        </Button>
      </form>
    </search>
  );
}

import { keywordsMaxLength } from "@vagou/contract/limits";
import { type SyntheticEvent, useId } from "react";
import { Button } from "#ui/button.tsx";
import { homeTexts } from "./texts.ts";

/** One field and a button. Blank keywords do nothing. */
export function KeywordForm({ onSearch }: { onSearch: (keywords: string) => void }) {
  const id = useId();
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

// The editable combobox of the ARIA practices: no element has this behaviour, so roles carry it.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events */
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { classes } from "../classes.ts";
import { controlClasses } from "./field.tsx";
import { type ComboboxOption, matchOptions } from "./match-options.ts";
import { Icon } from "../icon.tsx";
import { type VisibleArea, visibleRows, scrollTopOf } from "./option-window.ts";

/** Above and below the rows of the list. */
const paddingPx = 4;
const rowRem = 2.75;

/**
 * A field that finds one of many options by typing (accents and case aside). What is typed counts
 * only when an option is chosen; leaving the field restores the chosen one, emptying it clears at once: when the field
 * is left, the browser has chosen who gets the focus next, and that button or field must not go then.
 */
export function Combobox({
  label,
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  words,
}: ComboboxProps) {
  const id = useId();
  const listId = `${id}-list`;
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [visible, setVisible] = useState<VisibleArea>({ rowPx: 44, heightPx: 192, topPx: 0 });
  const shown = matchOptions(options, typed ?? "");
  const activeOption = isOpen ? shown[active] : undefined;
  const { from, to } = visibleRows(visible, shown.length);

  // Before the list is painted, so that it never shows the wrong rows.
  useLayoutEffect(() => {
    if (!isOpen || list.current === null) return;
    const row = Math.min(active, shown.length - 1);
    list.current.scrollTop = scrollTopOf(row, visibleAreaOf(list.current));
    setVisible(visibleAreaOf(list.current));
  }, [isOpen, active, shown.length]);

  const open = () => {
    if (isOpen || disabled) return;
    setOpen(true);
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return open();
      const step = event.key === "ArrowDown" ? 1 : -1;
      return setActive((active + step + shown.length) % Math.max(1, shown.length));
    }
    if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      if (activeOption !== undefined) choose(activeOption);
      return undefined;
    }
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
    return undefined;
  };

  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          ref={field}
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={
            activeOption !== undefined && active >= from && active < to ? `${listId}-${active}` : undefined
          }
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder}
          value={typed ?? chosen}
          onChange={(event) => {
            setTyped(event.target.value);
            if (value !== "" && event.target.value.trim() === "") onChange("");
            setOpen(true);
            setActive(0);
            list.current?.scrollTo({ top: 0 });
          }}
          onFocus={(event) => event.target.select()}
          onClick={open}
          onBlur={close}
          onKeyDown={onKeyDown}
          className={classes(controlClasses, "pr-11 text-ellipsis")}
        />
        {value === "" ? (
          <Icon
            name="chevron"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
          />
        ) : (
          <button
            type="button"
            aria-label={words.clear}
            disabled={disabled}
            onClick={() => {
              // This button goes.
              field.current?.focus();
              onChange("");
            }}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-small text-muted hover:text-ink"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <ul
        ref={list}
        id={listId}
        role="listbox"
        // Chromium leads Tab into what scrolls, and this list goes when the field is left.
        tabIndex={-1}
        aria-label={label}
        hidden={!isOpen}
        onScroll={(event) => setVisible(visibleAreaOf(event.currentTarget))}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-[200px] overflow-y-auto overscroll-contain [overflow-anchor:none] rounded-surface border-[1.5px] border-line-strong bg-card p-1"
      >
        {isOpen &&
          shown.slice(from, to).map((option, place) => (
            <li
              key={option.value}
              id={`${listId}-${from + place}`}
              role="option"
              aria-selected={option.value === value}
              aria-setsize={shown.length}
              aria-posinset={from + place + 1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              // The margins are the room of the rows that are not in the page.
              style={{
                height: `${rowRem}rem`,
                marginTop: place === 0 ? `${from * rowRem}rem` : undefined,
                marginBottom: from + place === to - 1 ? `${(shown.length - to) * rowRem}rem` : undefined,
              }}
              className={classes(
                "flex cursor-pointer items-center justify-between gap-3 rounded-small px-3",
                from + place === active && "bg-leaf-soft",
                option.value === value && "font-semibold",
              )}
            >
              <span className="line-clamp-2 leading-tight">{option.label}</span>
              {option.value === value && <Icon name="check" className="text-leaf" />}
            </li>
          ))}
      </ul>
      {/* It is always there: screen readers announce what changes in it, not a region that has just come. */}
      <output
        className={
          isOpen && shown.length === 0
            ? "absolute inset-x-0 top-full z-30 mt-1 rounded-surface border-[1.5px] border-line-strong bg-card px-4 py-3 text-muted"
            : "sr-only"
        }
      >
        {isOpen && (shown.length > 0 ? words.found(shown.length) : words.none)}
      </output>
    </div>
  );
}

type ComboboxProps = {
  label: string;
  options: ComboboxOption[];
  /** The chosen option's value; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  disabled?: boolean;
  words: { clear: string; none: string; found: (count: number) => string };
};

function visibleAreaOf(list: HTMLUListElement): VisibleArea {
  const row = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  return {
    rowPx: row === 0 ? 44 : row,
    heightPx: list.clientHeight - 2 * paddingPx,
    topPx: list.scrollTop,
  };
}

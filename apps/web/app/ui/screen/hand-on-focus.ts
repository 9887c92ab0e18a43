/** Gives the focus of `from`, which goes away, to what takes its place. A person who is elsewhere by now stays there. */
export function handOnFocus(from: Element, to: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === from || activeElement === document.body) to?.focus();
}

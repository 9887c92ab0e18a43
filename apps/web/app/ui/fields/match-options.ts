export type ComboboxOption = { value: string; label: string };

/** @returns the options that contain `typed`, those that begin with it first; accents and case aside. */
export function matchOptions(options: ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = plain(typed.trim());
  if (wanted === "") return options;
  const found = options.filter((option) => plain(option.label).includes(wanted));
  const begins = (option: ComboboxOption) => (plain(option.label).startsWith(wanted) ? 0 : 1);
  return found.sort((one, other) => begins(one) - begins(other));
}

/** @returns the text for comparisons: without accents, in lower case */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

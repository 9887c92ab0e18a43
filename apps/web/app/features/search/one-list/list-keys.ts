/** What a key does while the focus is in the list; WCAG 2.1.4 asks that single letters work only there. */
const wishes = { j: "next", k: "previous", s: "save", x: "hide", "?": "help" } as const;

export type ListWish = (typeof wishes)[keyof typeof wishes];

/** @returns null for any other key, and while the person writes or chooses in a field */
export function listKeyOf(event: KeyPress): ListWish | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { target } = event;
  if (target instanceof Element && target.closest("input, textarea, select") !== null) return null;
  return isKey(event.key) ? wishes[event.key] : null;
}

function isKey(key: string): key is keyof typeof wishes {
  return Object.hasOwn(wishes, key);
}

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

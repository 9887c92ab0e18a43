/**
 * Tells a background task that there is work before its next turn. A bell that nobody hears is harmless:
 * the work waits in the database.
 */
export type Bell = {
  ring(): void;
  /** @param listener replaces the one before */
  listen(listener: () => void): void;
};

export function createBell(): Bell {
  let listener = () => {};
  return {
    ring: () => listener(),
    listen: (next) => {
      listener = next;
    },
  };
}

/**
 * Wakes a background task before its next turn, because there is work. A bell without a listener does no harm: the
 * work waits in the database.
 */
export type Bell = {
  ring(): void;
  /** @param listener replaces the earlier one */
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

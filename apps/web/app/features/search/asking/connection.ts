import { createConnection } from "./create-connection.ts";

/** The connection of this device. */
export const connection = createConnection({
  isOnline: () => navigator.onLine,
  onChange: (listener) => {
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
  now: Date.now,
});

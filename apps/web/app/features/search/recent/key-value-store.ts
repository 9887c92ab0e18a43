/** What a device keeps, as texts. `write` answers false when there is no room. */
export type KeyValueStore = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => boolean;
};

/** A running stand-in of a third party on this machine. */
export type StandIn = {
  /** Where it answers, e.g. `http://127.0.0.1:3003`. */
  origin: string;
  close: () => Promise<void>;
};

/** `port` 0 takes any free one. Stand-ins answer on loopback only. */
export type StandInOptions = { port: number; host?: "127.0.0.1" };

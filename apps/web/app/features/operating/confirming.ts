import { createContext } from "react";

/** Does an act; where the server first wants the second factor again, the person is asked for it, and it is done then. */
export type Confirm = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

/** How the page asks for it. */
export const Confirming = createContext<Confirm>((act) => act());

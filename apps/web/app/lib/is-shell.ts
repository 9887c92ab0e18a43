import { createContext } from "react";

/** True while the build writes the shell: the HTML of every path that has no page of its own. */
export const IsShell = createContext(false);

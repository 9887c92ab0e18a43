import { createContext } from "react";

/** True while the build writes the shell: the HTML of every path that is not prerendered. */
export const IsShell = createContext(false);

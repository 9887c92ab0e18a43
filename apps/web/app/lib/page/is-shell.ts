import { createContext } from "react";

/** True while the build writes HTML of many paths: the shell, and the models of shared pages. */
export const IsShell = createContext(false);

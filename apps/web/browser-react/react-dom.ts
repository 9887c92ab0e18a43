export { createPortal, flushSync } from "preact/compat";

export { Fragment, jsx, jsxDEV, jsxs } from "preact/compat/jsx-runtime";

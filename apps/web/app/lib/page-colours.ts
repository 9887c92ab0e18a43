/** `--paper` of `styles/tokens.css`, for what the style sheet does not reach: the browser's own bars. */
export const lightPaper = "#fbf7ee";
export const darkPaper = "#0f1813";

/** `--paper` of `styles/tokens.css`, for the browser's own bars, which the style sheet does not reach. */
export const lightPaper = "#fbf7ee";
export const darkPaper = "#0f1813";

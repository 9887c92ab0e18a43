/**
 * Takes out what the server wrote into the head for previews of a shared link. The app writes the head of every page
 * by itself, and would leave these words in the head of the next one. To be called before the app is drawn.
 */
export function forgetPreview(): void {
  if (typeof document === "undefined") return;
  for (const tag of document.querySelectorAll("[data-preview]")) tag.remove();
}

/**
 * Removes the entries that the server wrote into the head for previews of a shared link. The app writes the head of
 * every page by itself, and would leave these entries in the head of the next one. Must be called before rendering.
 */
export function forgetPreview(): void {
  if (typeof document === "undefined") return;
  for (const tag of document.querySelectorAll("[data-preview]")) tag.remove();
}

/**
 * Removes the entries that the server wrote into the head for previews of a shared link. The app writes the head of
 * every page by itself, and would leave these entries in the head of the next one. Must be called before rendering.
 *
 * The title stays until the app has one: React takes over the first that it finds, and a page without a title has no name
 * in a tab and for a screen reader meanwhile.
 */
export function forgetPreview(): void {
  if (typeof document === "undefined") return;
  for (const tag of document.querySelectorAll("[data-preview]"))
    if (tag instanceof HTMLTitleElement) delete tag.dataset["preview"];
    else tag.remove();
}

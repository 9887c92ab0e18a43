const asked = new Set<string>();

/**
 * In the place of Vite's helper of the same name: loads a part of the app, and all that it cannot run without in one wave.
 * Our styles are in one sheet, so that these are scripts only (`preload-once`).
 * @param files their paths from the root of the site
 */
// oxlint-disable-next-line no-underscore-dangle -- its name is not ours
export async function __vitePreload<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href: `/${file}` }),
    );
  }
  return await load();
}

import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../../../scripts/setup/project.js";

/** The built web app, as the server serves it. */
export const builtFolder = join(root, "apps/web/build/client");

/** What a browser that was never here loads of the build for a page. */
export type FirstVisit = {
  /** The built page: `index.html`, or the shell where the page has none of its own. */
  page: string;
  /** The page, its scripts, styles and typefaces, each once, as paths inside the build. */
  files: string[];
  /** The scripts that come when the person touches the page, or when the browser is idle. */
  later: string[];
};

/**
 * Reads from the build what the first visit of a path loads before the page works: the page, the scripts that it names,
 * those that React Router's manifest names for the route where the page is the shell, its styles, and the typefaces of
 * the styles. Not counted: icons, and what the page loads when it already works. A page that reads without the app
 * (`lib/page/start-app`) loads no scripts before the first touch.
 *
 * @param path without parameters, as `/jobs`
 * @throws {Error} when the build has no such page or names a file that it does not have
 */
export async function readFirstVisit(path: string): Promise<FirstVisit> {
  const own = `${path}/index.html`.replace(/^\/+/, "");
  const ownText = await readFile(join(builtFolder, own), "utf8").catch(() => null);
  const page = ownText === null ? "__spa-fallback.html" : own;
  const html = ownText ?? (await readFile(join(builtFolder, page), "utf8"));
  const named = namedIn(html);
  const routed = ownText === null ? await filesOfRoute(path) : [];
  const linked = [...named, ...routed];
  const styles = linked.filter((file) => file.endsWith(".css"));
  const typefaces = await Promise.all(
    styles.map(async (file) => {
      const css = await readFile(join(builtFolder, file), "utf8");
      return [...css.matchAll(/url\(\/?(assets\/[^)]+\.woff2)\)/g)].map(([, font = ""]) => font);
    }),
  );
  return { page, files: [...new Set([page, ...linked, ...typefaces.flat()])], later: laterIn(html) };
}

/** @returns the paths of the scripts and styles that a page loads by itself */
function namedIn(html: string): string[] {
  const withoutTexts = html.replaceAll(/<script (?:type="text\/plain"|data-files=).*?<\/script>/gs, "");
  return [...withoutTexts.matchAll(/["']\/(assets\/[^"']+\.(?:js|css))["']/g)].map(([, file = ""]) => file);
}

/** @returns the paths of the scripts that the loader of a page fetches */
function laterIn(html: string): string[] {
  const [, files = ""] = /<script data-files="([^"]+)"/.exec(html) ?? [];
  return files.split(" ").flatMap((file) => (file === "" ? [] : [file.replace(/^\//, "")]));
}

const routeSchema = z.object({
  path: z.string().optional(),
  module: z.string(),
  imports: z.array(z.string()),
  css: z.array(z.string()),
});
const manifestSchema = z.object({ routes: z.record(z.string(), routeSchema) });

/** @throws {Error} when no route has this path */
async function filesOfRoute(path: string): Promise<string[]> {
  const [manifest] = await Array.fromAsync(glob("assets/manifest-*.js", { cwd: builtFolder }));
  if (manifest === undefined) throw new Error("the build has no manifest of its routes");
  const script = await readFile(join(builtFolder, manifest), "utf8");
  const json: unknown = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
  const route = Object.values(manifestSchema.parse(json).routes).find((each) => `/${each.path}` === path);
  if (route === undefined) throw new Error(`no route has the path ${path}`);
  const { module, imports, css } = route;
  return [module, ...imports, ...css].map((file) => file.replace(/^\//, ""));
}

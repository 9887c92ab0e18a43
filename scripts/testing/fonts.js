// @ts-check
import { runCommand } from "../setup/run-command.js";
import { canInstallDebianPackages, installDebianPackage } from "./debian-packages.js";

/** The families that the web app's stylesheet stretches to the size of its own typefaces (styles/fonts.css). */
const families = ["Roboto", "Arial", "Liberation Sans"];

/**
 * A phone has Roboto, Windows and macOS have Arial, a desktop of Debian has Liberation Sans; a server has none of
 * them, and there each page moves when its own typefaces arrive. Installs Liberation where that is so and where this
 * process may; elsewhere it says what is missing.
 *
 * @returns {Promise<void>}
 * @throws {import("../setup/setup-error.js").SetupError} with the output of apt-get
 */
export async function prepareFonts() {
  if (process.platform !== "linux" || (await hasFamily())) return;
  if (canInstallDebianPackages()) return await installDebianPackage("fonts-liberation");
  console.log(
    `None of the fonts ${families.join(", ")} is installed: the journeys that hold pages still will fail (on Debian, \`apt-get install fonts-liberation\`).`,
  );
}

/** @returns {Promise<boolean>} */
async function hasFamily() {
  const { output } = await runCommand("fc-list", [":", "family"]);
  return output.split(/[\n,]/).some((family) => families.includes(family.trim()));
}

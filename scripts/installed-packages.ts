import { readFileSync } from "node:fs";
import { join } from "node:path";

/** `isTool`: needed to build and test only. `runsScript`: wants to run a program when it is installed. */
export type InstalledPackage = {
  name: string;
  version: string;
  licence: string;
  integrity: string;
  isTool: boolean;
  runsScript: boolean;
};

type LockFile = {
  packages: Record<
    string,
    {
      version?: string;
      license?: string;
      integrity?: string;
      link?: boolean;
      dev?: boolean;
      hasInstallScript?: boolean;
    }
  >;
};

/**
 * @param root of the repository
 * @returns all packages of others that package-lock.json names, for every system, each copy by itself
 */
export function installedPackages(root: string): InstalledPackage[] {
  const lock: LockFile = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(lock.packages).flatMap(([path, facts]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    if (!path.includes("node_modules/") || facts.link === true) return [];
    return {
      name,
      version: facts.version ?? "",
      licence: facts.license ?? "none",
      integrity: facts.integrity ?? "",
      isTool: facts.dev === true,
      runsScript: facts.hasInstallScript === true,
    };
  });
}

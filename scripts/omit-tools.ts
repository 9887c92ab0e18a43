import type { InstalledPackage } from "./installed-packages.ts";

/** What is read of a bill of materials in CycloneDX; npm names each part as `name@version`. */
export type BillOfMaterials = {
  components: { "bom-ref": string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/**
 * `npm sbom --omit dev` leaves out what one workspace needs to run and another one for its tests alone, such as zod.
 *
 * @param bill of all packages
 * @returns the same without the packages that only build and test
 */
export function omitTools<Bill extends BillOfMaterials>(
  bill: Bill,
  packages: readonly InstalledPackage[],
): Bill {
  const isRunning = new Map<string, boolean>();
  for (const { name, version, isTool } of packages) {
    const id = `${name}@${version}`;
    isRunning.set(id, !isTool || isRunning.get(id) === true);
  }
  // Our own workspaces are no packages of others, and stay.
  const stays = (id: string) => isRunning.get(id) !== false;
  return {
    ...bill,
    components: bill.components.filter((component) => stays(component["bom-ref"])),
    dependencies: bill.dependencies
      .filter(({ ref }) => stays(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(stays) })),
  };
}

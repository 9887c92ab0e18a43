// @ts-check
import { root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";

/**
 * @param {string} [folder] a working copy of a Git repository
 * @returns {Promise<string[]>} paths of the files that were changed or added since the last commit; none where there is
 *   no repository
 */
export async function listChangedFiles(folder = root) {
  const lists = [
    ["diff", "--name-only", "--diff-filter=d", "--relative", "-z", "HEAD"],
    ["ls-files", "--others", "--exclude-standard", "-z"],
  ];
  const results = await Promise.all(lists.map((args) => runCommand("git", args, { cwd: folder })));
  return results.flatMap(({ exitCode, output }) =>
    exitCode === 0 ? output.split("\0").filter((path) => path !== "") : [],
  );
}

/** React Router's key: the script that it writes into the built pages reads it before the app starts. */
const positionsKey = "react-router-scroll-positions";

/** How far down each entry of the history was left, in px, by its key. */
export function readPositions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? "{}");
    return Object.fromEntries(
      Object.entries(Object(kept)).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    );
  } catch {
    return {};
  }
}

export function writePositions(positions: Readonly<Record<string, number>>): void {
  try {
    sessionStorage.setItem(positionsKey, JSON.stringify(positions));
  } catch {
    // A browser that stores nothing opens pages at their top.
  }
}

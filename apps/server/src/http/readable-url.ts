/**
 * Takes a path with broken percent encoding (`/jobs/%ff`) letter for letter, as browsers show it: then it is an
 * address that nobody finds, and is answered like every other one.
 * @param url path and query as a request names them
 */
export function readableUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

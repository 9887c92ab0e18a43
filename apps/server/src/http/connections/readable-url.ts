/**
 * Escapes the `%` of a path with broken percent encoding (`/jobs/%ff`), so that it is answered as every other address
 * that does not exist.
 * @param url path and query of a request
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

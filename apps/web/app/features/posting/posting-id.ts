/** @returns whether a path's last part can be a vacancy's id: words, digits and hyphens */
export function isPostingId(id: string | undefined): id is string {
  return id !== undefined && /^[\w-]+$/.test(id);
}

import { type ComponentType, lazy } from "react";

/**
 * A part without which the page goes on. Where its code does not come, because the server has a newer build by now or the
 * connection is gone, `otherwise` stands in its place until the page is loaded again. `lazy` alone would put the page of a
 * crash in the place of everything.
 */
export function lazyOr<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  otherwise: ComponentType<Props>,
) {
  return lazy(() => load().catch(() => ({ default: otherwise })));
}

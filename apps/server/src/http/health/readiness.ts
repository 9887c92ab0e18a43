/** A check of something without which the process cannot answer requests. */
export type ReadinessCheck = {
  /** The name that `/readyz` answers with when the check fails. */
  name: string;
  /** A rejection means: not ready. */
  isReady(): Promise<boolean>;
};

/** Whether this process should get requests. */
export type Readiness = {
  /** True after `beginStopping`. */
  readonly isStopping: boolean;
  /** From now on this process is not ready; it still answers requests. */
  beginStopping(): void;
  /** @returns the names of the checks that fail; none when the process is ready */
  listMissing(): Promise<string[]>;
};

export function createReadiness(checks: readonly ReadinessCheck[]): Readiness {
  let isStopping = false;
  let looking: Promise<string[]> | undefined;
  return {
    get isStopping() {
      return isStopping;
    },
    beginStopping: () => {
      isStopping = true;
    },
    listMissing: async () => {
      if (isStopping) return ["stopping"];
      // Calls at the same time share one run of the checks.
      looking ??= look(checks).finally(() => {
        looking = undefined;
      });
      return looking;
    },
  };
}

async function look(checks: readonly ReadinessCheck[]): Promise<string[]> {
  const missing = await Promise.all(
    checks.map(async (check) => ((await check.isReady().catch(() => false)) ? [] : [check.name])),
  );
  return missing.flat();
}

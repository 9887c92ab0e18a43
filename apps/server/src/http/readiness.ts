/** Something without which a process cannot answer people. */
export type ReadinessCheck = {
  /** Told to whoever asks `/readyz`. */
  name: string;
  /** May fail, which means no. */
  isReady(): Promise<boolean>;
};

/** Whether this process should be sent requests. */
export type Readiness = {
  /** True from the moment it is told to stop. */
  readonly isStopping: boolean;
  /** From now on this process says no; it still answers whatever comes. */
  beginStopping(): void;
  /** @returns the names of what is missing; none when it is ready */
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
      // However many ask, each thing is looked at once at a time.
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

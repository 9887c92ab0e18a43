/**
 * Runs transactions on one person's fichas one after the other in this process. The lock on the account's row does
 * this too, but each transaction that waits for it occupies a connection, and a browser sends six calls at a time.
 */
export type AccountTurns = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

export function createAccountTurns(): AccountTurns {
  const last = new Map<string, Promise<unknown>>();
  return async (userId, work) => {
    const before = last.get(userId);
    const own = before === undefined ? work() : before.then(work, work);
    last.set(userId, own);
    try {
      return await own;
    } finally {
      if (last.get(userId) === own) last.delete(userId);
    }
  };
}

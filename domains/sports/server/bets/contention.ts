/**
 * Serialisation failure, deadlock, duplicate key: two transactions conflicted, and the one that was rolled back may be
 * retried.
 */
const PASSING = new Set(["40001", "40P01", "23505"]);
const MAX_TRIES = 5;

/**
 * Retries a transaction that another one conflicted with. The ids of its rows are made beforehand, so that the retry
 * finds what the other transaction wrote under the same id.
 */
export async function againOnContention<Result>(work: () => Promise<Result>, tries = MAX_TRIES): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		const { code } = error as { code?: string };
		if (tries <= 1 || !code || !PASSING.has(code)) throw error;
		return againOnContention(work, tries - 1);
	}
}

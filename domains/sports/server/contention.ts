/** Serialisation failure, deadlock, duplicate key: two transactions met, and the one that was thrown out may come again. */
const PASSING = new Set(["40001", "40P01", "23505"]);
const MOST_TRIES = 5;

/**
 * Does a transaction again when another one was in its way. The ids of what it writes are made before, so that what the
 * other one wrote under the same id is found the next time.
 */
export async function againOnContention<Result>(work: () => Promise<Result>, tries = MOST_TRIES): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		const { code } = error as { code?: string };
		if (tries <= 1 || !code || !PASSING.has(code)) throw error;
		return againOnContention(work, tries - 1);
	}
}

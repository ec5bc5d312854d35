import type { Tx } from "@baize/platform-server";
import type { SaferPlayPorts } from "./ports.ts";

const DEADLOCK = "40P01";
const MAX_ATTEMPTS = 4;

const isDeadlock = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === DEADLOCK;

/**
 * A decision about a player, in a transaction of its own. It holds him and then his wallet; who locked them in another
 * order is met in a deadlock, and one of the two is rolled back whole. All that a decision does is in its transaction or
 * waits for the commit, so it is made again, from what is true by then.
 */
export async function decide<Result>(
	{ database }: Pick<SaferPlayPorts, "database">,
	work: (tx: Tx) => Promise<Result>,
	attempt = 1,
): Promise<Result> {
	try {
		return await database.transaction(work);
	} catch (error) {
		if (!isDeadlock(error) || attempt >= MAX_ATTEMPTS) throw error;
		return decide({ database }, work, attempt + 1);
	}
}

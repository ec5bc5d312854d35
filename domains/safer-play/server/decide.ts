import type { Tx } from "@baize/platform-server";
import type { SaferPlayPorts } from "./ports.ts";

const DEADLOCK = "40P01";
const MAX_ATTEMPTS = 4;

const isDeadlock = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === DEADLOCK;

/**
 * A decision about a player, in its own transaction. It locks the player and then the wallet; another transaction that
 * locks them in the opposite order meets it in a deadlock, and one of the two is rolled back whole. All that a decision
 * does is in its transaction or waits for the commit, so it is retried with the data of that time.
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

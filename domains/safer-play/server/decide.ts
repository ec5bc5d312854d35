import { retryOnContention, type Tx } from "@baize/platform-server";
import type { SaferPlayPorts } from "./ports.ts";

/**
 * A decision about a player, in its own transaction. It locks the player and then the wallet; another transaction that
 * locks them in the opposite order meets it in a deadlock, and one of the two is rolled back whole. All that a decision
 * does is in its transaction or waits for the commit, so it is retried with the data of that time.
 */
export const decide = <Result>(
	{ database }: Pick<SaferPlayPorts, "database">,
	work: (tx: Tx) => Promise<Result>,
): Promise<Result> => retryOnContention(() => database.transaction(work));

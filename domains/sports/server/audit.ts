import { inSnapshot } from "@baize/platform-server";
import { heldUnlike } from "@baize/wallet/server";
import type { BetFinding } from "./door.ts";
import type { SportsPorts } from "./ports.ts";
import { sumOpenBets } from "./store/bets.ts";

/** What is at stake in the books is the sum of the open bets, for each player and currency. */
export const auditBets = ({ database, wallet }: Pick<SportsPorts, "database" | "wallet">): Promise<BetFinding[]> =>
	inSnapshot(database, async (tx) =>
		heldUnlike(await sumOpenBets(tx), await wallet.openStakes(tx)).map(({ roomMinor, booksMinor, ...whose }) => ({
			...whose,
			detail: `open bets: ${roomMinor}; at stake in the books: ${booksMinor}`,
		})),
	);

import type { Id } from "@baize/kernel/id";
import type { Fills } from "@baize/notifications/server";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { openTestWallet, playerWithCash } from "@baize/wallet/testing";
import { type LoyaltyPorts, openLoyalty } from "../server/index.ts";

/** The number of a game that keeps 4 % of its stakes. */
export const A_GAME = 1;
const MARGINS = new Map([[A_GAME, 400n]]);

/** The domain over a real wallet and the real database, with a clock that a test sets and players whom it excludes. */
export async function openTestLoyalty(over: Partial<LoyaltyPorts> = {}) {
	const books = await openTestWallet();
	const { database, clock, newId, wallet } = books;
	const excluded = new Set<Id>();
	const virtual = new Set<Id>();
	const audited: { action: string; playerId?: Id; details?: Record<string, unknown> }[] = [];
	const posted: { playerId: Id; name: string; fills: Fills }[] = [];
	const flag = { isOn: true, mayRedeem: true };
	const loyalty = openLoyalty({
		database,
		clock,
		ids: newId,
		wallet,
		audit: { record: async (_tx, entry) => void audited.push(entry) },
		notifications: {
			addTemplates: () => {},
			postMessage: async (_tx, playerId, { name }, fills) => void posted.push({ playerId, name, fills }),
		},
		isOpen: () => flag.isOn,
		mayRedeem: () => flag.mayRedeem,
		excludedAmong: async (_reader, playerIds) => new Set(playerIds.filter((id) => excluded.has(id))),
		virtualBets: async (_reader, bets) => new Set(bets.map(({ betId }) => betId).filter((id) => virtual.has(id))),
		marginOfGame: (gameNumber) => MARGINS.get(gameNumber),
		readPlayer: async (_reader, playerId) => (playerId < 0n ? undefined : { currency: "CAD" }),
		...over,
	});
	const catchUp = () => books.catchUp(loyalty.follower);
	// The programme begins with what is played after its follower began.
	await catchUp();
	return {
		...books,
		...{ loyalty, excluded, virtual, audited, posted, flag },
		catchUp,
		call: openInProcessClient(loyalty.bindings).call,
		player: (cashMinor = 1_000_000n, currency = "CAD") => playerWithCash(books, cashMinor, currency),
	};
}

export type TestLoyalty = Awaited<ReturnType<typeof openTestLoyalty>>;

export const visitOf = (playerId: Id, over: { currency?: string; roles?: string[] } = {}): Visit => ({
	session: {
		...{ sessionId: 1n, handle: "h", playerId, bucket: Number(playerId % 64n), currency: "CAD", roles: [], ...PROVED },
		...over,
	},
	locale: "en",
	ip: "",
	userAgent: "",
	cookies: {},
});

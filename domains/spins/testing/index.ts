import { openDeskOn } from "@baize/desk/testing";
import type { SpinGame } from "@baize/engines/game";
import { spinGames } from "@baize/games/spins";
import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { pagePath, pages } from "@baize/platform-paths";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { openTestWallet, playerWithCash, type TestWallet } from "@baize/wallet/testing";
import { openSpins, type SpinRound, type SpinsGrant, type SpinsPorts } from "../server/index.ts";

type Entry = { action: string; actorId?: Id; details?: Record<string, unknown> };

/** The ports of spins over the books of a test, with a flag that it sets. */
export function spinPortsOf(books: TestWallet, games: readonly SpinGame[] = spinGames) {
	const { database, clock, ledger, wallet, newId } = books;
	const flag = { isOn: true };
	const { desk, approve } = openDeskOn({ database, clock, ids: newId });
	const sent: string[] = [];
	const audited: Entry[] = [];
	const ports: SpinsPorts = {
		...{ database, clock, ledger, wallet, games },
		ids: newId,
		audit: { record: async (_tx, entry) => void audited.push(entry) },
		stream: { publish: (topic) => void sent.push(topic) },
		isOpen: () => flag.isOn,
		game: (gameId) => {
			const found = games.find(({ sheet }) => sheet.id === gameId);
			return (
				found && {
					name: found.sheet.title,
					linkUrl: pagePath(pages.game, { category: "slots", subcategory: "classic", page: gameId }),
				}
			);
		},
		isOffered: () => true,
		proposals: desk.proposals,
		nameOf: () => "Olga Novak",
		readPlayer: async (_reader, playerId) => (playerId < 0n ? undefined : { currency: "CAD" }),
	};
	return { ports, flag, sent, audited, approve };
}

export const A_GAME = "tidal-book";

/** Spins on the real database, beside a wallet. */
export async function openTestSpins() {
	const books = await openTestWallet();
	const { ports, ...seen } = spinPortsOf(books);
	const spins = openSpins(ports);
	const { clock, newId } = books;
	return {
		...books,
		...seen,
		...{ ports, spins },
		/** Another process on the same database. */
		openAnother: () => openSpins({ ...ports, proposals: spinPortsOf(books).ports.proposals }),
		call: openInProcessClient(spins.bindings).call,
		player: (cashMinor = 0n, currency = "CAD") => playerWithCash(books, cashMinor, currency),
		/** Three spins of 0.20 whose wins are cash, unless said otherwise. */
		async grant(playerId: Id, over: Partial<SpinsGrant> = {}): Promise<Id> {
			const granted = await spins.grant(aGrant(playerId, clock.nowMs(), over));
			if (granted.status !== "granted") throw new Error(JSON.stringify(granted));
			return granted.grantId;
		},
		round: (playerId: Id, grantId: Id, over: Partial<SpinRound> = {}): SpinRound => ({
			...{ playerId, grantId, currency: "CAD", roundId: newId(), gameId: A_GAME, gameNumber: 1, winMinor: 0n },
			seal: (paidMinor) => Buffer.from(`paid ${paidMinor}`),
			...over,
		}),
	};
}

export type TestSpins = Awaited<ReturnType<typeof openTestSpins>>;

export const aGrant = (playerId: Id, nowMs: number, over: Partial<SpinsGrant> = {}): SpinsGrant => ({
	...{ grantKey: "a gift", playerId, count: 3, titleIds: [A_GAME], stakeMinor: 20n, currency: "CAD" },
	...{ untilMs: nowMs + DAY_MS, wins: "cash", cause: "for a test" },
	...over,
});

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

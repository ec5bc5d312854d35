import type { Place } from "@baize/geo/contract";
import { type Id, readId } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import type { Follower } from "@baize/ledger/server";
import type { Fills } from "@baize/notifications/server";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { openTestWallet, playerWithCash } from "@baize/wallet/testing";
import { sql } from "kysely";
import { type Terms, USUAL } from "../contract/index.ts";
import { openTournaments, type TournamentsPorts } from "../server/index.ts";

/** The number of a game of the tournaments, and of one that is in none. */
export const A_GAME = 1;
export const OTHER_GAME = 2;
const TITLES = new Map([
	[A_GAME, { gameId: "tidal-book", title: "Tidal Book" }],
	[OTHER_GAME, { gameId: "amber-fox", title: "Amber Fox" }],
]);
const ONTARIO: Place = { country: "CA", subdivision: "ON" };

/** The domain over a real wallet and the real database, with a clock that a test sets and players whose place it says. */
export async function openTestTournaments(over: Partial<TournamentsPorts> = {}) {
	const books = await openTestWallet();
	const { database, clock, newId, wallet, ledger } = books;
	const [places, restricted] = [new Map<Id, Place>(), new Set<Id>()];
	const audited: { action: string; playerId?: Id; details?: Record<string, unknown> }[] = [];
	const posted: { playerId: Id; name: string; fills: Fills }[] = [];
	const flag = { mayPay: true };
	const tournaments = openTournaments({
		...{ database, clock, ids: newId, ledger, wallet },
		audit: { record: async (_tx, entry) => void audited.push(entry) },
		notifications: {
			addTemplates: () => {},
			postMessage: async (_tx, playerId, { name }, fills) => void posted.push({ playerId, name, fills }),
		},
		isOpen: () => true,
		mayPay: () => flag.mayPay,
		readPlayers: async (_reader, ids) =>
			new Map(ids.map((id) => [id, { currency: "CAD", nickname: "Kestrel", place: places.get(id) ?? ONTARIO }])),
		restrictedAmong: async (_reader, ids) => new Set(ids.filter((id) => restricted.has(id))),
		namesOf: async (_reader, ids) => new Map(ids.map((id) => [id, `Operator ${id}`])),
		locate: (ip) => (ip === "quebec" ? { country: "CA", subdivision: "QC" } : ONTARIO),
		titles: [...TITLES.values()],
		titleNumbered: (number) => TITLES.get(number) ?? { gameId: "", title: "" },
		maskedName: (nickname) => nickname ?? "",
		...over,
	});
	const catchUp = () => books.catchUp(tournaments.follower);
	// It counts what is played after its follower began.
	await catchUp();
	/** As the follower would work with another way to apply; what it throws is left to the next run. */
	const catchUpWith = async (apply: Follower["apply"]): Promise<void> => {
		await ledger.endTick();
		await ledger
			.follow({ ...tournaments.follower, apply })
			.run()
			.catch(() => {});
	};
	/** Stores scores that nothing in the journal says. */
	const spoil = async (tournament: string): Promise<void> => {
		const id = readId(tournament);
		await sql`update tournaments.score set points = 77 where tournament_id = ${id}`.execute(database.reader);
	};
	return {
		...books,
		...{ catchUpWith, spoil },
		...{ tournaments, places, restricted, audited, posted, flag, catchUp },
		call: openInProcessClient(tournaments.bindings).call,
		player: () => playerWithCash(books, 1_000_000n),
	};
}

export type TestTournaments = Awaited<ReturnType<typeof openTestTournaments>>;

/** Terms of a tournament that begins in an hour and lasts two. */
export const someTerms = (nowMs: number, over: Partial<Terms> = {}): Terms => ({
	...USUAL,
	...{ title: { en: "Harbour week" }, titles: ["tidal-book"], places: ["CA"] },
	...{ fromMs: nowMs + HOUR_MS, untilMs: nowMs + 3 * HOUR_MS, prizesUnits: [5_000, 2_000, 1_000] },
	...over,
});

export const visitOf = (playerId: Id, over: { roles?: string[]; ip?: string } = {}): Visit => ({
	session: {
		...{ sessionId: 1n, handle: "h", playerId, bucket: Number(playerId % 64n), currency: "CAD" },
		...{ roles: over.roles ?? [], ...PROVED },
	},
	locale: "en",
	ip: over.ip ?? "",
	userAgent: "",
	cookies: {},
});

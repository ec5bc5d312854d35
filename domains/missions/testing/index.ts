import type { Place } from "@baize/geo/contract";
import type { Id } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import type { Follower } from "@baize/ledger/server";
import type { Fills } from "@baize/notifications/server";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { openTestWallet, playerWithCash } from "@baize/wallet/testing";
import type { Terms } from "../contract/index.ts";
import { type MissionsPorts, openMissions } from "../server/index.ts";

/** The numbers of the games of the missions, and of one that is in none. */
export const GAMES = { tidalBook: 1, amberFox: 2, other: 3 };
const TITLES = new Map([
	[GAMES.tidalBook, { gameId: "tidal-book", title: "Tidal Book" }],
	[GAMES.amberFox, { gameId: "amber-fox", title: "Amber Fox" }],
	[GAMES.other, { gameId: "ember-court", title: "Ember Court" }],
]);
const ONTARIO: Place = { country: "CA", subdivision: "ON" };

/** The domain over a real wallet and the real database, with a clock that a test sets and players of whom it says all. */
export async function openTestMissions(over: Partial<MissionsPorts> = {}) {
	const books = await openTestWallet();
	const { database, clock, newId, ledger } = books;
	const [places, restricted, unverified, refusing] = [
		new Map<Id, Place>(),
		new Set<Id>(),
		new Set<Id>(),
		new Set<Id>(),
	];
	const audited: { action: string; details?: Record<string, unknown> }[] = [];
	const posted: { playerId: Id; name: string; fills: Fills }[] = [];
	const spins: Parameters<MissionsPorts["grantSpins"]>[0][] = [];
	const points: Parameters<MissionsPorts["givePoints"]>[1][] = [];
	const flag = { isOpen: true, mayPay: true };
	const missions = openMissions({
		...{ database, clock, ids: newId, log: { error: () => {} } },
		audit: { record: async (_tx, entry) => void audited.push(entry) },
		notifications: {
			addTemplates: () => {},
			postMessage: async (_tx, playerId, { name }, fills) => void posted.push({ playerId, name, fills }),
		},
		async grantSpins(asked) {
			if (refusing.has(asked.playerId)) return { status: "refused", issue: "games" };
			spins.push(asked);
			return { status: "granted", grantId: 1n, replayed: false };
		},
		givePoints: async (_tx, given) => void points.push(given),
		isOpen: () => flag.isOpen,
		mayPay: () => flag.mayPay,
		readPlayers: async (_reader, ids) =>
			new Map(ids.map((id) => [id, { currency: "CAD", place: places.get(id) ?? ONTARIO, isDisabled: false }])),
		restrictedAmong: async (_reader, ids) => new Set(ids.filter((id) => restricted.has(id))),
		isAgeVerified: async (_reader, id) => !unverified.has(id),
		hasConsent: async () => true,
		namesOf: async (_reader, ids) => new Map(ids.map((id) => [id, `Operator ${id}`])),
		locate: (ip) => (ip === "quebec" ? { country: "CA", subdivision: "QC" } : ONTARIO),
		titles: [...TITLES.values()],
		takesSpins: (gameId, stakeUnits) => gameId === "tidal-book" && stakeUnits % 10 === 0,
		titleNumbered: (number) => TITLES.get(number) ?? { gameId: "", title: "" },
		...over,
	});
	const catchUp = () => books.catchUp(missions.follower);
	// It counts what is played after its follower began.
	await catchUp();
	/** As the follower would work with another way to apply; what it throws is left to the next run. */
	const catchUpWith = async (apply: Follower["apply"]): Promise<void> => {
		await ledger.endTick();
		await ledger
			.follow({ ...missions.follower, apply })
			.run()
			.catch(() => {});
	};
	return {
		...books,
		...{ missions, catchUp, catchUpWith },
		...{ places, restricted, unverified, refusing, audited, posted, spins, points, flag },
		call: openInProcessClient(missions.bindings).call,
		player: () => playerWithCash(books, 1_000_000n),
	};
}

export type TestMissions = Awaited<ReturnType<typeof openTestMissions>>;

/** Terms of a mission that begins in an hour and lasts ten days: rounds on two titles, for ten spins. */
export const someTerms = (nowMs: number, over: Partial<Terms> = {}): Terms => ({
	...{ title: { en: "Two titles" }, titles: ["tidal-book", "amber-fox"], places: ["CA"], audience: "all" },
	...{ fromMs: nowMs + HOUR_MS, untilMs: nowMs + HOUR_MS + 10 * DAY_MS, maxPlayers: 10 },
	goal: { kind: "titles", count: 2, multipleX100: null },
	reward: { points: null, spins: { gameId: "tidal-book", count: 10, stakeUnits: 20, days: 7 } },
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

import { openDeskOn } from "@baize/desk/testing";
import type { Id } from "@baize/kernel/id";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { openSpins } from "@baize/spins/server";
import { spinPortsOf } from "@baize/spins/testing";
import { openFreeBets } from "@baize/sports/server";
import { PROVED } from "@baize/testing";
import { openTestWallet, playerWithCash, type TestWallet } from "@baize/wallet/testing";
import type { Terms } from "../contract/index.ts";
import { openPromotions, type PromotionsPorts } from "../server/index.ts";
import { hashOfTerms } from "../server/offers/terms-hash.ts";
import { insertOffer, updateOffer, updateVersion, writeVersion } from "../server/office/office-store.ts";

/** What the prices of football and of races return. */
export const BET_RETURNS_X10000 = { sports: 9_541, horses: 9_090, virtuals: 9_541 };

/** Slots as terms name them, one of them by itself. */
export const TEST_GAMES = [
	{ gameId: "tidal-book", title: "Tidal Book", gameNumber: 1, gameClass: "slots" },
	{ gameId: "amber-fox", title: "Amber Fox", gameNumber: 2, gameClass: "slots" },
	{ gameId: "midnight-roulette", title: "Midnight Roulette", gameNumber: 3, gameClass: "roulette" },
] as const satisfies PromotionsPorts["games"];

/** The domain over a real ledger and the real database, with players of whom a test says what keeps offers from them. */
export async function openTestPromotions(over: Partial<PromotionsPorts> = {}) {
	const books = await openTestWallet();
	const { database, clock, newId, wallet, ledger } = books;
	const [restricted, unverified, unasked] = [new Set<Id>(), new Set<Id>(), new Set<Id>()];
	const currencies = new Map<Id, string>();
	const audited: { action: string; actorId?: Id; playerId?: Id; details?: Record<string, unknown> }[] = [];
	const failures: unknown[] = [];
	const [flag, payouts] = [{ isOn: true }, { isOn: true }];
	const spins = openSpins(spinPortsOf(books).ports);
	const freeBets = openFreeBets({ clock, ids: newId });
	const desk = openDeskOn({ database, clock, ids: newId });
	const promotions = openPromotions({
		...{ database, clock, ids: newId, ledger, wallet, spins, titles: [], spinGames: [], games: TEST_GAMES },
		betReturnsX10000: BET_RETURNS_X10000,
		freeBets,
		log: { error: (details: unknown) => void failures.push(details) } as PromotionsPorts["log"],
		audit: { record: async (_tx, entry) => void audited.push(entry) },
		proposals: desk.desk.proposals,
		nameOf: () => "Olga Novak",
		isOpen: () => flag.isOn,
		mayPay: () => payouts.isOn,
		readPlayer: async (_reader, playerId) => ({
			...{ currency: currencies.get(playerId) ?? "CAD", isDisabled: false },
			place: { country: "CA", subdivision: "ON" },
		}),
		restrictedAmong: async (_reader, ids) => new Set(ids.filter((id) => restricted.has(id))),
		isAgeVerified: async (_reader, id) => !unverified.has(id),
		hasConsent: async (_reader, id) => !unasked.has(id),
		locate: (ip) => (ip === "unknown" ? { country: "ZZ" } : { country: "CA", subdivision: "BC" }),
		...over,
	});

	/** Gives the domain what the journal has, and lets it work. */
	async function catchUp(): Promise<void> {
		await books.catchUp(promotions.follower);
		await promotions.workTasks();
	}

	return {
		...books,
		...{
			promotions,
			spins,
			freeBets,
			restricted,
			unverified,
			unasked,
			currencies,
			audited,
			failures,
			flag,
			payouts,
			desk,
			catchUp,
		},
		call: openInProcessClient(promotions.bindings).call,
		publish: (terms: Terms, budgetUnits = 1_000_000n) => publishOn(books, terms, budgetUnits),
		publishNext: (offerId: Id, terms: Terms) => publishNextOn(books, offerId, terms),
		player: (cashMinor = 0n, currency = "CAD") => playerWithCash(books, cashMinor, currency),
	};
}

/** Puts the second version of an offer in force. */
async function publishNextOn({ database, clock }: TestWallet, offerId: Id, terms: Terms): Promise<void> {
	const [at, hash] = [new Date(clock.nowMs()), hashOfTerms(terms)];
	const version = { offer_id: offerId, version: 2 };
	await database.transaction(async (tx) => {
		await writeVersion(tx, { ...version, terms, terms_hash: hash, price: null, written_by: 1n, written_at: at });
		await updateVersion(tx, version, { published_at: at });
		await updateOffer(tx, offerId, { version: 2, published: 2 });
	});
}

/** Publishes an offer as two operators would have. */
async function publishOn(
	{ database, clock, newId }: TestWallet,
	terms: Terms,
	budgetUnits: bigint,
): Promise<{ offerId: Id; hash: string }> {
	const [offerId, at, hash] = [newId(), new Date(clock.nowMs()), hashOfTerms(terms)];
	const version = { offer_id: offerId, version: 1 };
	await database.transaction(async (tx) => {
		await insertOffer(tx, {
			...{
				offer_id: offerId,
				request_id: `test-${offerId}`,
				kind: terms.kind,
				state: "draft",
				version: 1,
				created_at: at,
			},
		});
		await writeVersion(tx, { ...version, terms, terms_hash: hash, price: null, written_by: 1n, written_at: at });
		await updateVersion(tx, version, { published_at: at });
		await updateOffer(tx, offerId, { published: 1, budget: budgetUnits, code: terms.code, state: "open" });
	});
	return { offerId, hash };
}

export {
	cashbackTerms,
	codeTerms,
	freeBetMatchTerms,
	freeBetTerms,
	matchTerms,
	presentTerms,
	spinsMatchTerms,
	spinsTerms,
} from "./terms.ts";

export type TestPromotions = Awaited<ReturnType<typeof openTestPromotions>>;

export const visitOf = (playerId: Id, over: { currency?: string; roles?: string[]; ip?: string } = {}): Visit => ({
	session: {
		...{ sessionId: 1n, handle: "h", playerId, bucket: Number(playerId % 64n), roles: over.roles ?? [], ...PROVED },
		currency: over.currency ?? "CAD",
	},
	locale: "en",
	ip: over.ip ?? "",
	userAgent: "",
	cookies: {},
});

import type { Audit } from "@baize/audit/server";
import type { Desk } from "@baize/desk/server";
import type { Flags } from "@baize/flags/server";
import { sheets } from "@baize/games/sheets";
import { spinGames } from "@baize/games/spins";
import type { Geo } from "@baize/geo/server";
import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import { defineModule, type Infrastructure, type Reader } from "@baize/platform-server";
import type { Play } from "@baize/play/server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Spins } from "@baize/spins/server";
import type { Sports } from "@baize/sports/server";
import type { Verification } from "@baize/verification/server";
import type { Wallet } from "@baize/wallet/server";
import { openPromotions, seedDemoOffers } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";
import type { KnownPlayer, PromotionsPorts } from "./ports.ts";

type Needs = Infrastructure & {
	audit: Audit;
	desk: Desk;
	nameOfOperator: PromotionsPorts["nameOf"];
	flags: Flags;
	geo: Geo;
	ledger: Ledger;
	identity: Identity;
	verification: Verification;
	wallet: Wallet;
	saferPlay: SaferPlay;
	spins: Spins;
	play: Play;
	sports: Sports;
	/** Its races: a domain of the same layer, of which nothing else is needed. */
	virtuals: { returnX10000: number };
};

/** Who is said to have written the demo offers. */
const DEMO_OPERATOR = "olga@baize.test";

const knownPlayer =
	(identity: Identity) =>
	async (reader: Reader, playerId: Id): Promise<KnownPlayer | undefined> => {
		const player = await identity.readPlayer(reader, playerId);
		if (!player) return undefined;
		const { currency, country, subdivision, isDisabled } = player;
		return { currency, isDisabled, place: { country, ...(subdivision ? { subdivision } : {}) } };
	};

export const promotionsModule = defineModule({
	name: "promotions",
	flags: ["promotions", "promotionPayouts", "cashierDeposit"],
	playerCalls,
	open: ({ flags, geo, identity, verification, saferPlay, desk, nameOfOperator, virtuals, play, ...ports }: Needs) =>
		openPromotions({
			...{ database: ports.database, clock: ports.clock, ids: ports.ids, log: ports.log, audit: ports.audit },
			...{ ledger: ports.ledger, wallet: ports.wallet, spins: ports.spins, freeBets: ports.sports.freeBets },
			...{ proposals: desk.proposals, nameOf: nameOfOperator },
			isOpen: flags.reader("promotions"),
			mayPay: flags.reader("promotionPayouts"),
			readPlayer: knownPlayer(identity),
			restrictedAmong: saferPlay.restrictedAmong,
			isAgeVerified: async (reader, playerId) => (await verification.documentStatus(reader, playerId)) === "VERIFIED",
			hasConsent: identity.hasMarketingConsent,
			locate: geo.locate,
			games: play.countedGames,
			titles: sheets,
			spinGames,
			// Races are the only virtual events: what else there will be is taken for the book's, which return the most.
			betReturnsX10000: {
				...{ sports: ports.sports.freeBets.returnX10000, virtuals: ports.sports.freeBets.returnX10000 },
				horses: virtuals.returnX10000,
			},
		}),
	parts(promotions, { database, clock, ids, ledger, identity, wallet }) {
		wallet.nameSubjects("promotions", promotions.namer);
		wallet.addWhys(promotions.whys);
		return {
			bindings: promotions.bindings,
			exportParts: [{ name: "bonuses", read: promotions.exportOf }],
			jobs: [
				ledger.follow(promotions.follower),
				{ name: "promotions.work", everyMs: SECOND_MS, run: promotions.workTasks },
				{ name: "promotions.endOverdue", everyMs: 30 * SECOND_MS, run: promotions.endOverdue },
				{ name: "promotions.payCashback", everyMs: 10 * MINUTE_MS, run: promotions.payCashback },
			],
			async seedDemo() {
				const writtenBy = await identity.idOf(database.reader, DEMO_OPERATOR);
				if (writtenBy !== undefined) await seedDemoOffers({ database, clock, ids }, writtenBy);
			},
		};
	},
});

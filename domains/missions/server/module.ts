import type { Audit } from "@baize/audit/server";
import type { Flags } from "@baize/flags/server";
import { sellsFeature } from "@baize/games/others";
import { registry } from "@baize/games/registry";
import { spinBetOf } from "@baize/games/spins";
import { stakeUnitOf } from "@baize/games/stakes";
import type { Geo } from "@baize/geo/server";
import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { SECOND_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Loyalty } from "@baize/loyalty/server";
import type { Notifications } from "@baize/notifications/server";
import { defineModule, type Infrastructure, type Reader } from "@baize/platform-server";
import type { Play } from "@baize/play/server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Spins } from "@baize/spins/server";
import type { Verification } from "@baize/verification/server";
import { openMissions, seedDemoMissions } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";
import type { KnownPlayer } from "./ports.ts";

type Needs = Infrastructure & {
	audit: Audit;
	flags: Flags;
	geo: Geo;
	ledger: Ledger;
	identity: Identity;
	verification: Verification;
	saferPlay: SaferPlay;
	notifications: Notifications;
	spins: Spins;
	play: Play;
	loyalty: Loyalty;
};

/** Who is said to have written the demo missions, and who to have approved them. */
const DEMO_OPERATORS = ["olga@baize.test", "oscar@baize.test"] as const;

const readingPlayers =
	(identity: Identity) =>
	async (reader: Reader, playerIds: readonly Id[]): Promise<ReadonlyMap<Id, KnownPlayer>> => {
		const players = await identity.readPlayers(reader, playerIds);
		return new Map(
			[...players].map(([id, { currency, country, subdivision, isDisabled }]) => [
				id,
				{ currency, isDisabled, place: { country, ...(subdivision ? { subdivision } : {}) } },
			]),
		);
	};

const namingOperators =
	(identity: Identity) =>
	async (reader: Reader, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> =>
		new Map([...(await identity.namesOf(reader, ids))].map(([id, { name }]) => [id, name]));

/**
 * Stakes grow with the unit of a currency, so a stake that is possible in one is in all. No title that sells its feature: the
 * law of some places forbids that, and a mission is for all of its places.
 */
function takesSpins(gameId: string, stakeUnits: number): boolean {
	const game = registry.find(gameId);
	return (
		game !== undefined &&
		!sellsFeature(gameId) &&
		spinBetOf(game, BigInt(stakeUnits * stakeUnitOf("CAD")), "CAD") !== null
	);
}

/** What the site opens and connects; every dependency is named. */
export const missionsModule = defineModule({
	name: "missions",
	flags: ["promotions", "promotionPayouts"],
	playerCalls,
	open: ({ flags, geo, identity, verification, saferPlay, spins, play, loyalty, ...ports }: Needs) =>
		openMissions({
			...{ database: ports.database, clock: ports.clock, ids: ports.ids, log: ports.log, audit: ports.audit },
			...{ notifications: ports.notifications, grantSpins: spins.grant, givePoints: loyalty.give },
			isOpen: flags.reader("promotions"),
			mayPay: flags.reader("promotionPayouts"),
			readPlayers: readingPlayers(identity),
			restrictedAmong: saferPlay.restrictedAmong,
			isAgeVerified: async (reader, playerId) => (await verification.documentStatus(reader, playerId)) === "VERIFIED",
			hasConsent: identity.hasMarketingConsent,
			namesOf: namingOperators(identity),
			locate: geo.locate,
			titles: registry.all.map(({ sheet: { id, title } }) => ({ gameId: id, title })),
			takesSpins,
			titleNumbered: play.gameNumbered,
		}),
	parts: (missions, { database, clock, ids, ledger, identity }) => ({
		bindings: missions.bindings,
		exportParts: [{ name: "missions", read: missions.exportOf }],
		jobs: [
			ledger.follow(missions.follower),
			{ name: "missions.giveRewards", everyMs: 5 * SECOND_MS, run: missions.giveRewards },
		],
		async seedDemo() {
			const [draftedBy, approvedBy] = await Promise.all(
				DEMO_OPERATORS.map((email) => identity.idOf(database.reader, email)),
			);
			if (draftedBy !== undefined && approvedBy !== undefined)
				await seedDemoMissions({ database, clock, ids }, { draftedBy, approvedBy });
		},
	}),
});

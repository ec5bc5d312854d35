import type { Audit } from "@baize/audit/server";
import type { Flags } from "@baize/flags/server";
import { registry } from "@baize/games/registry";
import type { Geo } from "@baize/geo/server";
import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Notifications } from "@baize/notifications/server";
import { defineModule, type Infrastructure, type Reader } from "@baize/platform-server";
import { maskedName, type Play } from "@baize/play/server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Wallet } from "@baize/wallet/server";
import { openTournaments, seedDemoTournaments } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";
import type { KnownPlayer } from "./ports.ts";

type Needs = Infrastructure & {
	audit: Audit;
	flags: Flags;
	geo: Geo;
	ledger: Ledger;
	identity: Identity;
	wallet: Wallet;
	saferPlay: SaferPlay;
	notifications: Notifications;
	play: Play;
};

/** Who is said to have written the demo tournaments, and who to have approved them. */
const DEMO_OPERATORS = ["olga@baize.test", "oscar@baize.test"] as const;

const readingPlayers =
	(identity: Identity) =>
	async (reader: Reader, playerIds: readonly Id[]): Promise<ReadonlyMap<Id, KnownPlayer>> => {
		const players = await identity.readPlayers(reader, playerIds);
		return new Map(
			[...players].map(([id, { currency, nickname, country, subdivision }]) => [
				id,
				{ currency, nickname, place: { country, ...(subdivision ? { subdivision } : {}) } },
			]),
		);
	};

/** What the site opens and connects; every dependency is named. */
export const tournamentsModule = defineModule({
	name: "tournaments",
	flags: ["promotions", "promotionPayouts"],
	playerCalls,
	open: ({ flags, geo, identity, saferPlay, play, ...ports }: Needs) =>
		openTournaments({
			...{ database: ports.database, clock: ports.clock, ids: ports.ids, audit: ports.audit },
			...{ ledger: ports.ledger, wallet: ports.wallet, notifications: ports.notifications },
			isOpen: flags.reader("promotions"),
			mayPay: flags.reader("promotionPayouts"),
			readPlayers: readingPlayers(identity),
			restrictedAmong: saferPlay.restrictedAmong,
			namesOf: async (reader, ids) =>
				new Map([...(await identity.namesOf(reader, ids))].map(([id, { name }]) => [id, name])),
			locate: geo.locate,
			titles: registry.all.map(({ sheet: { id, title } }) => ({ gameId: id, title })),
			titleNumbered: play.gameNumbered,
			maskedName,
		}),
	parts: (tournaments, { database, clock, ids, ledger, identity, wallet }) => {
		wallet.nameSubjects("promotions", tournaments.namer);
		return {
			bindings: tournaments.bindings,
			exportParts: [
				{ name: "tournaments", read: tournaments.exportOf },
				{ name: "tournamentName", read: async (playerId) => ({ isHidden: await tournaments.isNameHidden(playerId) }) },
			],
			jobs: [
				ledger.follow(tournaments.follower),
				{ name: "tournaments.advance", everyMs: 5 * SECOND_MS, run: tournaments.advance },
				{ name: "tournaments.payConfirmed", everyMs: MINUTE_MS, run: tournaments.payConfirmed },
			],
			async seedDemo() {
				const [draftedBy, approvedBy] = await Promise.all(
					DEMO_OPERATORS.map((email) => identity.idOf(database.reader, email)),
				);
				if (draftedBy !== undefined && approvedBy !== undefined)
					await seedDemoTournaments({ database, clock, ids }, { draftedBy, approvedBy });
			},
		};
	},
});

import { openCashier, openSandbox } from "@baize/cashier/server";
import { sheets } from "@baize/games/sheets";
import { jurisdictionOf, UNKNOWN_PLACE } from "@baize/geo/contract";
import { openLobby } from "@baize/lobby/server";
import { openPlay } from "@baize/play/server";
import { openSports } from "@baize/sports/server";
import { openVirtuals } from "@baize/virtuals/server";
import { openDepositGate } from "./deposit-gate.ts";
import type { GroundRooms } from "./ground-rooms.ts";
import { fixtureRow, raceTeaser } from "./lobby-rows.ts";
import type { PeopleRooms } from "./people-rooms.ts";
import type { Plumbing } from "./plumbing.ts";

export type TradeRooms = Awaited<ReturnType<typeof openTradeRooms>>;

/** Floors 7 and 8: what is played and paid. */
export async function openTradeRooms(plumbing: Plumbing, ground: GroundRooms, people: PeopleRooms) {
	const { config } = plumbing;
	const { wallet, catalogue, saferPlay, obstacleOf } = people;
	const { content, ledger, sightOf } = ground;
	const sandbox =
		config.profile === "production"
			? undefined
			: openSandbox({ ...plumbing, profile: config.profile, ownOrigin: () => `http://127.0.0.1:${config.port}` });
	const cashier = openTill(plumbing, ground, people, sandbox);
	const play = await openPlay({
		...plumbing,
		sheets,
		wallet: { ...wallet, history: ledger.history },
		catalogue,
		sightOf,
		obstacleOf,
		restrictionOf: (playerId) => saferPlay.restrictionOf(plumbing.database.reader, playerId),
	});
	const sports = await openSports({ ...plumbing, wallet, feed: config.sportsFeed, obstacleOf });
	const virtuals = openVirtuals({ ...plumbing, sports });
	const lobby = openLobby({
		content,
		catalogue,
		lastPlayed: (session, count) => play.recentGames(session.playerId, count),
		nextFootball: (count) => sports.nextEvents("football", count).map(fixtureRow),
		nextRace: async () => raceTeaser(await virtuals.nextRace()),
		sightOf,
		log: plumbing.log,
	});
	return { sandbox, cashier, play, sports, virtuals, lobby };
}

function openTill(
	plumbing: Plumbing,
	{ audit, notifications, flags }: GroundRooms,
	{ wallet, saferPlay, identity, factors, verification, obstacleOf }: PeopleRooms,
	sandbox: ReturnType<typeof openSandbox> | undefined,
) {
	const { reader } = plumbing.database;
	const isDepositOpen = flags.reader("cashierDeposit");
	const isWithdrawOpen = flags.reader("cashierWithdraw");
	return openCashier({
		...plumbing,
		publicUrl: plumbing.config.publicUrl,
		wallet,
		saferPlay,
		audit,
		notifications,
		players: identity,
		payableAccounts: identity.payableAccounts,
		bankAccounts: identity.bankAccounts,
		securityChanges: identity.latestSecurityChanges,
		notMeLink: identity.notMeLink,
		payoutFreezes: identity.payoutFreezes,
		noteInstrument: identity.noteInstrument,
		mayDeposit: openDepositGate({ identity, saferPlay, reader }),
		proofs: factors,
		documents: {
			statusOf: verification.documentStatus,
			async neededBefore(asked, playerId) {
				const player = await identity.readPlayer(asked, playerId);
				return jurisdictionOf(player ?? UNKNOWN_PLACE).documentsBefore;
			},
		},
		...(sandbox ? { provider: sandbox } : {}),
		isOpen: (kind) => (kind === "deposit" ? isDepositOpen() : isWithdrawOpen()),
		obstacleOf,
		async mayCancelWithdrawal(session) {
			const player = await identity.readPlayer(reader, session.playerId);
			return player !== undefined && jurisdictionOf(player).mayCancelWithdrawal;
		},
	});
}

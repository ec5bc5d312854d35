import { openCashier, openSandbox } from "@baize/cashier/server";
import { sheets } from "@baize/games/sheets";
import { jurisdictionOf, UNKNOWN_PLACE } from "@baize/geo/contract";
import { openLobby } from "@baize/lobby/server";
import { openPlay } from "@baize/play/server";
import { openSports } from "@baize/sports/server";
import { openVirtuals } from "@baize/virtuals/server";
import type { CoreDomains } from "./core-domains.ts";
import { openDepositGate } from "./deposit-gate.ts";
import type { Infrastructure } from "./infrastructure.ts";
import { fixtureRow, raceTeaser } from "./lobby-rows.ts";
import type { PlayerDomains } from "./player-domains.ts";

/** The product domains: what is played and paid. */
export async function openProductDomains(infrastructure: Infrastructure, core: CoreDomains, people: PlayerDomains) {
	const { config } = infrastructure;
	const { wallet, catalogue, saferPlay, eligibilityBlockOf } = people;
	const { content, ledger, geoVisibilityOf } = core;
	const sandbox =
		config.profile === "production"
			? undefined
			: openSandbox({ ...infrastructure, profile: config.profile, ownOrigin: () => `http://127.0.0.1:${config.port}` });
	const cashier = openCashierDomain(infrastructure, core, people, sandbox);
	const play = await openPlay({
		...infrastructure,
		sheets,
		wallet: { ...wallet, history: ledger.history },
		catalogue,
		geoVisibilityOf,
		eligibilityBlockOf,
		restrictionOf: (playerId) => saferPlay.restrictionOf(infrastructure.database.reader, playerId),
	});
	const sports = await openSports({ ...infrastructure, wallet, feed: config.sportsFeed, eligibilityBlockOf });
	const virtuals = openVirtuals({ ...infrastructure, sports });
	const lobby = openLobby({
		content,
		catalogue,
		lastPlayed: (session, count) => play.recentGames(session.playerId, count),
		nextFootball: (count) => sports.nextEvents("football", count).map(fixtureRow),
		nextRace: async () => raceTeaser(await virtuals.nextRace()),
		geoVisibilityOf,
		log: infrastructure.log,
	});
	return { sandbox, cashier, play, sports, virtuals, lobby };
}

function openCashierDomain(
	infrastructure: Infrastructure,
	{ audit, notifications, flags }: CoreDomains,
	{ wallet, saferPlay, identity, factors, verification, eligibilityBlockOf }: PlayerDomains,
	sandbox: ReturnType<typeof openSandbox> | undefined,
) {
	const { reader } = infrastructure.database;
	const isDepositOpen = flags.reader("cashierDeposit");
	const isWithdrawOpen = flags.reader("cashierWithdraw");
	return openCashier({
		...infrastructure,
		publicUrl: infrastructure.config.publicUrl,
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
			async neededBefore(callInput, playerId) {
				const player = await identity.readPlayer(callInput, playerId);
				return jurisdictionOf(player ?? UNKNOWN_PLACE).documentsBefore;
			},
		},
		...(sandbox ? { provider: sandbox } : {}),
		isOpen: (kind) => (kind === "deposit" ? isDepositOpen() : isWithdrawOpen()),
		eligibilityBlockOf,
		async mayCancelWithdrawal(session) {
			const player = await identity.readPlayer(reader, session.playerId);
			return player !== undefined && jurisdictionOf(player).mayCancelWithdrawal;
		},
	});
}

import { openAudit } from "@baize/audit/server";
import { openCashier, openSandbox } from "@baize/cashier/server";
import { openCatalogue } from "@baize/catalogue/server";
import { openContent, type Sees } from "@baize/content/server";
import { openFlags } from "@baize/flags/server";
import { sheets } from "@baize/games/sheets";
import { isExcluded, jurisdictionOf } from "@baize/geo/contract";
import { openGeo } from "@baize/geo/server";
import { playerRegistered } from "@baize/identity/contract";
import { openIdentity } from "@baize/identity/server";
import { readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { openLedger } from "@baize/ledger/server";
import { openLobby } from "@baize/lobby/server";
import { carriersOf, openAnnouncements, openNotifications } from "@baize/notifications/server";
import type { Visit } from "@baize/platform-server";
import { openPlay } from "@baize/play/server";
import { openSports } from "@baize/sports/server";
import { openSupport } from "@baize/support/server";
import { openVirtuals } from "@baize/virtuals/server";
import { openWallet } from "@baize/wallet/server";
import { gameFacts } from "./game-facts.ts";
import { fixtureRow, raceTeaser } from "./lobby-rows.ts";
import { openMayPlay } from "./may-play.ts";
import type { Plumbing } from "./plumbing.ts";

export type Rooms = Awaited<ReturnType<typeof openRooms>>;

/** Opens the rooms floor by floor: each is given its neighbours below and what it needs of the plumbing. */
export async function openRooms(plumbing: Plumbing) {
	const { config, database } = plumbing;
	const { publicUrl } = config;

	// Floor 2
	const audit = openAudit(plumbing);
	// Identity opens later; an operator who switches something has been read by it already.
	const flags = await openFlags({
		...plumbing,
		audit,
		nameOf: (session) => identity.viewerOf(session).displayName,
	});
	const geo = await openGeo({ databasePath: config.geoDatabase, home: config.geoDefault, log: plumbing.log });
	const ledger = openLedger(plumbing);
	const notifications = openNotifications({ ...plumbing, ...carriersOf(config) });
	const sightOf = (visit: Visit): Sees => {
		if (!flags.isOn("geoTargeting")) return () => true;
		const place = geo.locate(visit.ip);
		return (filter) => !isExcluded(filter, place);
	};
	const content = await openContent({ ...plumbing, sightOf });

	// Floors 3 to 5
	const catalogue = openCatalogue({ content, gameFacts, sightOf });
	const identity = openIdentity({ ...plumbing, publicUrl, geo, notifications, audit });
	const wallet = openWallet({ ledger, stream: plumbing.stream });

	const support = openSupport({
		...plumbing,
		forum: config.forum,
		async readMember(reader, playerId) {
			const player = await identity.readPlayer(reader, playerId);
			// An account begins with the confirmation of its e-mail.
			return player && { ...player, name: player.displayName, isEmailConfirmed: true };
		},
	});

	// A wallet without money shows a zero; no wallet would show that nothing is known.
	plumbing.outbox.listen(playerRegistered, "wallet", (tx, { playerId, currency }) =>
		wallet.open(tx, readId(playerId) ?? 0n, currency),
	);

	const mayPlay = openMayPlay({ ...plumbing, geo, identity, reader: database.reader });

	// Floor 7
	const sandbox =
		config.profile === "production"
			? undefined
			: openSandbox({ ...plumbing, profile: config.profile, ownOrigin: () => `http://127.0.0.1:${config.port}` });
	const announcements = openAnnouncements({
		...plumbing,
		publicUrl,
		notifications,
		audit,
		nameOf: (session) => identity.viewerOf(session).displayName,
		audience: { find: identity.findPlayer, read: identity.readPlayer, list: identity.listPlayers },
		async mayReceiveMarketing(reader, playerId) {
			const player = await identity.readPlayer(reader, playerId);
			return player !== undefined && !player.isDisabled;
		},
	});
	plumbing.rounds.every(DAY_MS, "notifications.tidy", notifications.tidy);
	const cashier = openCashier({
		...plumbing,
		publicUrl,
		wallet,
		audit,
		notifications,
		players: identity,
		...(sandbox ? { provider: sandbox } : {}),
		isOpen: (kind) => flags.isOn(kind === "deposit" ? "cashierDeposit" : "cashierWithdraw"),
		mayPlay,
		async mayCancelWithdrawal(session) {
			const player = await identity.readPlayer(database.reader, session.playerId);
			return player !== undefined && jurisdictionOf(player).mayCancelWithdrawal;
		},
	});
	const play = await openPlay({
		...plumbing,
		sheets,
		wallet: { ...wallet, history: ledger.history },
		catalogue,
		sightOf,
		mayPlay,
	});

	const sports = await openSports({ ...plumbing, wallet, feed: config.sportsFeed, mayPlay });

	// Floor 8
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
	return {
		audit,
		flags,
		geo,
		ledger,
		notifications,
		announcements,
		content,
		catalogue,
		identity,
		wallet,
		support,
		sandbox,
		cashier,
		play,
		sports,
		virtuals,
		lobby,
	};
}

import { join } from "node:path";
import { openAudit } from "@baize/audit/server";
import { openCashier, openSandbox } from "@baize/cashier/server";
import { openCatalogue } from "@baize/catalogue/server";
import { openContent, type Sees } from "@baize/content/server";
import { openFactors } from "@baize/factors/server";
import { sheets } from "@baize/games/sheets";
import { isExcluded, jurisdictionOf, UNKNOWN_PLACE } from "@baize/geo/contract";
import { openGeo } from "@baize/geo/server";
import { playerRegistered } from "@baize/identity/contract";
import { captchaOf, type Identity, openIdentity } from "@baize/identity/server";
import { readId } from "@baize/kernel/id";
import { openLedger } from "@baize/ledger/server";
import { openLobby } from "@baize/lobby/server";
import { carriersOf, openNotifications } from "@baize/notifications/server";
import type { Visit } from "@baize/platform-server";
import { openPlay } from "@baize/play/server";
import { openSaferPlay, type SaferPlay } from "@baize/safer-play/server";
import { openSports } from "@baize/sports/server";
import { folderStorage, openVerification, type Verification } from "@baize/verification/server";
import { openVirtuals } from "@baize/virtuals/server";
import { openWallet } from "@baize/wallet/server";
import { gameFacts } from "./game-facts.ts";
import { fixtureRow, raceTeaser } from "./lobby-rows.ts";
import type { Plumbing } from "./plumbing.ts";

export type Rooms = Awaited<ReturnType<typeof openRooms>>;

/** Opens the rooms floor by floor: each is given its neighbours below and what it needs of the plumbing. */
export async function openRooms(plumbing: Plumbing) {
	const { config, database } = plumbing;
	const { publicUrl } = config;

	// Floor 2
	const audit = openAudit(plumbing);
	const geo = await openGeo({ databasePath: config.geoDatabase, home: config.geoDefault });
	const ledger = openLedger(plumbing);
	const notifications = openNotifications({ ...plumbing, ...carriersOf(config) });
	const sightOf = (visit: Visit): Sees => {
		const place = geo.locate(visit.ip);
		return (filter) => !isExcluded(filter, place);
	};
	const content = await openContent({ ...plumbing, sightOf });

	// Floors 3 to 5
	const catalogue = openCatalogue({ content, gameFacts, sightOf });
	const factors = openFactors({
		...plumbing,
		publicUrl,
		notifications,
		audit,
		// Identity stands above and is asked when somebody is to be written to, by when it is open.
		async contactOf(playerId) {
			const player = await identity.readPlayer(database.reader, playerId);
			const validatedPhone = (await verification.validatedPhone(database.reader, playerId)) ?? null;
			return player && { ...player, validatedPhone };
		},
		isPasswordRight: (playerId, password) => identity.isPasswordRight(playerId, password),
		onPinSet: (tx, playerId) => identity.onPinSet(tx, playerId),
	});
	const identity: Identity = openIdentity({
		...plumbing,
		publicUrl,
		geo,
		notifications,
		audit,
		factors,
		// Both stand above and are asked at a login, by when they are open.
		phones: {
			isValidated: (reader, playerId) => verification.isPhoneValidated(reader, playerId),
			markValidated: (tx, playerId, phone) => verification.adoptPhone(tx, playerId, phone),
		},
		captcha: captchaOf(config, plumbing),
		async loginGate(playerId) {
			const restriction = await saferPlay.restrictionOf(database.reader, playerId);
			return restriction ? { restriction: restriction.kind } : undefined;
		},
	});
	const verification: Verification = openVerification({
		...plumbing,
		publicUrl,
		factors,
		notifications,
		audit,
		players: identity,
		storage: folderStorage(join(config.dataDir, "documents")),
		lawOf: jurisdictionOf,
		isRehearsal: config.profile !== "production",
	});
	const wallet = openWallet({ ledger, stream: plumbing.stream });

	// A wallet without money shows a zero; no wallet would show that nothing is known.
	plumbing.outbox.listen(playerRegistered, "wallet", (tx, { playerId, currency }) =>
		wallet.open(tx, readId(playerId) ?? 0n, currency),
	);

	// Floor 6
	const saferPlay: SaferPlay = openSaferPlay({
		...plumbing,
		publicUrl,
		wallet,
		audit,
		notifications,
		players: identity,
		onMovedElsewhere: (listener) =>
			ledger.changes.subscribe({
				moved: () => {},
				movedElsewhere: (wallets) => listener(wallets.map(({ playerId }) => playerId)),
			}),
	});
	plumbing.outbox.listen(playerRegistered, "saferPlay", (tx, { playerId }) =>
		saferPlay.welcome(tx, readId(playerId) ?? 0n),
	);

	// Floor 7
	const sandbox =
		config.profile === "production"
			? undefined
			: openSandbox({ ...plumbing, profile: config.profile, ownOrigin: () => `http://127.0.0.1:${config.port}` });
	const cashier = openCashier({
		...plumbing,
		publicUrl,
		wallet,
		saferPlay,
		audit,
		notifications,
		players: identity,
		proofs: {
			isTwoFactorOn: async (playerId) => (await factors.methodsOf(database.reader, playerId)).twoFactor === "ENABLED",
			prove: factors.prove,
		},
		documents: {
			statusOf: verification.documentStatus,
			async neededBefore(reader, playerId) {
				const player = await identity.readPlayer(reader, playerId);
				return jurisdictionOf(player ?? UNKNOWN_PLACE).documentsBefore;
			},
		},
		...(sandbox ? { provider: sandbox } : {}),
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
	});

	const sports = await openSports({ ...plumbing, wallet, feed: config.sportsFeed });

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
		geo,
		ledger,
		notifications,
		content,
		catalogue,
		factors,
		identity,
		verification,
		wallet,
		saferPlay,
		sandbox,
		cashier,
		play,
		sports,
		virtuals,
		lobby,
	};
}

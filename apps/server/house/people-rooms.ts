import { join } from "node:path";
import { depositMethodsIn } from "@baize/cashier/contract";
import { openCatalogue } from "@baize/catalogue/server";
import { openFactors } from "@baize/factors/server";
import { jurisdictionOf } from "@baize/geo/contract";
import { exclusionCarried, exclusionLifted, playerRegistered } from "@baize/identity/contract";
import { captchaOf, openBreachRange, openIdentity } from "@baize/identity/server";
import { type Id, readId } from "@baize/kernel/id";
import { openAnnouncements } from "@baize/notifications/server";
import { openSaferPlay, rehearsalRegister } from "@baize/safer-play/server";
import { openSupport } from "@baize/support/server";
import { folderStorage, openVerification } from "@baize/verification/server";
import { openWallet } from "@baize/wallet/server";
import type { Above } from "./above.ts";
import { affairsOf } from "./affairs.ts";
import { documentCheckOf } from "./document-check.ts";
import { exclusionsOf } from "./exclusions.ts";
import { exportParts } from "./export-parts.ts";
import { gameFacts } from "./game-facts.ts";
import type { GroundRooms } from "./ground-rooms.ts";
import { openObstacles } from "./obstacles.ts";
import type { Plumbing } from "./plumbing.ts";

export type PeopleRooms = ReturnType<typeof openPeopleRooms>;

/** Floors 3 to 6: who plays, with what money, and within which limits. */
export function openPeopleRooms(plumbing: Plumbing, ground: GroundRooms, above: Above) {
	const { config, database, outbox } = plumbing;
	const catalogue = openCatalogue({
		...ground,
		gameFacts,
		areLiveTablesOpen: ground.flags.reader("dynamicCards"),
	});
	const factors = openProofs(plumbing, ground, above);
	const identity = openWhoIsWho(plumbing, ground, above, factors);
	const documents = documentCheckOf(plumbing);
	const verification = openVerification({
		...plumbing,
		...ground,
		publicUrl: config.publicUrl,
		factors,
		players: identity,
		storage: folderStorage(join(config.dataDir, "documents")),
		lawOf: jurisdictionOf,
		isRehearsal: config.profile !== "production",
		...(documents.provider ? { provider: documents.provider } : {}),
	});
	const wallet = openWallet({ ledger: ground.ledger, stream: plumbing.stream });
	const saferPlay = openLimits(plumbing, ground, { wallet, identity });

	// A wallet without money shows a zero; no wallet would show that nothing is known.
	outbox.listen(playerRegistered, "wallet", "money", (tx, { playerId, currency }) =>
		wallet.open(tx, readId(playerId) ?? 0n, currency),
	);
	outbox.listen(playerRegistered, "saferPlay", "player", (tx, { playerId }) =>
		saferPlay.welcome(tx, readId(playerId) ?? 0n),
	);
	outbox.listen(exclusionCarried, "saferPlay", "money", (tx, { playerId, untilMs }) =>
		saferPlay.carryExclusion(tx, readId(playerId) ?? 0n, untilMs),
	);
	outbox.listen(exclusionLifted, "saferPlay", "money", (tx, { playerId }) =>
		saferPlay.liftExclusion(tx, readId(playerId) ?? 0n),
	);

	const announcements = openAnnouncements({
		...plumbing,
		...ground,
		publicUrl: config.publicUrl,
		nameOf: (session) => identity.viewerOf(session).displayName,
		audience: { find: identity.findPlayer, read: identity.readPlayer, list: identity.listPlayers },
		consents: { has: identity.hasMarketingConsent, write: identity.setMarketingConsent },
		mayReceiveMarketing: saferPlay.mayReceiveMarketing,
		isOfferAllowed: async (playerId) => (await saferPlay.checkRegisters(playerId, "marketing")) === "allowed",
	});
	const support = openSupport({
		...plumbing,
		forum: config.forum,
		async readMember(reader, playerId) {
			const player = await identity.readPlayer(reader, playerId);
			// An account begins with the confirmation of its e-mail.
			return player && { email: player.email, nickname: player.nickname, isEmailConfirmed: true };
		},
	});
	const obstacleOf = openObstacles({ ...plumbing, geo: ground.geo, identity, verification, reader: database.reader });
	const identitySandbox = documents.sandbox;
	return {
		catalogue,
		factors,
		identity,
		verification,
		identitySandbox,
		wallet,
		saferPlay,
		announcements,
		support,
		obstacleOf,
	};
}

const openProofs = (plumbing: Plumbing, ground: GroundRooms, above: Above) =>
	openFactors({
		...plumbing,
		...ground,
		publicUrl: plumbing.config.publicUrl,
		officeUrl: plumbing.config.office.url,
		async contactOf(personId) {
			const { reader } = plumbing.database;
			const player = await above.identity.readPlayer(reader, personId);
			if (!player) return above.identity.readOperatorContact(reader, personId);
			return { ...player, validatedPhone: (await above.verification.validatedPhone(reader, personId)) ?? null };
		},
		notMeLink: (tx, of) => above.identity.notMeLink(tx, of),
		isPasswordRight: (playerId, password) => above.identity.isPasswordRight(playerId, password),
		birthDateOf: (playerId) => above.identity.readBirthDate(plumbing.database.reader, playerId),
		sessions: {
			onPinSet: (tx, playerId, by) => above.identity.onPinSet(tx, playerId, by),
			onFactorsChanged: (tx, playerId, change) => above.identity.onFactorsChanged(tx, playerId, change),
			recordProof: (by, method) => above.identity.recordProof(by, method),
		},
		withdrawalOf: (playerId, asked) => above.cashier.describeWithdrawal(playerId, asked),
		isTwoFactorOn: ground.flags.reader("twoFactor"),
	});

const currencyOf =
	({ database }: Plumbing, { identity }: Above) =>
	async (playerId: Id): Promise<string> =>
		(await identity.readPlayer(database.reader, playerId))?.currency ?? "";

const openWhoIsWho = (plumbing: Plumbing, ground: GroundRooms, above: Above, factors: ReturnType<typeof openProofs>) =>
	openIdentity({
		...plumbing,
		...ground,
		publicUrl: plumbing.config.publicUrl,
		officeUrl: plumbing.config.office.url,
		factors,
		phones: {
			isValidated: (reader, playerId) => above.verification.isPhoneValidated(reader, playerId),
			markValidated: (tx, playerId, phone) => above.verification.adoptPhone(tx, playerId, phone),
		},
		exclusions: exclusionsOf(above),
		// A card pays in from anywhere, so where the player lives decides nothing.
		takesDeposits: (currency) => depositMethodsIn(currency).length > 0,
		captcha: captchaOf(plumbing.config, plumbing),
		exportParts: () =>
			exportParts({
				reader: plumbing.database.reader,
				verification: above.verification,
				saferPlay: above.saferPlay,
				notifications: ground.notifications,
				wallet: above.wallet,
				play: above.play,
				sports: above.sports,
				cashier: above.cashier,
				currencyOf: currencyOf(plumbing, above),
			}),
		affairsOf: (playerId) =>
			affairsOf(
				{
					wallet: above.wallet,
					sports: above.sports,
					cashier: above.cashier,
					currencyOf: currencyOf(plumbing, above),
				},
				playerId,
			),
		...(plumbing.config.breachRangeUrl ? { breaches: openBreachRange(plumbing.config.breachRangeUrl) } : {}),
		async loginGate(playerId) {
			await above.saferPlay.checkRegisters(playerId, "login");
			const restriction = await above.saferPlay.restrictionOf(plumbing.database.reader, playerId);
			return restriction ? { restriction: restriction.kind } : undefined;
		},
	});

type Players = { wallet: ReturnType<typeof openWallet>; identity: ReturnType<typeof openIdentity> };

const openLimits = (plumbing: Plumbing, ground: GroundRooms, { wallet, identity }: Players) =>
	openSaferPlay({
		...plumbing,
		...ground,
		publicUrl: plumbing.config.publicUrl,
		wallet,
		players: identity,
		personOf: identity.readPersonDetails,
		registers: { everywhere: plumbing.config.profile === "production" ? [] : [rehearsalRegister] },
		onMovedElsewhere: (listener) =>
			ground.ledger.changes.subscribe({
				moved: () => {},
				movedElsewhere: (wallets) => listener(wallets.map(({ playerId }) => playerId)),
			}),
	});

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
import type { CoreDomains } from "./core-domains.ts";
import { documentCheckOf } from "./document-check.ts";
import { openEligibility } from "./eligibility.ts";
import { exclusionsOf } from "./exclusions.ts";
import { exportParts } from "./export-parts.ts";
import { gameFacts } from "./game-facts.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { LateBound } from "./late-bound.ts";
import { pendingBusinessOf } from "./pending-business.ts";

export type PlayerDomains = ReturnType<typeof openPlayerDomains>;

/** The domains of players: who they are, their money, and their limits. */
export function openPlayerDomains(infrastructure: Infrastructure, core: CoreDomains, lateBound: LateBound) {
	const { config, database, outbox } = infrastructure;
	const catalogue = openCatalogue({
		...core,
		gameFacts,
		areLiveTablesOpen: core.flags.reader("dynamicCards"),
	});
	const factors = openFactorsDomain(infrastructure, core, lateBound);
	const identity = openIdentityDomain(infrastructure, core, lateBound, factors);
	const documents = documentCheckOf(infrastructure);
	const verification = openVerification({
		...infrastructure,
		...core,
		publicUrl: config.publicUrl,
		factors,
		players: identity,
		storage: folderStorage(join(config.dataDir, "documents")),
		lawOf: jurisdictionOf,
		isRehearsal: config.profile !== "production",
		...(documents.provider ? { provider: documents.provider } : {}),
	});
	const wallet = openWallet({ ledger: core.ledger, stream: infrastructure.stream });
	const saferPlay = openSaferPlayDomain(infrastructure, core, { wallet, identity });

	// A wallet without money shows a zero; without a wallet the balance would be unknown.
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
		...infrastructure,
		...core,
		publicUrl: config.publicUrl,
		nameOf: (session) => identity.viewerOf(session).displayName,
		audience: { find: identity.findPlayer, read: identity.readPlayer, list: identity.listPlayers },
		consents: { has: identity.hasMarketingConsent, write: identity.setMarketingConsent },
		mayReceiveMarketing: saferPlay.mayReceiveMarketing,
		isOfferAllowed: async (playerId) => (await saferPlay.checkRegisters(playerId, "marketing")) === "allowed",
	});
	const support = openSupport({
		...infrastructure,
		forum: config.forum,
		async readMember(reader, playerId) {
			const player = await identity.readPlayer(reader, playerId);
			// An account begins with the confirmation of its e-mail.
			return player && { email: player.email, nickname: player.nickname, isEmailConfirmed: true };
		},
	});
	const eligibilityBlockOf = openEligibility({
		...infrastructure,
		geo: core.geo,
		identity,
		verification,
		reader: database.reader,
	});
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
		eligibilityBlockOf,
	};
}

const openFactorsDomain = (infrastructure: Infrastructure, core: CoreDomains, lateBound: LateBound) =>
	openFactors({
		...infrastructure,
		...core,
		publicUrl: infrastructure.config.publicUrl,
		officeUrl: infrastructure.config.office.url,
		async contactOf(personId) {
			const { reader } = infrastructure.database;
			const player = await lateBound.identity.readPlayer(reader, personId);
			if (!player) return lateBound.identity.readOperatorContact(reader, personId);
			return { ...player, validatedPhone: (await lateBound.verification.validatedPhone(reader, personId)) ?? null };
		},
		notMeLink: (tx, of) => lateBound.identity.notMeLink(tx, of),
		isPasswordRight: (playerId, password) => lateBound.identity.isPasswordRight(playerId, password),
		birthDateOf: (playerId) => lateBound.identity.readBirthDate(infrastructure.database.reader, playerId),
		sessions: {
			onPinSet: (tx, playerId, by) => lateBound.identity.onPinSet(tx, playerId, by),
			onFactorsChanged: (tx, playerId, change) => lateBound.identity.onFactorsChanged(tx, playerId, change),
			recordProof: (by, method) => lateBound.identity.recordProof(by, method),
		},
		withdrawalOf: (playerId, callInput) => lateBound.cashier.describeWithdrawal(playerId, callInput),
		isTwoFactorOn: core.flags.reader("twoFactor"),
	});

const currencyOf =
	({ database }: Infrastructure, { identity }: LateBound) =>
	async (playerId: Id): Promise<string> =>
		(await identity.readPlayer(database.reader, playerId))?.currency ?? "";

const openIdentityDomain = (
	infrastructure: Infrastructure,
	core: CoreDomains,
	lateBound: LateBound,
	factors: ReturnType<typeof openFactorsDomain>,
) =>
	openIdentity({
		...infrastructure,
		...core,
		publicUrl: infrastructure.config.publicUrl,
		officeUrl: infrastructure.config.office.url,
		factors,
		phones: {
			isValidated: (reader, playerId) => lateBound.verification.isPhoneValidated(reader, playerId),
			markValidated: (tx, playerId, phone) => lateBound.verification.adoptPhone(tx, playerId, phone),
		},
		exclusions: exclusionsOf(lateBound),
		// A card deposit works from anywhere, so the player's residence does not matter.
		takesDeposits: (currency) => depositMethodsIn(currency).length > 0,
		captcha: captchaOf(infrastructure.config, infrastructure),
		exportParts: () =>
			exportParts({
				reader: infrastructure.database.reader,
				verification: lateBound.verification,
				saferPlay: lateBound.saferPlay,
				notifications: core.notifications,
				wallet: lateBound.wallet,
				play: lateBound.play,
				sports: lateBound.sports,
				cashier: lateBound.cashier,
				currencyOf: currencyOf(infrastructure, lateBound),
			}),
		pendingBusinessOf: (playerId) =>
			pendingBusinessOf(
				{
					wallet: lateBound.wallet,
					sports: lateBound.sports,
					cashier: lateBound.cashier,
					currencyOf: currencyOf(infrastructure, lateBound),
				},
				playerId,
			),
		...(infrastructure.config.breachRangeUrl
			? { breaches: openBreachRange(infrastructure.config.breachRangeUrl) }
			: {}),
		async loginGate(playerId) {
			await lateBound.saferPlay.checkRegisters(playerId, "login");
			const restriction = await lateBound.saferPlay.restrictionOf(infrastructure.database.reader, playerId);
			return restriction ? { restriction: restriction.kind } : undefined;
		},
	});

type Players = { wallet: ReturnType<typeof openWallet>; identity: ReturnType<typeof openIdentity> };

const openSaferPlayDomain = (infrastructure: Infrastructure, core: CoreDomains, { wallet, identity }: Players) =>
	openSaferPlay({
		...infrastructure,
		...core,
		publicUrl: infrastructure.config.publicUrl,
		wallet,
		players: identity,
		personOf: identity.readPersonDetails,
		registers: { everywhere: infrastructure.config.profile === "production" ? [] : [rehearsalRegister] },
		onMovedElsewhere: (listener) =>
			core.ledger.changes.subscribe({
				moved: () => {},
				movedElsewhere: (wallets) => listener(wallets.map(({ playerId }) => playerId)),
			}),
	});

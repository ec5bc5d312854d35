import type { ProofMethod } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import type { Binding, Reader, Session, SessionReader, SharedCounts, Tx } from "@baize/platform-server";
import type { RequiredAction } from "../contract/index.ts";
import { startAccountJobs, tidyAccounts } from "./account-jobs.ts";
import { accountBindings } from "./account-routes.ts";
import { hasMarketingConsent, setMarketing } from "./account-store.ts";
import { adoptPhone } from "./adopt-phone.ts";
import { openAttempts } from "./attempts-store.ts";
import { checkBankAccount, claimBankAccount, playersOfAccount, registerOldAccount } from "./bank-accounts.ts";
import { openCaptchaGuard } from "./captcha.ts";
import { removeSpentCaptchas } from "./captcha-store.ts";
import { openComparisons } from "./comparisons.ts";
import { checkDeposit } from "./duplicates/check-deposit.ts";
import type { DepositVerdict } from "./duplicates/duplicate-rules.ts";
import { findDuplicates } from "./duplicates/find-duplicates.ts";
import { readPersonDetails } from "./duplicates/fingerprint-store.ts";
import { fingerprintAll, fingerprintInstrument, type Instrument } from "./duplicates/fingerprints.ts";
import type { PersonDetails } from "./duplicates/signals.ts";
import { readBirthDate, readName } from "./facts-store.ts";
import { fingerprintAccounts } from "./fingerprint-accounts.ts";
import { removeUnseenDevices } from "./known-device-store.ts";
import { KNOWN_MS } from "./known-devices.ts";
import { type PayableAccount, payableAccounts } from "./linked-accounts.ts";
import { operatorLoginBindings } from "./login-routes.ts";
import { type NoticeOf, notMeLink } from "./not-me-link.ts";
import { requireAction } from "./operate-login.ts";
import { type OperatorContact, readOperatorContact } from "./operator-contact.ts";
import { operatorsBindings } from "./operators-routes.ts";
import { openPasswordPool } from "./password-pool.ts";
import { frozenAmong, lockedFreeze } from "./payout-freeze-store.ts";
import { type NameAndEmail, namesOf } from "./people-names.ts";
import { findPlayer, listPlayers, type Player, readPlayer, readPlayers } from "./players.ts";
import type { IdentityPorts, Parts } from "./ports.ts";
import { revealedTo, revealTo } from "./reveal.ts";
import { bindings } from "./routes.ts";
import { latestSecurityChanges, type SecurityChange } from "./security-change-store.ts";
import { type Changer, type FactorChange, onFactorsChanged, onPinSet, recordProof } from "./session-step.ts";
import { openSessions } from "./sessions.ts";
import { openSharedLimits } from "./shared-limits-store.ts";
import { findPersonId, readPerson, removeExpiredRegistrations } from "./store.ts";
import { emailKey } from "./tokens.ts";
import { removeOldDevices } from "./trusted-device-store.ts";

export { openAltcha } from "./adapters/altcha.ts";
export { openBreachRange } from "./adapters/breach-range.ts";
export { type CaptchaProvider, captchaOf } from "./captcha.ts";
export { seedBankAccount } from "./demo-bank-account.ts";
export { DEMO_PASSWORD, DEMO_PEOPLE, seedIdentity } from "./demo-people.ts";
export type { DepositVerdict } from "./duplicates/duplicate-rules.ts";
export type { Instrument } from "./duplicates/fingerprints.ts";
export type { PersonDetails } from "./duplicates/signals.ts";
export { signalsOf } from "./duplicates/signals.ts";
export type { PayableAccount } from "./linked-accounts.ts";
export type { NoticeOf } from "./not-me-link.ts";
export * from "./operators-api.ts";
export type { Player } from "./players.ts";
export type { AffairsElsewhere, BreachRange, Exclusions, ExportPart, IdentityPorts, Phones } from "./ports.ts";
export { sealedColumns } from "./sealed-columns.ts";
export type { SecurityChange, SecurityChangeKind } from "./security-change-store.ts";

export type Identity = {
	/** Players' sessions: at once from memory, or after asking the database at most once a minute for each session. */
	readSession: SessionReader;
	/** The same of operators' sessions. */
	readOperatorSession: SessionReader;
	/** What a page may know of whoever looks at it. */
	viewerOf(session: Session): { handle: string; displayName: string; currency: string };
	/** The players whose personal data this operator sees now, by the text of their ids. */
	revealedTo(operatorId: Id): Promise<ReadonlySet<string>>;
	/** From now on this operator sees the player's personal data for a while. The caller keeps in the audit log why. */
	revealTo(tx: Tx, operatorId: Id, playerId: Id): Promise<number>;
	/**
	 * Calls the listener after every change to what a player is (name, address, status) or to all of their sessions, in
	 * whatever process it was made; with undefined where any player may have changed.
	 */
	onPersonChanged(listener: (personId: Id | undefined) => void): void;
	/** Undefined for nobody and for operators. */
	readPlayer(reader: Reader, playerId: Id): Promise<Player | undefined>;
	/** As `readPlayer`, for many at once; operators and unknown ids are not in it. */
	readPlayers(reader: Reader, playerIds: readonly Id[]): Promise<Map<Id, Player>>;
	findPlayer(reader: Reader, email: string): Promise<Player | undefined>;
	/** How an operator is reached; undefined for anybody else. */
	readOperatorContact(reader: Reader, operatorId: Id): Promise<OperatorContact | undefined>;
	/** What people are called, players and operators alike; whoever is not in it is nobody. */
	namesOf(reader: Reader, personIds: readonly Id[]): Promise<Map<Id, NameAndEmail>>;
	/** Of whoever logs in by this e-mail, players and operators alike. */
	idOf(reader: Reader, email: string): Promise<Id | undefined>;
	/** The bank accounts that a player has linked, with their numbers: for the room that pays. */
	payableAccounts(reader: Reader, playerId: Id): Promise<PayableAccount[]>;
	/** Compares only: whoever asks counts the attempts. */
	isPasswordRight(personId: Id, password: string): Promise<boolean>;
	/**
	 * To be done at the player's next login; what sessions there are end. False where it was so already. For operators and
	 * for whoever judges risk.
	 */
	requireAction(tx: Tx, playerId: Id, action: RequiredAction | null): Promise<boolean>;
	/** In the transaction in which a player has chosen a PIN, in the session that they did it in, if any. */
	onPinSet(tx: Tx, playerId: Id, by?: Changer): Promise<void>;
	/** In the transaction of any other change of factors: what was open before ends. */
	onFactorsChanged(tx: Tx, playerId: Id, change: FactorChange): Promise<void>;
	/** The player has just proved in this session who they are. */
	recordProof(by: Changer, method: ProofMethod): Promise<void>;
	/** Written as 1990-01-31. */
	readBirthDate(reader: Reader, playerId: Id): Promise<string | undefined>;
	/** What to call anybody who can log in, operators too. */
	readName(reader: Reader, personId: Id): Promise<string | undefined>;
	/** From now on this is the phone of the profile: its owner has shown that it is in his hand. */
	adoptPhone(tx: Tx, playerId: Id, phone: string): Promise<void>;
	/** When the player last changed password, e-mail and phone; what was never changed is not in it. */
	latestSecurityChanges(reader: Reader, playerId: Id): Promise<SecurityChange[]>;
	/** In the transaction that sends a mail about what matters for the account: its link to say that it was somebody else. */
	notMeLink(tx: Tx, of: NoticeOf): Promise<string>;
	/** One bank account serves one player, unless an operator allows another. */
	bankAccounts: {
		/** Whether the player may be paid to it; TOO_MANY_REQUESTS where he has asked for many that are others'. */
		check(playerId: Id, account: string): Promise<"free" | "taken">;
		/** From now on it serves this player; false where it serves another. */
		claim(tx: Tx, playerId: Id, account: string): Promise<boolean>;
		/** Of an account that was used before accounts were claimed. */
		registerOld(tx: Tx, playerId: Id, used: { account: string; since: Date }): Promise<void>;
		/** Those whom it serves or has served: to find out whether two players are one person. */
		playersOf(reader: Reader, account: string): Promise<Id[]>;
	};
	payoutFreezes: {
		/** Since when nothing is paid out to the player; nobody freezes it until the transaction ends. */
		lockedSince(tx: Tx, playerId: Id): Promise<Date | undefined>;
		/** Of these players, those to whom nothing is paid out. */
		among(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>>;
	};
	/** Players who may log in, after this id: to go through all of them. */
	listPlayers: typeof listPlayers;
	/** Whether a player has agreed to mails about offers. */
	hasMarketingConsent(reader: Reader, playerId: Id): Promise<boolean>;
	setMarketingConsent(playerId: Id, isGiven: boolean): Promise<void>;
	/** In the transaction in which a card or bank account is known to be a player's; it may be another's, too. */
	noteInstrument(tx: Tx, playerId: Id, instrument: Instrument): Promise<void>;
	/** Whether an account that may be somebody's second one takes a deposit. To be asked before each. */
	checkDeposit(playerId: Id): Promise<DepositVerdict>;
	/** Who a player says to be, for whoever looks for him elsewhere. */
	readPersonDetails(reader: Reader, playerId: Id): Promise<PersonDetails | undefined>;
	/** The request rate limits that all processes share. */
	sharedLimits: SharedCounts;
	bindings: Binding[];
};

export function openIdentity(ports: IdentityPorts): Identity {
	const { database, clock, secrets, rounds } = ports;
	const attempts = openAttempts(clock, secrets.keyFor("identity.attempts"), ports.onBudgetSpent);
	const parts: Parts = {
		...ports,
		attempts,
		comparisons: openComparisons(),
		passwords: openPasswordPool(),
		sessions: openSessions(ports),
		captcha: openCaptchaGuard(ports.captcha, database),
	};
	rounds.every(HOUR_MS, "identity.tidy", async () => {
		await attempts.tidy(database.reader);
		await removeExpiredRegistrations(database.reader, new Date(clock.nowMs()));
		await parts.sessions.tidy();
		await tidyAccounts(parts);
		await removeOldDevices(database.reader, new Date(clock.nowMs()));
		await removeUnseenDevices(database.reader, new Date(clock.nowMs() - KNOWN_MS));
		await removeSpentCaptchas(database.reader, new Date(clock.nowMs()));
		await fingerprintAll(parts);
	});
	rounds.every(HOUR_MS, "identity.fingerprintAccounts", () => fingerprintAccounts(parts));
	startAccountJobs(parts);
	const viewerOf = (session: Session) => {
		const { handle, currency } = session;
		return { handle, displayName: parts.sessions.displayNameOf(session), currency };
	};
	const isPasswordRight = async (personId: Id, password: string) =>
		parts.passwords.verify((await readPerson(database.reader, personId))?.password_hash, password);
	return {
		viewerOf,
		readSession: parts.sessions.reader("players"),
		readOperatorSession: parts.sessions.reader("operators"),
		revealedTo: (operatorId) => revealedTo(parts, database.reader, operatorId),
		revealTo: (tx, operatorId, playerId) => revealTo(parts, tx, operatorId, playerId),
		onPersonChanged: parts.sessions.onPersonChanged,
		readPlayer,
		readPlayers,
		findPlayer,
		readOperatorContact,
		listPlayers,
		namesOf,
		idOf: (reader, email) => findPersonId(reader, emailKey(email)),
		payableAccounts: (reader, playerId) => payableAccounts(parts, reader, playerId),
		isPasswordRight,
		requireAction: (tx, playerId, action) => requireAction(parts, tx, playerId, action),
		onPinSet: (tx, playerId, by) => onPinSet(parts, tx, playerId, by),
		onFactorsChanged: (tx, playerId, change) => onFactorsChanged(parts, tx, playerId, change),
		recordProof: (by, method) => recordProof(parts, by, method),
		readBirthDate,
		readName,
		adoptPhone: (tx, playerId, phone) => adoptPhone(parts, tx, playerId, phone),
		latestSecurityChanges,
		notMeLink: (tx, of) => notMeLink(parts, tx, of),
		bankAccounts: {
			check: (playerId, account) => checkBankAccount(parts, playerId, account),
			claim: (tx, playerId, account) => claimBankAccount(parts, tx, playerId, account),
			registerOld: (tx, playerId, used) => registerOldAccount(parts, tx, playerId, used),
			playersOf: (reader, account) => playersOfAccount(parts, reader, account),
		},
		payoutFreezes: {
			lockedSince: async (tx, playerId) => (await lockedFreeze(tx, playerId))?.frozen_at,
			among: frozenAmong,
		},
		async noteInstrument(tx, playerId, instrument) {
			await fingerprintInstrument(parts, tx, playerId, instrument);
			await findDuplicates(parts, tx, playerId);
		},
		checkDeposit: (playerId) => checkDeposit(parts, playerId),
		readPersonDetails,
		sharedLimits: openSharedLimits(database.reader, clock, secrets.keyFor("identity.limits")),
		hasMarketingConsent,
		setMarketingConsent: (playerId, isGiven) =>
			database.transaction((tx) => setMarketing(tx, playerId, isGiven, new Date(clock.nowMs()))),
		bindings: [
			...bindings(parts),
			...accountBindings(parts),
			...operatorLoginBindings(parts),
			...operatorsBindings(parts),
		],
	};
}

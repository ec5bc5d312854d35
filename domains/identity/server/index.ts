import type { Id } from "@baize/kernel/id";
import type { Binding, Reader, Session, SessionReader, SharedCounts, SignedInVisit, Tx } from "@baize/platform-server";
import type { Proof, RequiredAction } from "../contract/index.ts";
import { signInsOf } from "./devices/sign-ins.ts";
import { type AccountLink, linksOf } from "./duplicates/account-links-store.ts";
import { checkDeposit, readDepositVerdict } from "./duplicates/check-deposit.ts";
import type { DepositVerdict } from "./duplicates/duplicate-rules.ts";
import { findDuplicates, isSamePerson } from "./duplicates/find-duplicates.ts";
import { readPersonDetails } from "./duplicates/fingerprint-store.ts";
import { fingerprintInstrument, type Instrument } from "./duplicates/fingerprints.ts";
import type { PersonDetails } from "./duplicates/signals.ts";
import type { Attempts } from "./login/attempts-store.ts";
import { operatorLoginBindings } from "./login/login-routes.ts";
import { openSharedLimits } from "./login/shared-limits-store.ts";
import { openParts } from "./open-parts.ts";
import { type OperatorContact, readOperatorContact } from "./operators/operator-contact.ts";
import { operatorsBindings } from "./operators/operators-routes.ts";
import { startAccountJobs } from "./people/account-jobs.ts";
import { accountBindings } from "./people/account-routes.ts";
import { accountClosedAt, hasMarketingConsent, lockPerson, setMarketing } from "./people/account-store.ts";
import { type Closing, closeAccount } from "./people/close-account.ts";
import { adoptPhone } from "./people/credentials/adopt-phone.ts";
import { latestSecurityChanges, type SecurityChange } from "./people/credentials/security-change-store.ts";
import { readBirthDate, readName } from "./people/facts-store.ts";
import { type NoticeOf, notMeLink } from "./people/not-me/not-me-link.ts";
import { frozenAmong, lockedFreeze } from "./people/not-me/payout-freeze-store.ts";
import { type OwnExportPart, ownExportParts } from "./people/own-export-parts.ts";
import { type NameAndEmail, namesOf } from "./people/people-names.ts";
import { findByNickname, findPlayer, listPlayers, type Player, readPlayer, readPlayers } from "./people/players.ts";
import { type OwnProfile, openOwnProfile } from "./people/profile/own-profile.ts";
import { requireAction } from "./player-admin/operate-login.ts";
import { revealedTo, revealTo } from "./player-admin/reveal.ts";
import type { HigherFilter, IdentityPorts, LoginGate, Parts, PlayersOf } from "./ports.ts";
import { bindings } from "./routes.ts";
import { type ProvedChange, prove } from "./session/prove.ts";
import { type FactorChange, listenToFactors, onFactorsChanged } from "./session/session-step.ts";
import { findPersonId, readPerson } from "./store.ts";
import { tidyIdentity } from "./tidy-identity.ts";
import { emailKey } from "./tokens.ts";

export { openAltcha } from "./adapters/altcha.ts";
export { openBreachRange } from "./adapters/breach-range.ts";
export { captchaOf } from "./captcha/captcha.ts";
export type { CaptchaProvider } from "./captcha/ports.ts";
export { browserOf } from "./devices/device-store.ts";
export type { AccountLink } from "./duplicates/account-links-store.ts";
export type { DepositVerdict } from "./duplicates/duplicate-rules.ts";
export type { Instrument } from "./duplicates/fingerprints.ts";
export type { PersonDetails } from "./duplicates/signals.ts";
export { signalsOf } from "./duplicates/signals.ts";
export { normalized } from "./normalized.ts";
export * from "./operators/operators-api.ts";
export type { SecurityChange } from "./people/credentials/security-change-store.ts";
export type { SecurityChangeKind } from "./people/credentials/types.ts";
export { DEMO_PASSWORD, DEMO_PEOPLE, seedIdentity } from "./people/demo-people.ts";
export type { NoticeOf } from "./people/not-me/not-me-link.ts";
export type { Player } from "./people/players.ts";
export type { BreachRange, Exclusions, IdentityPorts, LoginGate, Phones } from "./ports.ts";
export { refuseFields } from "./refusals.ts";
export type { TakesDeposits } from "./registration/offered-currencies.ts";

export type Identity = {
	/** Players' sessions: from memory, or from the database at most once a minute for each session. */
	readSession: SessionReader;
	/** The same for operators' sessions. */
	readOperatorSession: SessionReader;
	/** What a page may know about its viewer. */
	viewerOf(session: Session): { handle: string; displayName: string; currency: string };
	/** The players whose personal data this operator may see now, by the text of their ids. */
	revealedTo(operatorId: Id): Promise<ReadonlySet<string>>;
	/** Shows the player's personal data to this operator for a while. The caller writes the reason to the audit log. */
	revealTo(tx: Tx, operatorId: Id, playerId: Id): Promise<number>;
	/**
	 * Calls the listener after every change to what a player is (name, address, status) or to all of their sessions, in
	 * whatever process it was made; with undefined where any player may have changed.
	 */
	onPersonChanged(listener: (personId: Id | undefined) => void): void;
	/** Asked at each login from then on. Without gates every player may do everything. */
	addLoginGate(gate: LoginGate): void;
	/** By which operators find players, where a higher domain knows which ones they are: it returns their ids. */
	addPlayerFilter(filter: HigherFilter, playersOf: PlayersOf): void;
	/** Undefined for unknown ids and for operators. */
	readPlayer(reader: Reader, playerId: Id): Promise<Player | undefined>;
	/** As `readPlayer`, for many at once; operators and unknown ids are not in it. */
	readPlayers(reader: Reader, playerIds: readonly Id[]): Promise<Map<Id, Player>>;
	/** Whether two accounts are known to be one person's. */
	isSamePerson(reader: Reader, playerId: Id, otherId: Id): Promise<boolean>;
	/** Of these accounts, those that share a person, a card, a bank account or a browser with the player. */
	linksOf(reader: Reader, playerId: Id, otherIds: readonly Id[]): Promise<ReadonlyMap<Id, AccountLink>>;
	/** Until the transaction ends, no other one changes the player. */
	lockPlayer(tx: Tx, playerId: Id): Promise<void>;
	findPlayer(reader: Reader, email: string): Promise<Player | undefined>;
	/** Undefined where no player or several are called so. */
	findByNickname(reader: Reader, nickname: string): Promise<Player | undefined>;
	/** How an operator is reached; undefined for anyone else. */
	readOperatorContact(reader: Reader, operatorId: Id): Promise<OperatorContact | undefined>;
	/** The names of people, players and operators alike; an unknown id is missing from the map. */
	namesOf(reader: Reader, personIds: readonly Id[]): Promise<Map<Id, NameAndEmail>>;
	/** When the player has closed the account; undefined while it is open. */
	accountClosedAt(reader: Reader, playerId: Id): Promise<Date | undefined>;
	/** The account that logs in by this e-mail, players and operators alike. */
	idOf(reader: Reader, email: string): Promise<Id | undefined>;
	/**
	 * A sensitive change requires the password again, and the code of players who have two-factor authentication on. The
	 * proof is valid for this change only.
	 */
	prove(visit: SignedInVisit, proof: Proof, change: ProvedChange): Promise<void>;
	profile: OwnProfile;
	/** Budgets of attempts that higher domains spend from. */
	attempts: Pick<Attempts, "spend" | "isAnySpent">;
	/** False where the account is closed already. The caller has proved the player. */
	closeAccount(tx: Tx, playerId: Id, closing: Closing): Promise<boolean>;
	/** What this domain stores about a player, for the copy of their data. */
	exportParts: readonly OwnExportPart[];
	/** Only compares; the caller counts the attempts. */
	isPasswordRight(personId: Id, password: string): Promise<boolean>;
	/**
	 * Required at the player's next login; the player's sessions end. False where it was required already. For operators
	 * and for risk rules.
	 */
	requireAction(tx: Tx, playerId: Id, action: RequiredAction | null): Promise<boolean>;
	/** In the transaction in which codes start going elsewhere: earlier sessions end. */
	onFactorsChanged(tx: Tx, playerId: Id, change: FactorChange): Promise<void>;
	/** In the form 1990-01-31. */
	readBirthDate(reader: Reader, playerId: Id): Promise<string | undefined>;
	/** The name of any person who can log in, operators too. */
	readName(reader: Reader, personId: Id): Promise<string | undefined>;
	/** Makes this the profile's phone: its owner has proved that they have it. */
	adoptPhone(tx: Tx, playerId: Id, phone: string): Promise<void>;
	/** When the player last changed password, e-mail and phone; what was never changed is missing. */
	latestSecurityChanges(reader: Reader, playerId: Id): Promise<SecurityChange[]>;
	/** How a person has signed in, the newest first. */
	signIns: typeof signInsOf;
	/**
	 * In the transaction that sends a mail about the account's security: the mail's link to report that it was not the
	 * player.
	 */
	notMeLink(tx: Tx, of: NoticeOf): Promise<string>;
	payoutFreezes: {
		/** Since when payouts to the player are frozen; no other transaction can freeze them until this one ends. */
		lockedSince(tx: Tx, playerId: Id): Promise<Date | undefined>;
		/** Of these players, those whose payouts are frozen. */
		among(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>>;
	};
	/** Players who may log in, after this id: to iterate over all of them. */
	listPlayers: typeof listPlayers;
	/** Whether a player has agreed to mails about offers. */
	hasMarketingConsent(reader: Reader, playerId: Id): Promise<boolean>;
	setMarketingConsent(playerId: Id, isGiven: boolean): Promise<void>;
	/** In the transaction in which a card or bank account becomes a player's; it may be another's, too. */
	noteInstrument(tx: Tx, playerId: Id, instrument: Instrument): Promise<void>;
	/** Whether an account that may be a person's second one takes a deposit. To be called before each deposit. */
	checkDeposit(playerId: Id): Promise<DepositVerdict>;
	/** What the last check has found. */
	readDepositVerdict(reader: Reader, playerId: Id): Promise<DepositVerdict>;
	/** The identity that a player states, for searches in other registers. */
	readPersonDetails(reader: Reader, playerId: Id): Promise<PersonDetails | undefined>;
	/** The request rate limits that all processes share. */
	sharedLimits: SharedCounts;
	/** Removes what has expired. */
	tidy(): Promise<void>;
	bindings: Binding[];
};

export function openIdentity(ports: IdentityPorts): Identity {
	const { database, clock, secrets } = ports;
	const gates: LoginGate[] = [];
	const parts = openParts(ports, gates);
	startAccountJobs(parts);
	listenToFactors(parts);
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
		addLoginGate: (gate) => void gates.push(gate),
		addPlayerFilter: (filter, playersOf) => void parts.higherFilters.set(filter, playersOf),
		readPlayer,
		readPlayers,
		isSamePerson,
		linksOf,
		lockPlayer: async (tx, playerId) => void (await lockPerson(tx, playerId)),
		findPlayer,
		findByNickname,
		readOperatorContact,
		listPlayers,
		namesOf,
		accountClosedAt,
		idOf: (reader, email) => findPersonId(reader, emailKey(email)),
		prove: async (visit, proof, change) => void (await prove(parts, visit, proof, change)),
		profile: openOwnProfile(parts),
		attempts: parts.attempts,
		closeAccount: (tx, playerId, closing) => closeAccount(parts, tx, playerId, closing),
		exportParts: ownExportParts(parts),
		isPasswordRight,
		requireAction: (tx, playerId, action) => requireAction(parts, tx, playerId, action),
		onFactorsChanged: (tx, playerId, change) => onFactorsChanged(parts, tx, playerId, change),
		readBirthDate,
		readName,
		adoptPhone: (tx, playerId, phone) => adoptPhone(parts, tx, playerId, phone),
		latestSecurityChanges,
		signIns: signInsOf,
		notMeLink: (tx, of) => notMeLink(parts, tx, of),
		payoutFreezes: {
			lockedSince: async (tx, playerId) => (await lockedFreeze(tx, playerId))?.frozen_at,
			among: frozenAmong,
		},
		async noteInstrument(tx, playerId, instrument) {
			await fingerprintInstrument(parts, tx, playerId, instrument);
			await findDuplicates(parts, tx, playerId);
		},
		checkDeposit: (playerId) => checkDeposit(parts, playerId),
		readDepositVerdict,
		readPersonDetails,
		sharedLimits: openSharedLimits(database.reader, clock, secrets.keyFor("identity.limits")),
		tidy: () => tidyIdentity(parts),
		hasMarketingConsent,
		setMarketingConsent: (playerId, isGiven) =>
			database.transaction((tx) => setMarketing(tx, playerId, isGiven, new Date(clock.nowMs()))),
		bindings: allBindings(parts),
	};
}

const allBindings = (parts: Parts): Binding[] => [
	...bindings(parts),
	...accountBindings(parts),
	...operatorLoginBindings(parts),
	...operatorsBindings(parts),
];

import {
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	personalData,
	type Static,
	Struct,
	Text,
	WordOf,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import { Device } from "./device.ts";
import { PASSWORD_MAX_LENGTH } from "./password-length.ts";
import { Address, LINE_PATTERN, NAME_PATTERN, PHONE_PATTERN } from "./registration.ts";

/** Why a player may not play for money: where they are or live, a blocked document, or terms that are not accepted yet. */
export type PlayObstacle = "place" | "document" | "terms";

export const IdText = Text({ pattern: ID_PATTERN });

/** Who changes something that matters proves once more who he is. */
export const Proof = Struct({
	password: Text({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
	/** Of the authenticator, or a recovery code: from whoever has two-factor on. */
	code: Optional(Text({ maxLength: 40 })),
});
export type Proof = Static<typeof Proof>;

const Name = Text({ pattern: NAME_PATTERN });

/** As other players see somebody: letters, digits, and what stands between them. */
export const NICKNAME_PATTERN = "^(?=.*[\\p{L}\\p{N}])[\\p{L}\\p{M}\\p{N} _\\-]{2,24}$";

/** An account of the player's own, to be paid to; of its number only the last four characters are told. */
export const LinkedAccount = Struct({
	id: IdText,
	label: Text(),
	lastFour: Text(personalData("accountEnd")),
	addedAtMs: Integer(),
});
export type LinkedAccount = Static<typeof LinkedAccount>;
export const MOST_LINKED_ACCOUNTS = 5;

/** All that a player reads of himself. */
export const Account = Struct({
	playerId: IdText,
	email: Text(personalData("email")),
	/** Asked for and not yet confirmed from its mail. */
	newEmail: Optional(Text(personalData("email"))),
	firstName: Text(),
	lastName: Text(),
	nickname: Optional(Text()),
	birthDate: Text(personalData("birthDate")),
	address: Address,
	/** In E.164, and as it is written. */
	phone: Optional(Struct({ number: Text(personalData("phone")), written: Text(personalData("phone")) })),
	currency: Text(),
	language: WordOf(LOCALES),
	/** May we write to him about offers? */
	marketing: Flag(),
	memberSinceMs: Integer(),
	linkedAccounts: ListOf(LinkedAccount),
	terms: Struct({ accepted: Text(), present: Text(), isDue: Flag() }),
});
export type Account = Static<typeof Account>;

/** What may be changed without a proof. */
export const Preferences = Struct({
	nickname: OneOf([Text({ pattern: NICKNAME_PATTERN }), Null()]),
	language: WordOf(LOCALES),
	marketing: Flag(),
});
export type Preferences = Static<typeof Preferences>;

/** What withdrawals, letters and codes go by. */
export const Details = Struct({
	firstName: Name,
	lastName: Name,
	address: Address,
	/** As dialled in the address's country, or with + and the country's code; null takes it away. */
	phone: OneOf([Text({ pattern: PHONE_PATTERN }), Null()]),
});
export type Details = Static<typeof Details>;

export const AccountLabel = Text({ pattern: LINE_PATTERN, maxLength: 40 });

/** Where an address seems to be, in the reader's language. */
const PlaceName = Optional(Text());

/** A session that has not ended. */
export const SignedInDevice = Struct({
	id: IdText,
	device: Device,
	place: PlaceName,
	ip: Optional(Text(personalData("ip"))),
	startedAtMs: Integer(),
	lastSeenAtMs: Integer(),
	isThis: Flag(),
});
export type SignedInDevice = Static<typeof SignedInDevice>;

export const SIGN_IN_OUTCOMES = ["succeeded", "failed"] as const;

export const SignIn = Struct({
	id: IdText,
	outcome: WordOf(SIGN_IN_OUTCOMES),
	/** Nothing is kept of the device of a failed one. */
	device: Optional(Device),
	isNewDevice: Flag(),
	place: PlaceName,
	ip: Optional(Text(personalData("ip"))),
	atMs: Integer(),
});
export type SignIn = Static<typeof SignIn>;

export const EXPORT_STATES = ["asked", "ready", "failed"] as const;

/** A copy of all that the house knows of a player. */
export const DataExport = Struct({
	id: IdText,
	state: WordOf(EXPORT_STATES),
	askedAtMs: Integer(),
	/** Until when it can be downloaded. */
	endsAtMs: Optional(Integer()),
	bytes: Optional(Integer()),
});
export type DataExport = Static<typeof DataExport>;

export const CLOSING_REASONS = ["noTime", "tooMuch", "otherSite", "notHappy", "privacy", "other"] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** What is still under way in an account that is about to be closed. */
export const Affairs = Struct({
	balances: ListOf(Struct({ currency: Text(), amountMinor: Integer(), formatted: Text() })),
	openBets: Integer(),
	pendingWithdrawals: Integer(),
});
export type Affairs = Static<typeof Affairs>;

export const Terms = Struct({
	present: Text(),
	isDue: Flag(),
	accepted: ListOf(Struct({ version: Text(), acceptedAtMs: Integer() })),
});
export type Terms = Static<typeof Terms>;

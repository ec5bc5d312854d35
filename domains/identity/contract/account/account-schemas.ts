import {
	EnumOf,
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
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import { Device } from "../device.ts";
import { PASSWORD_MAX_LENGTH } from "../registration/password-length.ts";
import { Address, NAME_PATTERN, PHONE_PATTERN } from "../registration/registration.ts";

/** Why a player may not play for money: where they are or live, a blocked document, or terms that are not accepted yet. */
export type EligibilityBlock = "place" | "document" | "terms";

export const IdText = Text({ pattern: ID_PATTERN });

/** A player who changes something sensitive proves again who they are. */
export const Proof = Struct({
	password: Text({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
	/** From the authenticator, or a recovery code: required from players who have two-factor authentication on. */
	code: Optional(Text({ maxLength: 40 })),
});
export type Proof = Static<typeof Proof>;

const Name = Text({ pattern: NAME_PATTERN });

/** The name that other players see: letters, digits, and separators between them. */
export const NICKNAME_PATTERN = "^(?=.*[\\p{L}\\p{N}])[\\p{L}\\p{M}\\p{N} _\\-]{2,24}$";

/** Everything that a player reads of their own account. */
export const Account = Struct({
	playerId: IdText,
	email: Text(personalData("email")),
	/** Requested, and not yet confirmed from its mail. */
	newEmail: Optional(Text(personalData("email"))),
	firstName: Text(),
	lastName: Text(),
	nickname: Optional(Text()),
	birthDate: Text(personalData("birthDate")),
	address: Address,
	/** In E.164, and formatted for display. */
	phone: Optional(Struct({ number: Text(personalData("phone")), written: Text(personalData("phone")) })),
	currency: Text(),
	language: EnumOf(LOCALES),
	/** Whether the player accepts mails about offers. */
	marketing: Flag(),
	memberSinceMs: Integer(),
	terms: Struct({ accepted: Text(), present: Text(), isDue: Flag() }),
});
export type Account = Static<typeof Account>;

/** What may be changed without a proof. */
export const Preferences = Struct({
	nickname: OneOf([Text({ pattern: NICKNAME_PATTERN }), Null()]),
	language: EnumOf(LOCALES),
	marketing: Flag(),
});
export type Preferences = Static<typeof Preferences>;

/** The details that withdrawals, letters and codes rely on. */
export const Details = Struct({
	firstName: Name,
	lastName: Name,
	address: Address,
	/** As dialled in the address's country, or with + and the country's code; null removes it. */
	phone: OneOf([Text({ pattern: PHONE_PATTERN }), Null()]),
});
export type Details = Static<typeof Details>;

/** The approximate location of an IP address, in the reader's language. */
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
	outcome: EnumOf(SIGN_IN_OUTCOMES),
	/** Nothing about the device is stored for a failed sign-in. */
	device: Optional(Device),
	isNewDevice: Flag(),
	place: PlaceName,
	ip: Optional(Text(personalData("ip"))),
	atMs: Integer(),
});
export type SignIn = Static<typeof SignIn>;

export const CLOSING_REASONS = ["noTime", "tooMuch", "otherSite", "notHappy", "privacy", "other"] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

export const Terms = Struct({
	present: Text(),
	isDue: Flag(),
	accepted: ListOf(Struct({ version: Text(), acceptedAtMs: Integer() })),
});
export type Terms = Static<typeof Terms>;

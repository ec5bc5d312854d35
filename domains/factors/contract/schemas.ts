import { Flag, Integer, ListOf, Optional, type Static, Struct, Text, WordOf } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import {
	CODE_HEADER,
	CODE_PATTERN,
	ENROLMENT_METHODS,
	METHOD_HEADER,
	OPERATION_HEADER,
	OPERATIONS,
} from "./operations.ts";

export const OfSession = Struct({ session: Text() });
export const OfOperation = Struct({ session: Text(), operation: WordOf(OPERATIONS) });
export const PinCode = Text({ pattern: "^[0-9]{4}$" });
export const SixDigits = Text({ pattern: CODE_PATTERN });

/** The proof that goes with a call, in its headers. */
export const ProofHeaders = Struct({
	[CODE_HEADER]: Optional(Text({ maxLength: 40 })),
	[METHOD_HEADER]: Optional(Text({ maxLength: 40 })),
	[OPERATION_HEADER]: Optional(Text({ maxLength: 40 })),
});
export type ProofHeaders = Static<typeof ProofHeaders>;

export const TWO_FACTOR_STATUSES = ["PENDING", "ENABLED"] as const;
export const TwoFactorStatus = Struct({ status: WordOf(TWO_FACTOR_STATUSES) });

export const Passkey = Struct({
	passkeyId: Text({ pattern: ID_PATTERN }),
	name: Text(),
	createdAtMs: Integer(),
	usedAtMs: Optional(Integer()),
});
export type Passkey = Static<typeof Passkey>;

/** What a player's pages of security show. */
export const FactorSettings = Struct({
	/** The feature is offered at all. */
	isTwoFactorOn: Flag(),
	twoFactor: WordOf(TWO_FACTOR_STATUSES),
	/** How enrolment may be proved by this player: with a PIN where one is set, by SMS where a phone is validated. */
	enrolmentMethods: ListOf(WordOf(ENROLMENT_METHODS)),
	hasPin: Flag(),
	/** The validated phone, all but its last four digits hidden. */
	phone: Optional(Text()),
	recoveryCodesLeft: Integer(),
	confirmedAtMs: Optional(Integer()),
	passkeys: ListOf(Passkey),
});
export type FactorSettings = Static<typeof FactorSettings>;

import { EnumOf, Flag, Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
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
export const OfOperation = Struct({ session: Text(), operation: EnumOf(OPERATIONS) });
export const PinCode = Text({ pattern: "^[0-9]{4}$" });
export const SixDigits = Text({ pattern: CODE_PATTERN });

/** The proof that comes with a call, in its headers. */
export const ProofHeaders = Struct({
	[CODE_HEADER]: Optional(Text({ maxLength: 40 })),
	[METHOD_HEADER]: Optional(Text({ maxLength: 40 })),
	[OPERATION_HEADER]: Optional(Text({ maxLength: 40 })),
});
export type ProofHeaders = Static<typeof ProofHeaders>;

export const TWO_FACTOR_STATUSES = ["PENDING", "ENABLED"] as const;
export const TwoFactorStatus = Struct({ status: EnumOf(TWO_FACTOR_STATUSES) });

export const Passkey = Struct({
	passkeyId: Text({ pattern: ID_PATTERN }),
	name: Text(),
	createdAtMs: Integer(),
	usedAtMs: Optional(Integer()),
});
export type Passkey = Static<typeof Passkey>;

/** What the player's security pages show. */
export const FactorSettings = Struct({
	/** Whether the feature is offered at all. */
	isTwoFactorOn: Flag(),
	twoFactor: EnumOf(TWO_FACTOR_STATUSES),
	/** How this player may prove an enrolment: by PIN if one is set, by SMS if a phone is validated. */
	enrolmentMethods: ListOf(EnumOf(ENROLMENT_METHODS)),
	hasPin: Flag(),
	/** The validated phone, with all but the last four digits hidden. */
	phone: Optional(Text()),
	recoveryCodesLeft: Integer(),
	confirmedAtMs: Optional(Integer()),
	passkeys: ListOf(Passkey),
});
export type FactorSettings = Static<typeof FactorSettings>;

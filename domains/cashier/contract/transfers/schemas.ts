import { WITHDRAWAL_PROOFS } from "@baize/factors/contract";
import {
	describesPlayer,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Optional,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ReturnsTo } from "../preflight/schemas.ts";
import { DocumentGate, Hold, IdText, PaymentLimits, Step } from "../schemas.ts";
import { TRANSFER_ENDINGS, TRANSFER_STANDINGS } from "./states.ts";

const TimeMs = Integer();

/** An e-mail or a nickname. Both are read after they were trimmed. */
export const Address = Text({ minLength: 2, maxLength: 254, pattern: "^[^\\p{C}]*$" });
export const TransferStandingText = EnumOf(TRANSFER_STANDINGS);

export const TransferOptions = Struct({
	playerId: IdText,
	currency: Text(),
	withdrawableMinor: Integer(),
	/** What of it may be sent: the rest goes back to the cards that it came from. */
	sendableMinor: Integer(),
	returnsTo: ReturnsTo,
	document: DocumentGate,
	isFrozen: Flag(),
	/** The methods that can prove a transfer; empty if the player has set up none yet. */
	proofMethods: ListOf(EnumOf(WITHDRAWAL_PROOFS)),
	/** Absent where no transfers are offered: by the law of the player's place, or in this currency. */
	limits: Optional(PaymentLimits),
	/** Of the last 24 hours. */
	dayLeftMinor: Integer(),
	transfersLeft: Integer(),
	/** How long a transfer waits for its receiver. */
	waitMs: Integer(),
});

/** A transfer as one of its two sides sees it. */
export const Transfer = Struct({
	transferId: IdText,
	direction: EnumOf(["sent", "received"] as const),
	state: TransferStandingText,
	ending: Optional(EnumOf(TRANSFER_ENDINGS)),
	/** The other player: the first letters of the name. */
	other: Text(),
	amountMinor: Integer(),
	currency: Text(),
	/** An operator's, for the sender. */
	reason: Optional(Text()),
	createdAtMs: TimeMs,
	/** When it returns by itself, if it is not taken. */
	expiresAtMs: TimeMs,
	/** Until then it cannot be taken; only its sender sees why. */
	hold: Optional(Hold),
	steps: ListOf(Step),
	canTake: Flag(),
	canDecline: Flag(),
	canCancel: Flag(),
});

export const TransferRecord = Struct(
	{
		id: IdText,
		senderId: IdText,
		senderName: Optional(Text()),
		receiverId: IdText,
		receiverName: Optional(Text()),
		state: TransferStandingText,
		ending: Optional(EnumOf(TRANSFER_ENDINGS)),
		amountMinor: Integer(),
		currency: Text(),
		reason: Optional(Text()),
		createdAtMs: TimeMs,
		expiresAtMs: TimeMs,
		hold: Optional(Hold),
		steps: ListOf(Step),
	},
	describesPlayer("senderId"),
);

export type TransferOptionsView = Static<typeof TransferOptions>;
export type TransferView = Static<typeof Transfer>;
export type TransferRecordView = Static<typeof TransferRecord>;

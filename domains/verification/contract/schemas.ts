import {
	describesPlayer,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Literal,
	OneOf,
	Optional,
	personalData,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { ID_DOCUMENT, KIND_NAMES, REASON_FIELDS, SIDES } from "./document.ts";
import { DOCUMENT_STATUSES, PHONE_STATUSES } from "./states.ts";

export const IdText = Text({ pattern: ID_PATTERN });
export const DocumentStatusText = EnumOf(DOCUMENT_STATUSES);
export const SideText = EnumOf(SIDES);
export const KindText = EnumOf(KIND_NAMES);
export const CountryText = Text({ pattern: "^[A-Z]{2}$" });
const TimeMs = Integer();

/** A field of a rejected document, and an operator's note for the player. */
export const FieldReason = Struct({
	field: EnumOf(REASON_FIELDS),
	note: Optional(Text({ maxLength: 200, pattern: "\\S" })),
});
export type FieldReason = Static<typeof FieldReason>;

/** spec §3 */
export const DocumentStatusReply = Struct({ documentType: Literal(ID_DOCUMENT), status: DocumentStatusText });
export const PhoneStatusReply = Struct({ status: EnumOf(PHONE_STATUSES) });

/** What a player still has to prove, and the status of what they have submitted. */
export const Verification = Struct({
	email: Text(),
	phone: Struct({
		status: EnumOf(PHONE_STATUSES),
		/** The validated phone or the profile's, with all but the last four digits hidden. */
		shown: Optional(Text()),
	}),
	document: Struct({
		status: DocumentStatusText,
		reasons: ListOf(FieldReason),
		reason: Optional(Text()),
		changedAtMs: Optional(TimeMs),
		triesLeft: Integer(),
	}),
	/** What is not possible before the document is verified, by the law of where the player lives. */
	documentsBefore: OneOf([Literal("deposit"), Literal("withdrawal"), Literal("never")]),
});
export type VerificationView = Static<typeof Verification>;

/** Every country by its name, with its dialling prefix; `country` and `number` are the profile's phone. */
export const PhoneForm = Struct({
	status: EnumOf(PHONE_STATUSES),
	shown: Optional(Text()),
	country: Text(),
	number: Text(),
	countries: ListOf(Struct({ code: Text(), name: Text(), prefix: Text() })),
});
export type PhoneFormView = Static<typeof PhoneForm>;

/** The initial data of the capture page: pictures that were uploaded and not yet submitted are still there. */
export const Capture = Struct({
	status: DocumentStatusText,
	uploaded: ListOf(SideText),
	countries: ListOf(Struct({ code: Text(), name: Text() })),
	/** The country of the player's address, the most likely issuer. */
	country: Text(),
});
export type CaptureView = Static<typeof Capture>;

export const SubmissionStateText = EnumOf(["pending", "verified", "invalid", "blocked"] as const);

export const QueuedDocument = Struct({
	id: IdText,
	playerId: IdText,
	playerName: Optional(Text()),
	state: SubmissionStateText,
	kind: Optional(KindText),
	country: Optional(Text()),
	provider: Text(),
	submittedAtMs: TimeMs,
	decidedAtMs: Optional(TimeMs),
	/** The operator who has claimed it, and until when. */
	claim: Optional(Struct({ operator: Text(), isMine: Flag(), untilMs: TimeMs })),
});
export type QueuedDocumentView = Static<typeof QueuedDocument>;

export const ReviewedDocument = Struct(
	{
		...QueuedDocument.properties,
		/** What the pictures are compared with. */
		person: Optional(
			Struct({
				firstName: Text(),
				lastName: Text(),
				birthDate: Optional(Text(personalData("birthDate"))),
				email: Text(personalData("email")),
				country: Text(),
				subdivision: Text(),
			}),
		),
		status: DocumentStatusText,
		images: ListOf(
			Struct({ side: SideText, width: Integer(), height: Integer(), isDeleted: Flag(), isOpenedByMe: Flag() }),
		),
		reasons: ListOf(FieldReason),
		reason: Optional(Text()),
		/** Earlier attempts that were not accepted. */
		invalidCount: Integer(),
	},
	describesPlayer("playerId"),
);
export type ReviewedDocumentView = Static<typeof ReviewedDocument>;

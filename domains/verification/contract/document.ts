import { DAY_MS, HOUR_MS } from "@baize/kernel/time";

/** The only type that is required. spec §7 */
export const ID_DOCUMENT = "ID_DOCUMENT";

export const SIDES = ["front", "back"] as const;
export type Side = (typeof SIDES)[number];

/** The documents that prove a person's identity, and which of their sides are needed. */
export const KINDS = {
	passport: ["front"],
	idCard: ["front", "back"],
	drivingLicence: ["front", "back"],
	residencePermit: ["front", "back"],
} as const satisfies Record<string, readonly Side[]>;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];
export const sidesOf = (kind: Kind): readonly Side[] => KINDS[kind];

/** What may be wrong with a document, field by field. */
export const REASON_FIELDS = ["front", "back", "name", "birthDate", "expiry", "quality"] as const;
export type ReasonField = (typeof REASON_FIELDS)[number];

export const MEDIA_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Below this, small print is not readable. */
export const MIN_LONG_PX = 800;
export const MIN_SHORT_PX = 500;
/** Above this, a picture is not a photograph but an attempt to exhaust memory. */
export const MAX_PIXELS = 60_000_000;

/** How long a picture that was uploaded and never submitted is retained. */
export const DRAFT_RETENTION_MS = DAY_MS;
/** How long rejected pictures are retained, so that a complaint can be answered. */
export const REJECTED_RETENTION_MS = 90 * DAY_MS;

/** Within an hour: enough for a shaky hand, too few to overload the processors. */
export const UPLOADS_AN_HOUR = 40;
export const UPLOAD_WINDOW_MS = HOUR_MS;

/** spec §9: the height of the frame in which a document is verified. */
export const FRAME_HEIGHT_PX = 500;

/** The only `transactionStatus` of a result page that means success: submitted, not verified. spec §2 */
export const SUBMITTED = "SUCCESS";

/** The type of the message that the page in the frame sends to the page around it. */
export const FRAME_MESSAGE = "baize.document";
export type FrameMessage = { type: typeof FRAME_MESSAGE; transactionStatus: string };

import { EnumOf, Flag, Integer, ListOf, Null, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";

export const POSTBACK_EVENTS = ["registration", "firstDeposit", "test"] as const;
export type PostbackEvent = (typeof POSTBACK_EVENTS)[number];

export const POSTBACK_STATES = ["due", "delivered", "failed"] as const;

export type PostbackState = (typeof POSTBACK_STATES)[number];

/** What an address may name in braces: it is replaced by what the postback is about. */
export const POSTBACK_MACROS = ["event_id", "event", "campaign", "time"] as const;
export type PostbackMacro = (typeof POSTBACK_MACROS)[number];

/**
 * The header that proves who has sent a postback: the time in seconds, and the HMAC-SHA-256 of that, a dot and the body. While
 * the key changes it has two of them, the one of the present key first.
 */
export const SIGNATURE_HEADER = "baize-signature";

/** An address of the web by a name, over TLS: no address of a network of ours, no sign-in, no fragment. */
export const POSTBACK_URL_PATTERN = "^https://(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,24}(?::\\d{2,5})?(?:[/?][^\\s#@]*)?$";
export const PostbackUrl = Text({ maxLength: 500, pattern: POSTBACK_URL_PATTERN });

const PostbackRow = Struct({
	id: Text({ pattern: ID_PATTERN }),
	event: EnumOf(POSTBACK_EVENTS),
	campaign: Text(),
	happenedAt: Text(),
	state: EnumOf(POSTBACK_STATES),
	attempts: Integer(),
	nextAt: OneOf([Text(), Null()]),
	lastStatus: OneOf([Integer(), Null()]),
});
export type PostbackRow = Static<typeof PostbackRow>;

/** Where an affiliate is notified, the key of the signatures, and the newest postbacks. */
export const Postbacks = Struct({
	url: OneOf([Text(), Null()]),
	isOn: Flag(),
	key: Text(),
	/** The key before, while it signs too. */
	keyBefore: OneOf([Struct({ key: Text(), until: Text() }), Null()]),
	log: ListOf(PostbackRow),
});
export type Postbacks = Static<typeof Postbacks>;

import {
	defineCall,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { notificationErrors } from "./errors.ts";
import { IdText } from "./inbox.ts";

const { PUSH_OFF, PUSH_SERVICE_UNKNOWN, PUSH_DEVICES_FULL, PUSH_DEVICE_UNKNOWN, PUSH_NOT_SENT, OFFERS_PAUSED } =
	notificationErrors;

/**
 * What a notification on a device may be about; each can be switched on and off. `payments` and `account` concern the
 * player's money and access, `news` everyone, and `offers` are marketing.
 */
export const PUSH_KINDS = ["payments", "account", "news", "offers"] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** A player's devices that receive notifications. */
export const MAX_PUSH_DEVICES = 10;

const MAX_ENDPOINT = 1_024;
const BASE64URL = "^[A-Za-z0-9_-]+$";

/** What a browser answers when it subscribes: the address of its push service, and its keys. RFC 8291 */
export const PushSubscriptionFields = Struct({
	endpoint: Text({ minLength: 1, maxLength: MAX_ENDPOINT }),
	p256dh: Text({ pattern: BASE64URL, maxLength: 100 }),
	auth: Text({ pattern: BASE64URL, maxLength: 40 }),
});
export type PushSubscriptionFields = Static<typeof PushSubscriptionFields>;

export const PushDevice = Struct({
	deviceId: IdText,
	/** "Chrome · Android"; empty if the browser did not say. */
	name: Text(),
	/** SHA-256 of the endpoint in base64url, by which a browser finds itself. */
	digest: Text(),
	kinds: ListOf(EnumOf(PUSH_KINDS)),
	showsDetails: Flag({ description: "Whether notifications have the whole message, with amounts." }),
	addedAtMs: Integer(),
});
export type PushDevice = Static<typeof PushDevice>;

const Session = Struct({ session: Text() });
const OneDevice = Struct({ session: Text(), device: IdText });

export const readPushKey = defineCall({
	name: "readPushKey",
	method: "GET",
	path: "/api/v1/push/:session/key",
	who: "player",
	level: "session",
	summary: "The public key that browsers subscribe with; null while notifications are off.",
	params: Session,
	reply: Struct({ publicKey: OneOf([Text(), Null()]) }),
	errors: {},
});

export const listPushDevices = defineCall({
	name: "listPushDevices",
	method: "GET",
	path: "/api/v1/push/:session/devices",
	who: "player",
	level: "session",
	summary: "The player's devices that receive notifications.",
	params: Session,
	reply: Struct({ devices: ListOf(PushDevice) }),
	errors: {},
});

export const subscribePush = defineCall({
	name: "subscribePush",
	method: "POST",
	path: "/api/v1/push/:session/devices",
	who: "player",
	level: "session",
	summary: "This browser receives notifications from now on, or is to receive others than before.",
	params: Session,
	body: Struct({
		subscription: PushSubscriptionFields,
		kinds: ListOf(EnumOf(PUSH_KINDS), { maxItems: PUSH_KINDS.length }),
		showsDetails: Flag(),
		timeZone: Text({ maxLength: 60, description: "An IANA name, for the quiet hours." }),
	}),
	reply: PushDevice,
	errors: { PUSH_OFF, PUSH_SERVICE_UNKNOWN, PUSH_DEVICES_FULL, OFFERS_PAUSED },
});

export const unsubscribePush = defineCall({
	name: "unsubscribePush",
	method: "DELETE",
	path: "/api/v1/push/:session/devices/:device",
	who: "player",
	level: "session",
	summary: "A device receives no more notifications. One that is gone already is fine.",
	params: OneDevice,
	reply: Struct({ devices: ListOf(PushDevice) }),
	errors: {},
});

export const testPush = defineCall({
	name: "testPush",
	method: "POST",
	path: "/api/v1/push/:session/devices/:device/test",
	who: "player",
	level: "session",
	limit: "resend",
	summary: "Sends a notification to a device at once, to try it.",
	params: OneDevice,
	reply: Struct({ sent: Flag({ description: "False if the device's push service does not know it any more." }) }),
	errors: { PUSH_OFF, PUSH_DEVICE_UNKNOWN, PUSH_NOT_SENT },
});

/** Made by the service worker, which knows no session: only the browser itself knows the old endpoint. */
export const renewPush = defineCall({
	name: "renewPush",
	method: "POST",
	path: "/api/v1/push/renewed",
	who: "anyone",
	level: "visitor",
	limit: "link",
	summary: "The browser has replaced its subscription; the new one takes the old one's place.",
	body: Struct({ oldEndpoint: Text({ minLength: 1, maxLength: MAX_ENDPOINT }), subscription: PushSubscriptionFields }),
	reply: Struct({}),
	errors: { PUSH_SERVICE_UNKNOWN },
});

/** Bound in development and test only. */
export const readPushes = defineCall({
	name: "readPushes",
	method: "GET",
	path: "/dev/pushes.json",
	who: "anyone",
	level: "visitor",
	summary: "Lists the notifications that would have been sent to devices, newest first.",
	query: Struct({ endpoint: Optional(Text({ maxLength: MAX_ENDPOINT })) }),
	reply: ListOf(Struct({ endpoint: Text(), title: Text(), body: Text(), path: Text() })),
	errors: {},
});

/** What the service worker receives, as JSON. `path` is one of our own origin, with its language. */
export type PushPayload = { title: string; body: string; path: string; tag: string; lang: string; dir: "ltr" | "rtl" };

import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
/** The id of nothing. */
const NONE = "0000000000000";
const NO_OFFERS = { excluded: "OFFERS_PAUSED", timedOut: "OFFERS_PAUSED" } as const;

/** The keys are those of the example of RFC 8291. */
const SUBSCRIBING = {
	subscription: {
		endpoint: "https://fcm.googleapis.com/fcm/send/example",
		p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
		auth: "BTBZMqHH6r4Tts7J_aSIgg",
	},
	kinds: ["payments" as const],
	showsDetails: false,
	timeZone: "America/Toronto",
};

/** The inbox stays open to all. An excluded player cannot choose offers. */
export const playerCalls = {
	countUnread: ok,
	listMessages: ok,
	readMailConsent: ok,
	changeMailConsent: { body: { marketingMails: true }, ...ok, refused: NO_OFFERS },
	acknowledgeMessage: { params: { message: NONE } },
	acknowledgeMessages: { body: { upTo: NONE }, ...ok },
	deleteMessage: { params: { message: NONE } },
	restoreMessage: { params: { message: NONE } },
	readPushKey: ok,
	listPushDevices: ok,
	subscribePush: { body: SUBSCRIBING, ...ok },
	unsubscribePush: { params: { device: NONE }, ...ok },
	testPush: { params: { device: NONE } },
} satisfies PlayerCallsOf<typeof contract>;

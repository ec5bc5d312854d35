import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
/** The id of nothing. */
const NONE = "0000000000000";
const NO_OFFERS = { excluded: "OFFERS_PAUSED", timedOut: "OFFERS_PAUSED" } as const;

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
} satisfies PlayerCallsOf<typeof contract>;

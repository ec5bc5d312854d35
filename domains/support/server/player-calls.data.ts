import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

/** The forum and the chat are open to all, whatever they are excluded from. */
export const playerCalls = {
	mailChatTranscript: { params: { chat: "0000000000000" } },
	signInToForum: { body: { returnUrl: "https://forum.example/", sso: "x", sig: "x" } },
} satisfies PlayerCallsOf<typeof contract>;

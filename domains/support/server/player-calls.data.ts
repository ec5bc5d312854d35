import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

/** The forum is open to all. */
export const playerCalls = {
	signInToForum: { body: { returnUrl: "https://forum.example/", sso: "x", sig: "x" } },
} satisfies PlayerCallsOf<typeof contract>;

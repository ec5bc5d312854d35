import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

/** The id of nothing. */
const NONE = "0000000000000";

/** A restricted player cannot use a spin, and sees what there is. Giving a bonus up takes no stake. */
export const playerCalls = {
	listPlayableSpins: { succeeds: true },
	listOwnSpins: { succeeds: true },
	giveUpSpinsBonus: { params: { bonus: NONE } },
} satisfies PlayerCallsOf<typeof contract>;

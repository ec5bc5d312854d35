import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const NONE = "0000000000000";

/** A restricted player is offered nothing and joins nothing, by the domain's own rule; what was joined can be left. */
export const playerCalls = {
	listOwnMissions: { succeeds: true },
	joinMission: { params: { mission: NONE }, body: {} },
	leaveMission: { params: { mission: NONE }, body: {} },
} satisfies PlayerCallsOf<typeof contract>;

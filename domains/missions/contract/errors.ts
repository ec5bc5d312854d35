import { EnumOf, ListOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { BLOCKS, STATES } from "./missions.data.ts";

/** What a player's request may cause here. */
export const missionsErrors = defineErrors({
	MISSION_NOT_FOUND: { status: 404, text: "missions.errors.notFound" },
	/** `block` says why the player cannot join. Nothing was changed. */
	MISSION_NOT_OPEN: { status: 409, text: "missions.errors.notOpen", details: Struct({ block: EnumOf(BLOCKS) }) },
	/** The goal is reached: the reward is the player's, and there is nothing to leave. */
	MISSION_REACHED: { status: 409, text: "missions.errors.reached" },
});

export const missionsOfficeErrors = defineErrors({
	/** Not possible in the state in which the mission is. Nothing was changed. */
	MISSION_STATE: { status: 409, text: "missions.errors.state", details: Struct({ state: EnumOf(STATES) }) },
	/** Who has drafted the terms does not approve them. */
	MISSION_NEEDS_ANOTHER: { status: 409, text: "missions.errors.needsAnother" },
	/** `faults`: which rules the terms break. */
	MISSION_INVALID: { status: 400, text: "missions.errors.invalid", details: Struct({ faults: ListOf(Text()) }) },
	/** The same requestId came with other terms. */
	MISSION_CONFLICT: { status: 409, text: "missions.errors.conflict" },
});

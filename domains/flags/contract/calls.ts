import { defineCall, type Role, Struct, Text } from "@baize/kernel/call";
import { flagErrors } from "./errors.ts";
import { FlagList, FlagSwitch, FlagView } from "./schemas.ts";

/** Operators who may open and close parts of the site. */
export const FLAGS_ROLE: Role = "flags";

export const listFlags = defineCall({
	name: "listFlags",
	method: "GET",
	path: "/api/v1/operator/flags",
	who: "operator",
	level: "twoFactors",
	role: FLAGS_ROLE,
	summary: "Lists every flag, how it stands, and who switched it last.",
	audits: "nothing",
	reply: FlagList,
	errors: {},
});

export const switchFlag = defineCall({
	name: "switchFlag",
	method: "PUT",
	path: "/api/v1/operator/flags/:flag",
	who: "operator",
	level: "recentTwoFactors",
	role: FLAGS_ROLE,
	summary: "Switches a flag, with the reason. What stands so already stays as it is.",
	params: Struct({ flag: Text({ maxLength: 60 }) }),
	body: FlagSwitch,
	reply: FlagView,
	errors: flagErrors,
});

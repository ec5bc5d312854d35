import { Flag, ListOf, Null, OneOf, Reason, type Static, Struct, Text } from "@baize/kernel/call";

/** The last switch of a flag: by whom, when (ISO 8601) and why. */
const LastSwitch = Struct({ by: Text(), at: Text(), reason: Text() });

export const FlagView = Struct({
	/** The flag's name; react-admin requires this field name. */
	id: Text(),
	isOn: Flag(),
	isDefault: Flag(),
	hasEffect: Flag({ description: "Whether a part of the site reads it. Without one, switching it changes nothing." }),
	lastSwitch: OneOf([LastSwitch, Null()]),
});
export type FlagView = Static<typeof FlagView>;

export const FlagList = Struct({ flags: ListOf(FlagView) });

export const FlagSwitch = Struct({ isOn: Flag(), reason: Reason });

import type { RegisterName } from "../../contract/index.ts";

/**
 * By country code of ISO 3166-1 of where a player lives: the register that the law there names. Our own is asked for
 * everybody. To be checked with counsel, like the rest of the jurisdictions.
 */
export const REGISTERS_BY_COUNTRY: Readonly<Record<string, readonly RegisterName[]>> = {
	DE: ["OASIS"],
	DK: ["ROFUS"],
	ES: ["RGIAJ"],
	GB: ["GAMSTOP"],
	PT: ["SRIJ"],
	SE: ["Spelpaus"],
};

export const registersOf = (country: string): readonly RegisterName[] => [
	"own",
	...(REGISTERS_BY_COUNTRY[country] ?? []),
];

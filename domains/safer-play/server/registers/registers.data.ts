import type { RegisterName } from "../../contract/index.ts";

/**
 * By the ISO 3166-1 code of the country where a player lives: the register that its law requires. Our own is queried
 * for every player. To be checked with counsel, like the rest of the jurisdictions.
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

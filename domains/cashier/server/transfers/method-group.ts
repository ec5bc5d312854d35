import { jurisdictionOf } from "@baize/geo/contract";
import { transferLimits } from "../../contract/index.ts";

const COUNTRY_LETTERS = 2;

/** The group of transfers to other players, TTP, where they are offered. Without a region where they are offered in any. */
export function transferGroups(currency: string, region: string): { code: string; methods: string[] }[] {
	if (!transferLimits(currency)) return [];
	const country = region.slice(0, COUNTRY_LETTERS).toUpperCase();
	const subdivision = region.slice(COUNTRY_LETTERS + 1).toUpperCase();
	const place = subdivision === "" ? { country } : { country, subdivision };
	return country === "" || jurisdictionOf(place).mayTransfer ? [{ code: "TTP", methods: ["playerTransfer"] }] : [];
}

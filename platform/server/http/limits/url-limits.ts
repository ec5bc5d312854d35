import { type Refusal, refuse } from "@baize/kernel/error";
import { pathEnd } from "../fast-path/fixed-path.ts";

/** Router and pages check a path again for each of its segments; our paths have at most six. */
export const MAX_PATH_SEGMENTS = 16;
export const MAX_PATH_CHARACTERS = 1_024;
/** The router's client requests as many pages at once as fit into 7,680 characters. */
export const MAX_QUERY_CHARACTERS = 8_192;

const SLASH = 47;

function refusalOf(address: string): Refusal | undefined {
	const end = pathEnd(address);
	if (end > MAX_PATH_CHARACTERS || address.length - end - 1 > MAX_QUERY_CHARACTERS) return refuse("ADDRESS_TOO_LONG");
	return segmentsIn(address, end) > MAX_PATH_SEGMENTS ? refuse("NOT_FOUND") : undefined;
}

function segmentsIn(address: string, end: number): number {
	let count = 0;
	for (let at = 0; at < end; at++) if (address.charCodeAt(at) === SLASH) count++;
	return count;
}

/** Whether a URL, with or without a query, is short enough to be looked up. */
export const isUrlAccepted = (address: string): boolean => refusalOf(address) === undefined;

/** Too long: 414. Too deep: 404. */
export function refuseLongUrl(address: string): void {
	const refusal = refusalOf(address);
	if (refusal) throw refusal;
}

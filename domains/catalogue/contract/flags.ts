/** What a game link requests. Practice unless it requests real play. spec §2 */
export type GameFlags = { quickplay: boolean; realplay: boolean };

export type PlayMode = "practice" | "real";

/**
 * The flags of an address, given as its query ("?quickplay=true&realplay=true") and hash ("#quickplay_realplay").
 * Either of them counts; other content of them is ignored. spec §2
 */
export function readGameFlags(search: string, hash: string): GameFlags {
	const query = partsOf(search);
	const parts = FLAG_HASHES.has(hash) ? hash.slice(1).split("_") : [];
	const requests = (flag: keyof GameFlags): boolean => query.includes(`${flag}=true`) || parts.includes(flag);
	return { quickplay: requests("quickplay"), realplay: requests("realplay") };
}

const partsOf = (search: string): string[] => search.replace(/^\?/, "").split("&").filter(Boolean);

const FLAG_HASHES = new Set(["#quickplay", "#realplay", "#quickplay_realplay"]);

/** The one form in which we write flags: a hash, so that a game has one address however it is opened. */
export function flagsHash({ quickplay, realplay }: GameFlags): string {
	const parts = [quickplay && "quickplay", realplay && "realplay"].filter(Boolean);
	return parts.length > 0 ? `#${parts.join("_")}` : "";
}

/** Flags as a query, for the desktop's quick play. spec §2 */
export function flagsQuery({ quickplay, realplay }: GameFlags): string {
	const parts = [quickplay && "quickplay=true", realplay && "realplay=true"].filter(Boolean);
	return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** An address with its flags in our form and everything else unchanged. */
export function canonicalAddress(address: { pathname: string; search: string; hash: string }): string {
	const flags = readGameFlags(address.search, address.hash);
	const others = partsOf(address.search).filter((part) => !/^(quickplay|realplay)(=|$)/.test(part));
	const rest = others.length > 0 ? `?${others.join("&")}` : "";
	return address.pathname + rest + (flagsHash(flags) || (FLAG_HASHES.has(address.hash) ? "" : address.hash));
}

/**
 * How the game really opens. A link can request real play, but not grant it: without a signed-in player every link
 * opens practice.
 */
export const modeOf = (flags: GameFlags, isSignedIn: boolean): PlayMode =>
	flags.realplay && isSignedIn ? "real" : "practice";

import { flagsHash, type GameFlags, modeOf, type PlayMode, readGameFlags } from "@baize/catalogue/contract";
import { pages, pathIn } from "@baize/platform-paths";

const NO_FLAGS: GameFlags = { quickplay: false, realplay: false };

/** How a game page opens: in which mode, and whether it takes the whole screen at once (quick play). CAT-02, CAT-03 */
export type Opening = { mode: PlayMode; isQuick: boolean; flags: GameFlags };

export function openingOf(address: { search: string; hash: string }, isPlayer: boolean): Opening {
	const flags = readGameFlags(address.search, address.hash);
	return { mode: modeOf(flags, isPlayer), isQuick: flags.quickplay, flags };
}

/** The same page in the other mode. */
export const hashFor = (mode: PlayMode, { quickplay }: GameFlags = NO_FLAGS): string =>
	flagsHash({ quickplay, realplay: mode === "real" });

/** Where an anonymous visitor goes to play for money: to the login, and back here in real play. PLAY-01 */
export const realPlayDestination = (pathname: string): string =>
	pathname + flagsHash({ quickplay: false, realplay: true });

/** Real play is offered on mobile or when logged in; desktop visitors get quick play, and may log in. PLAY-02 */
export const offersRealPlay = (isMobile: boolean, isPlayer: boolean): boolean => isMobile || isPlayer;

/** Where changed terms are accepted; from there back here, in real play. */
export const termsPath = (locale: string, pathname: string): string =>
	pathIn(locale, pages.terms, { destination: realPlayDestination(pathname) });

import { flagsHash } from "@baize/catalogue/contract";
import { refuser } from "@baize/kernel/error";
import { isLocale } from "@baize/kernel/locale";
import type { Visit } from "@baize/platform-server";
import { playErrors } from "../contract/index.ts";
import { demandNone } from "./obstacles.ts";
import type { PlayPorts } from "./ports.ts";

const refuse = refuser(playErrors);

/** What a launch may say, from either form of the call. Channel and currency are the session's affair and change no address. */
export type LaunchWish = { language?: string | undefined; mode?: string | undefined };

/** The game's page in the language asked for; for money only where the mode says so. spec §2, §7 */
export async function readGameUrl(
	{ catalogue, sightOf, obstacleOf }: Pick<PlayPorts, "catalogue" | "sightOf" | "obstacleOf">,
	gameId: string,
	{ language, mode }: LaunchWish,
	visit: Visit,
): Promise<{ url: string }> {
	const short = language?.slice(0, 2).toLowerCase();
	const locale = isLocale(short) ? short : visit.locale;
	const game = catalogue.game(gameId, locale);
	if (!game) throw refuse("GAME_NOT_FOUND");
	if (!catalogue.isPlayable(gameId, sightOf(visit))) throw refuse("NOT_AVAILABLE_IN_REGION");
	const realplay = mode?.toLowerCase() === "real";
	if (realplay) demandNone(await obstacleOf(visit));
	return { url: `/${locale}${game.linkUrl}${flagsHash({ quickplay: false, realplay })}` };
}

/** `integrationParams` is a JSON object in a text; whatever else it holds is ignored. */
export function parseIntegrationParams(text: string | undefined): LaunchWish {
	if (text === undefined) return {};
	const params = parsed(text);
	if (typeof params !== "object" || params === null || Array.isArray(params))
		throw refuse("INTEGRATION_PARAMS_UNREADABLE");
	const { language, mode } = params as Record<string, unknown>;
	return { language: textOf(language), mode: textOf(mode) };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw refuse("INTEGRATION_PARAMS_UNREADABLE");
	}
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

import { flagsHash, type PlayMode } from "@baize/catalogue/contract";
import { refuser } from "@baize/kernel/error";
import { isLocale } from "@baize/kernel/locale";
import { givenPath, pathIn } from "@baize/platform-paths";
import type { Visit } from "@baize/platform-server";
import { playErrors, VIRTUAL_SPORTS_ID } from "../contract/index.ts";
import type { TitleStates } from "./closing/live.ts";
import { requireNoBlock } from "./eligibility.ts";
import { type FeatureLawPorts, requireFeatureLaw } from "./feature-law.ts";
import type { PlayPorts } from "./ports.ts";

const refuse = refuser(playErrors);

/**
 * The options of a launch, from either form of the call. Channel and currency belong to the session and do not change
 * the address.
 */
export type LaunchRequest = { language?: string | undefined; mode?: string | undefined };

type LaunchPorts = Pick<PlayPorts, "catalogue" | "geoVisibilityOf" | "eligibilityBlockOf"> &
	FeatureLawPorts & { states: Pick<TitleStates, "requireNew"> };

/** The game that is meant by the number of virtual sports. */
const VIRTUAL_SPORTS_GAME = "horse-racing";

/** The game's page in the requested language; for money only where the mode says so. spec §2, §7 */
export async function readGameUrl(
	ports: LaunchPorts,
	id: string,
	{ language, mode }: LaunchRequest,
	visit: Visit,
): Promise<{ url: string }> {
	const { catalogue, geoVisibilityOf, eligibilityBlockOf, states } = ports;
	const gameId = id === VIRTUAL_SPORTS_ID ? VIRTUAL_SPORTS_GAME : id;
	const short = language?.slice(0, 2).toLowerCase();
	const locale = isLocale(short) ? short : visit.locale;
	const game = catalogue.game(gameId, locale);
	if (!game) throw refuse("GAME_NOT_FOUND");
	await requireFeatureLaw(ports, gameId, visit);
	if (!catalogue.isPlayable(gameId, geoVisibilityOf(visit))) throw refuse("NOT_AVAILABLE_IN_REGION");
	states.requireNew(gameId, visit);
	const realplay = mode?.toLowerCase() === "real";
	if (realplay) requireNoBlock(await eligibilityBlockOf(visit));
	return { url: pathIn(locale, givenPath(game.linkUrl)) + flagsHash({ quickplay: false, realplay }) };
}

export type IntegrationRequest = { language?: string | undefined; integrationParams?: string | undefined };

/** The same through the games integration service, whose two addresses each stand for a mode. PLAY-04 */
export function readIntegrationUrl(
	{ isIntegrationOn, ...ports }: LaunchPorts & Pick<PlayPorts, "isIntegrationOn">,
	id: string,
	{ language, integrationParams, mode }: IntegrationRequest & { mode: PlayMode },
	visit: Visit,
): Promise<{ url: string }> {
	if (!isIntegrationOn()) throw refuse("GAMES_INTEGRATION_OFF");
	return readGameUrl(ports, id, { language, ...parseIntegrationParams(integrationParams), mode }, visit);
}

/** `integrationParams` is a JSON object in a text; its other properties are ignored. */
export function parseIntegrationParams(text: string | undefined): LaunchRequest {
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

import { defineCall, Optional, Struct, Text } from "@baize/kernel/call";
import { launchRefusals, playErrors } from "./errors.ts";
import { GameId } from "./schemas.ts";

// How a game is launched; calls defined by the specification. spec §7

const { GAME_NOT_FOUND, NOT_AVAILABLE_IN_REGION, FEATURE_BUY_NOT_ALLOWED, TITLE_CLOSED } = playErrors;
const { INTEGRATION_PARAMS_UNREADABLE, GAMES_INTEGRATION_OFF } = playErrors;

/** The number by which virtual sports are launched where no game is named. spec §7 */
export const VIRTUAL_SPORTS_ID = "1331";

const LaunchUrl = Struct({ url: Text() });
const NumberedGame = Struct({ id: GameId });
const integrationParams = Optional(Text({ maxLength: 2_000 }));

export const readGameUrl = defineCall({
	name: "readGameUrl",
	method: "GET",
	path: "/services/casino/casino-lobby-services/v1/games/:id/url",
	who: "anyone",
	level: "visitor",
	summary: "Where a game is played, for a channel, currency, language and mode.",
	params: NumberedGame,
	query: Struct({
		channelType: Optional(Text()),
		currencyCode: Optional(Text()),
		language: Optional(Text()),
		mode: Optional(Text()),
	}),
	headers: Struct({ "x-channel": Optional(Text()) }),
	reply: LaunchUrl,
	errors: launchRefusals,
	unknownProperties: "ignore",
});

export const readIntegratedGameUrl = defineCall({
	name: "readIntegratedGameUrl",
	method: "GET",
	path: "/services/casino/casino-lobby-services/games/:id/url",
	who: "anyone",
	level: "visitor",
	summary: "The address of a game; integrationParams is a JSON text with the same values.",
	params: NumberedGame,
	query: Struct({ integrationParams }),
	reply: LaunchUrl,
	errors: { ...launchRefusals, INTEGRATION_PARAMS_UNREADABLE },
	unknownProperties: "ignore",
});

/** While games integration is on, games are launched by this call and the next one. PLAY-04 */
export const readRealGameUrl = defineCall({
	name: "readRealGameUrl",
	method: "GET",
	path: "/services/games-integration-service/api/v1/games/:id/url",
	who: "anyone",
	level: "visitor",
	summary: "Where a game is played for money, through the games integration service.",
	params: NumberedGame,
	query: Struct({ language: Optional(Text()), integrationParams }),
	reply: LaunchUrl,
	errors: { ...launchRefusals, INTEGRATION_PARAMS_UNREADABLE, GAMES_INTEGRATION_OFF },
	unknownProperties: "ignore",
});

export const readPracticeGameUrl = defineCall({
	name: "readPracticeGameUrl",
	method: "GET",
	path: "/services/games-integration-service/api/v1/games/:id/practice/url",
	who: "anyone",
	level: "visitor",
	summary: "Where a game is practised, through the games integration service.",
	params: NumberedGame,
	query: Struct({ language: Optional(Text()), integrationParams }),
	reply: LaunchUrl,
	errors: {
		GAME_NOT_FOUND,
		NOT_AVAILABLE_IN_REGION,
		FEATURE_BUY_NOT_ALLOWED,
		TITLE_CLOSED,
		INTEGRATION_PARAMS_UNREADABLE,
		GAMES_INTEGRATION_OFF,
	},
	unknownProperties: "ignore",
});

/** The names of errors of the PAM API that this side answers with. */
export const PAM_ERRORS = {
	undefined: "PAM_ERR_UNDEFINED",
	gameNotFound: "PAM_ERR_GAME_NOT_FOUND",
	roundNotFound: "PAM_ERR_ROUND_NOT_FOUND",
	betNotFound: "PAM_ERR_TRANS_NOT_FOUND",
	cashOverdraft: "PAM_ERR_CASH_OVERDRAFT",
	bonusOverdraft: "PAM_ERR_BONUS_OVERDRAFT",
	promoOverdraft: "PAM_ERR_PROMO_OVERDRAFT",
	sessionNotFound: "PAM_ERR_SESSION_NOT_FOUND",
	sessionExpired: "PAM_ERR_SESSION_EXPIRED",
	missingProvider: "PAM_ERR_MISSING_PROVIDER",
	currency: "PAM_ERR_TRANS_CURRENCY",
	negative: "PAM_ERR_NEGATIVE_STAKE",
	cancelNotFound: "PAM_ERR_CANCEL_NOT_FOUND",
	cancelled: "PAM_ERR_TRANS_ALREADY_CANCELLED",
	cancelOfOther: "PAM_ERR_CANCEL_NON_WITHDRAW",
	betNotAllowed: "PAM_ERR_BET_NOT_ALLOWED",
	playerNotFound: "PAM_ERR_PLAYER_NOT_FOUND",
	apiToken: "PAM_ERR_API_TOKEN",
	settled: "PAM_ERR_TRANS_ALREADY_SETTLED",
	duplicate: "PAM_ERR_DUPLICATE_TRANS",
} as const;

export type PamErrorName = keyof typeof PAM_ERRORS;

const MESSAGES: Record<PamErrorName, string> = {
	undefined: "this cannot be done",
	gameNotFound: "this session is for another game",
	roundNotFound: "the player has no such round",
	betNotFound: "there is no bet that this could be a win of",
	cashOverdraft: "the player has less money",
	bonusOverdraft: "this wallet has no bonus money for provided games",
	promoOverdraft: "this wallet has no promotional money",
	sessionNotFound: "the player has no such session",
	sessionExpired: "the session is over",
	missingProvider: "no such provider with this key",
	currency: "this is not the player's currency",
	negative: "an amount is negative",
	cancelNotFound: "there is no such bet; one that comes later moves nothing",
	cancelled: "the bet was cancelled",
	cancelOfOther: "only a bet can be cancelled, by the cancel of its kind",
	betNotAllowed: "the player may not bet now",
	playerNotFound: "no such player",
	apiToken: "the key or the signature is not right",
	settled: "the bet or its round is over",
	duplicate: "the same id came with another content",
};

export const messageOf = (error: PamErrorName): string => MESSAGES[error];

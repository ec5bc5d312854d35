/** Every name under which the site stores something in a player's browser, in the order of the page. */
export const COOKIES = [
	"sid",
	"did",
	"LANG",
	"st",
	"Country",
	"two-factor-promo",
	"chat",
	"analytics",
	"arrival",
	"affid",
	"referring-site-domain",
	"referring-site-name",
] as const;

export const DEVICE_KEYS = [
	"theme",
	"username",
	"remember_me",
	"deviceId",
	"favourites",
	"most-played",
	"sound",
	"odds-style",
	"accept-prices",
	"jackpot-win-seen",
	"sentClientSeed",
	"baize.table.hidden-name",
	"lobby-",
] as const;

export const TAB_KEYS = [
	"last-page",
	"visited-pages",
	"slip",
	"chat",
	"chatwoot",
	"contact-typed",
	"otpAuthUri",
	"toast-after-load",
	"verification.capture",
	"cashier.deposit",
	"cashier.withdrawal",
	"cashier.transfer",
	"react-router-scroll-positions",
	"react-router-manifest-version",
] as const;

const rules = (domain: string, ...calls: readonly string[]): string[] =>
	calls.map((call) => `domains/${domain}/contract/rules/${call}.ts`);

const CARDS = "apps/site/app/frame/cards/card-parts.tsx";
const WATCH = "domains/safer-play/web/PlayWatchBar.tsx";
const SLIP = "domains/sports/web/slip/SlipPanel.tsx";

/** What every page loads once it can be used. */
export const ALWAYS = ["apps/site/app/frame/later.ts"];

/**
 * What the pages of a route load by themselves once they can be used: not what a press opens. The modules by their paths,
 * as the page imports them.
 */
export const BY_THEMSELVES: Readonly<Record<string, readonly string[]>> = {
	"lobby/lobby": [CARDS, "apps/site/app/frame/lobby-parts.ts", SLIP],
	"lobby/category": [CARDS],
	"lobby/live": [CARDS],
	"lobby/my-games": [CARDS],
	"play/jackpot": [CARDS],
	"play/game": [CARDS, WATCH, "domains/play/web/sound/speaker.ts"],
	"play/fairness": rules("play", "choose-client-seed"),
	"sports/sports": [WATCH, SLIP],
	"sports/sports-event": [WATCH, SLIP],
	"sports/bet-slip": [WATCH, SLIP],
	"sports/virtuals": [WATCH, SLIP],
	"login/login": [...rules("identity", "login"), "domains/identity/web/login/attempt.ts"],
	"login/join": rules("identity", "register"),
	"login/recover": rules("identity", "request-recovery"),
	"login/set-password": rules("identity", "complete-recovery"),
	"login/choose-pin": rules("identity", "choose-pin"),
	"login/choose-password": rules("identity", "choose-password"),
	"login/choose-phone": rules("identity", "request-phone-code"),
	"account/profile": [
		...rules("account", "update-preferences", "update-details"),
		...rules("identity", "begin-email-change", "change-password"),
	],
	"account/messages": ["domains/notifications/web/push/PushPanel.tsx"],
	"security/pin": rules("factors", "update-pin-code"),
	"security/pin-reset": rules("factors", "reset-pin-code"),
	"security/passkeys": rules("factors", "rename-passkey"),
	"security/two-factor-enrol": ["node_modules/uqr/dist/index.mjs"],
	"cashier/deposit": [...rules("cashier", "start-deposit"), ...rules("safer-play", "set-limit")],
	"cashier/withdraw": [
		...rules("cashier", "request-withdrawal", "add-linked-account"),
		...rules("factors", "request-confirmation-code"),
	],
	"cashier/transfers": [...rules("cashier", "send-transfer"), ...rules("factors", "request-confirmation-code")],
	"verification/validate-phone": rules("verification", "validate-phone"),
	"safer-play/limits": rules("safer-play", "set-limit"),
	"loyalty/loyalty": rules("loyalty", "redeem-points"),
	"referral/affiliate": rules("referral", "request-affiliation"),
};

/** The page of a game has one of these besides. */
export const STAGES: Readonly<Record<string, readonly string[]>> = {
	slot: ["domains/play/web/game/celebration/Celebration.tsx", "games/stage.ts"],
	"of another maker": ["domains/play/web/provided/ProvidedGame.tsx"],
};

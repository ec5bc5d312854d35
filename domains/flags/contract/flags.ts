/** Every flag of the site and its default. spec §6 */
export const FLAG_DEFAULTS = {
	twoFactor: true,
	loyalty: true,
	loyaltyTierIcon: true,
	promotionalSpin: true,
	/** Off: no points are redeemed. They remain, and play goes on earning them. */
	pointsRedemption: true,
	/** Off: no offer is shown or taken. What was given goes on, and what was promised is given. */
	promotions: true,
	/** Off: bonuses, cashback, free bets and rewards for friends that are due wait, and are given when it is on again. */
	promotionPayouts: true,
	/** Off: no new deposit is taken, and no page leads to one. */
	cashierDeposit: true,
	/** Off: no new withdrawal is taken; what is under way goes on. */
	cashierWithdraw: true,
	/** Off: withdrawals that were approved wait, and are sent when it is on again. */
	payouts: true,
	/** Off: no round for money is played. Rounds that have begun are settled. */
	casinoGames: true,
	/** Off: no bet is taken. Open bets are settled. */
	sportsBetting: true,
	/** Off: geo filters of content hide nothing. What the law of a place forbids stays forbidden. */
	geoTargeting: true,
	/** Off: the live tables are closed. */
	dynamicCards: true,
	/** On: games are launched through the games integration service. */
	gamesIntegration: false,
	loggedPracticePlay: false,
	/** Off: no chat begins, and what opens it leads to the contact form. What is under way goes on. */
	liveChat: true,
	/** Off: the service worker of every device ends and deletes what it stored. */
	offlineLobby: true,
	/** Off: no notification is offered or sent to a device. Devices that are known remain so. */
	webPush: true,
	/** site.config.affiliate.check-referring-site.enabled */
	referralCheck: true,
} as const satisfies Record<string, boolean>;

export type Flag = keyof typeof FLAG_DEFAULTS;

export const FLAGS = Object.keys(FLAG_DEFAULTS) as Flag[];

/** The flags that differ from their default: all that a page needs. */
export type ChangedFlags = Readonly<Partial<Record<Flag, boolean>>>;

export const isFlagOn = (changed: ChangedFlags, flag: Flag): boolean => changed[flag] ?? FLAG_DEFAULTS[flag];

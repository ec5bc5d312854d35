/** What providers do differently. Whatever they choose, no policy moves money twice or for a bet that was not taken. */
export const POLICIES = {
	/** What a cancel that comes before its bet is answered. It is remembered in both cases. */
	cancelBeforeBet: ["refuse", "accept"],
	/** What a bet that was cancelled before is answered. It moves nothing in both cases. */
	betAfterCancel: ["refuse", "accept"],
	/** What a second cancel of a bet, with an id of its own, is answered. */
	secondCancel: ["refuse", "accept"],
	/** What a cancel of a bet that was settled is answered. The money stands in both cases. */
	cancelAfterSettle: ["refuse", "accept"],
	/** A win that comes with a token that is over, or not known any more. */
	winAfterSession: ["pay", "refuse"],
	/** Whether a win of nothing ends its round though it does not say so. */
	zeroWin: ["asStated", "endsRound"],
	/** What ends a bet: that its round is over, or already its first win. */
	betEnds: ["roundOver", "firstWin"],
	betsPerRound: ["many", "one"],
	/** A win that is of no bet of the player's: a prize, or a round that the provider gives. */
	promoWin: ["pay", "refuse"],
	/** Whether the games of a session are the one that was opened, or all that the provider leads to from it. */
	games: ["opened", "any"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type Policies = { readonly [Name in keyof typeof POLICIES]: (typeof POLICIES)[Name][number] };
export type PolicyName = keyof typeof POLICIES;
export const POLICY_NAMES = Object.keys(POLICIES) as PolicyName[];

/** The first of each. It is what the PAM API says where it says something. */
export const DEFAULT_POLICIES = Object.fromEntries(
	POLICY_NAMES.map((name) => [name, POLICIES[name][0]]),
) as unknown as Policies;

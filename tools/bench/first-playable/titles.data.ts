/**
 * Titles of different kinds: where they are, what can be pressed once one can play, and what is pressed before the
 * round begins. A table whose rounds begin by themselves is only watched.
 */
export type MeasuredTitle = { title: string; list: string; slug: string; playable: string; before?: string };

const BUTTON = ".game-shell .spin-button:not([aria-disabled])";
const PLACE = '.game-shell button[aria-label^="Red"]:not([aria-disabled])';

export const MEASURED_TITLES: readonly MeasuredTitle[] = [
	{ title: "lines", list: "/en/casino/slots/adventure", slug: "tidal-book", playable: BUTTON },
	{ title: "ways", list: "/en/casino/slots/no-lines", slug: "silk-caravan", playable: BUTTON },
	{ title: "clusters", list: "/en/casino/slots/no-lines", slug: "coral-cascade", playable: BUTTON },
	{ title: "cascades", list: "/en/casino/slots/no-lines", slug: "thunder-pines", playable: BUTTON },
	{ title: "hold", list: "/en/casino/slots/features", slug: "copper-vault", playable: BUTTON },
	{
		title: "roulette",
		list: "/en/casino/table-games/roulette",
		slug: "midnight-roulette",
		playable: PLACE,
		before: PLACE,
	},
	{ title: "blackjack", list: "/en/casino/table-games/blackjack", slug: "emerald-blackjack", playable: BUTTON },
	{ title: "plinko", list: "/en/casino/instant/decisions", slug: "garnet-drop", playable: BUTTON },
	{ title: "crash", list: "/en/casino/instant/decisions", slug: "paper-kite", playable: BUTTON },
];

/** What begins a round. */
export const BEGINS = BUTTON;

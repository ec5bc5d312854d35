import { type PagePath, pages } from "@baize/platform-paths";
import type { IconName } from "@baize/platform-web";

/** A page of the site that is no content: its key is that of its name in the texts. */
type Place = { icon: IconName; page: PagePath; isForPlayers?: true };

/** What people look for by its name, in the order in which it is shown. */
export const PLACES = {
	casino: { icon: "layout-grid", page: pages.lobby },
	allGames: { icon: "list", page: pages.allGames },
	myGames: { icon: "heart", page: pages.myGames },
	virtuals: { icon: "horse", page: pages.virtuals },
	sports: { icon: "ball-football", page: pages.sports },
	myBets: { icon: "receipt", page: pages.myBets, isForPlayers: true },
	offers: { icon: "gift", page: pages.offers },
	deposit: { icon: "wallet", page: pages.deposit, isForPlayers: true },
	withdraw: { icon: "building-bank", page: pages.withdraw, isForPlayers: true },
	payments: { icon: "history", page: pages.payments, isForPlayers: true },
	limits: { icon: "hourglass", page: pages.limits, isForPlayers: true },
	messages: { icon: "message", page: pages.messages, isForPlayers: true },
	account: { icon: "user", page: pages.account, isForPlayers: true },
	fairness: { icon: "scale", page: pages.fairness },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;

/** The channels, which the search shows before anything is typed. */
export const CHANNELS: readonly PlaceName[] = ["casino", "virtuals", "sports", "offers", "myGames"];

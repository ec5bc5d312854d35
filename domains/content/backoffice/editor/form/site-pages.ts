import { pages } from "@baize/platform-paths";

/** The site's own pages that a link can lead to, by their names in the texts. */
export const SITE_PAGES = {
	lobby: pages.lobby,
	allGames: pages.allGames,
	liveCasino: pages.liveCasino,
	sports: pages.sports,
	virtuals: pages.virtuals,
	fairness: pages.fairness,
	offers: pages.offers,
	help: pages.help,
	join: pages.join,
	login: pages.login,
	account: pages.account,
	deposit: pages.deposit,
	withdraw: pages.withdraw,
	limits: pages.limits,
	takeABreak: pages.takeABreak,
	selfExclusion: pages.selfExclusion,
	loyalty: pages.loyalty,
	invite: pages.invite,
	affiliate: pages.affiliate,
} as const;

import { pages } from "@baize/platform-paths";
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** The files of an area's folder, each at the patterns of its links, so that a link and its route cannot differ. */
const area = (folder: string, files: Record<string, string | readonly string[]>): RouteConfigEntry[] =>
	Object.entries(files).flatMap(([name, patterns]) => {
		const file = `routes/${folder}/${name}.tsx`;
		if (typeof patterns === "string") return route(relative(patterns), file);
		return patterns.map((pattern) => route(relative(pattern), file, { id: `${folder}/${name} at ${pattern}` }));
	});

const relative = (pattern: string): string => pattern.slice("/".length);

/** Pages of an account show above them what must be done before the account is complete. */
function withAccountLayout(routes: RouteConfigEntry[]): RouteConfigEntry[] {
	const isOfAccount = ({ path }: RouteConfigEntry) => `/${path}/`.startsWith(`${pages.account}/`);
	const others = routes.filter((each) => !isOfAccount(each));
	return [layout("routes/account/account-layout.tsx", routes.filter(isOfAccount)), ...others];
}

/** Pages that editors write. */
const CONTENT = [pages.contentPage, pages.article, pages.promotion, pages.marketingPage];

// The routes of the site: every public address, each with its thin route.
export default [
	// Shown in a frame of our own page: without header and footer.
	route(`:locale${pages.captureDocument}`, "routes/verification/capture-document.tsx"),
	route(
		":locale",
		"routes/layout.tsx",
		withAccountLayout([
			index("routes/lobby/lobby.tsx"),
			...area("lobby", {
				category: [pages.category, pages.subcategory],
				live: [pages.liveCasino, pages.liveDealer],
				"my-games": pages.myGames,
			}),
			...area("play", {
				game: pages.game,
				fairness: pages.fairness,
				"game-rules": pages.gameRules,
				verify: pages.verifyRound,
				rounds: pages.rounds,
				jackpot: pages.jackpot,
			}),
			...area("sports", {
				sports: pages.sports,
				"sports-event": pages.sportsEvent,
				"bet-slip": pages.betSlip,
				"my-bets": pages.myBets,
				virtuals: pages.virtuals,
			}),
			...area("login", {
				login: pages.login,
				join: pages.join,
				"confirm-email": pages.confirmEmail,
				recover: pages.recover,
				"set-password": pages.setPassword,
				"not-me": pages.notMe,
				"choose-pin": [pages.addPin, pages.resetPin],
				"choose-password": pages.resetPassword,
				"choose-phone": pages.resetPhone,
			}),
			...area("account", {
				"confirm-new-email": pages.confirmNewEmail,
				account: pages.account,
				profile: pages.profile,
				data: pages.data,
				terms: pages.terms,
				"close-account": pages.closeAccount,
				statement: pages.statement,
				receipt: pages.receipt,
				messages: pages.messages,
				unsubscribe: pages.unsubscribe,
			}),
			...area("security", {
				security: pages.security,
				devices: pages.devices,
				"sign-ins": pages.signIns,
				pin: pages.pin,
				passkeys: pages.passkeys,
				"two-factor": pages.twoFactor,
				"two-factor-enrol": pages.twoFactorEnrol,
				"two-factor-setup": pages.twoFactorSetup,
				"pin-reset": pages.pinReset,
			}),
			...area("cashier", {
				deposit: pages.deposit,
				withdraw: [pages.withdraw, pages.bankTransfer],
				transfers: pages.playerTransfer,
				"manage-pending": pages.pendingWithdrawals,
				withdrawal: pages.withdrawal,
				payments: pages.payments,
			}),
			...area("verification", {
				"verification-steps": pages.verificationSteps,
				"validate-document": pages.validateDocument,
				"blocked-document-status": pages.blockedDocument,
				"document-result": pages.documentResult,
				"unable-to-verify": pages.unableToVerify,
				"validate-phone": pages.validatePhone,
			}),
			...area("safer-play", {
				limits: pages.limits,
				"take-a-break": pages.takeABreak,
				"self-exclusion": pages.selfExclusion,
			}),
			...area("content", {
				"error-page": pages.error,
				forum: pages.forum,
				preview: pages.preview,
				components: pages.components,
			}),
			...area("referral", {
				invite: pages.invite,
				welcome: pages.welcome,
				affiliate: pages.affiliate,
				"affiliate-report": pages.affiliateReport,
			}),
			...area("loyalty", {
				loyalty: pages.loyalty,
			}),
			...area("spins", {
				spins: pages.spins,
			}),
			...area("promotions", {
				offers: pages.offers,
				offer: pages.offer,
				bonuses: pages.bonuses,
			}),
			...area("missions", {
				missions: pages.missions,
			}),
			...area("tournaments", {
				tournaments: pages.tournaments,
				tournament: pages.tournament,
			}),
			...area("help", {
				help: pages.help,
				"help-search": pages.helpSearch,
				"help-page": pages.helpPage,
				contact: pages.contact,
			}),
			...area("legacy", {
				"earlier-rules": pages.earlierRulesPage,
			}),
			// New areas stand above this line; below it are patterns that match any address.
			...area("content", { "content-page": CONTENT }),
			route("*", "routes/content/not-found.tsx"),
		]),
	),
] satisfies RouteConfig;

import { pages } from "@baize/platform-paths";
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** A page at the pattern of its links, so that a link and its route cannot differ. */
const at = (page: string, file: string, options: { id?: string } = {}): RouteConfigEntry =>
	route(page.slice("/".length), file, options);

/** Pages of an account show above them what must be done before the account is complete. */
function withAccountLayout(routes: RouteConfigEntry[]): RouteConfigEntry[] {
	const isOfAccount = ({ path }: RouteConfigEntry) => `/${path}/`.startsWith(`${pages.account}/`);
	const others = routes.filter((each) => !isOfAccount(each));
	return [layout("routes/account/account-layout.tsx", routes.filter(isOfAccount)), ...others];
}

/** Pages that editors write. */
const CONTENT = [pages.contentPage, pages.article, pages.promotion, pages.helpPage, pages.marketingPage];

// The routes of the site: every public address, each with its thin route.
export default [
	// Shown in a frame of our own page: without header and footer.
	route(`:locale${pages.captureDocument}`, "routes/verification/capture-document.tsx"),
	route(
		":locale",
		"routes/layout.tsx",
		withAccountLayout([
			index("routes/lobby/lobby.tsx"),
			at(pages.category, "routes/lobby/category.tsx", { id: "category" }),
			at(pages.subcategory, "routes/lobby/category.tsx", { id: "subcategory" }),
			at(pages.game, "routes/play/game.tsx"),
			at(pages.fairness, "routes/play/fairness.tsx"),
			at(pages.gameRules, "routes/play/game-rules.tsx"),
			at(pages.verifyRound, "routes/play/verify.tsx"),
			at(pages.sports, "routes/sports/sports.tsx"),
			at(pages.sportsEvent, "routes/sports/sports-event.tsx"),
			at(pages.betSlip, "routes/sports/bet-slip.tsx"),
			at(pages.myBets, "routes/sports/my-bets.tsx"),
			at(pages.virtuals, "routes/sports/virtuals.tsx"),
			at(pages.login, "routes/login/login.tsx"),
			at(pages.join, "routes/login/join.tsx"),
			at(pages.confirmEmail, "routes/login/confirm-email.tsx"),
			at(pages.recover, "routes/login/recover.tsx"),
			at(pages.setPassword, "routes/login/set-password.tsx"),
			at(pages.confirmNewEmail, "routes/account/confirm-new-email.tsx"),
			at(pages.notMe, "routes/login/not-me.tsx"),
			at(pages.account, "routes/account/account.tsx"),
			at(pages.profile, "routes/account/profile.tsx"),
			at(pages.security, "routes/security/security.tsx"),
			at(pages.devices, "routes/security/devices.tsx"),
			at(pages.signIns, "routes/security/sign-ins.tsx"),
			at(pages.data, "routes/account/data.tsx"),
			at(pages.terms, "routes/account/terms.tsx"),
			at(pages.closeAccount, "routes/account/close-account.tsx"),
			at(pages.statement, "routes/account/statement.tsx"),
			at(pages.rounds, "routes/play/rounds.tsx"),
			at(pages.deposit, "routes/cashier/deposit.tsx"),
			at(pages.withdraw, "routes/cashier/withdraw.tsx"),
			at(pages.bankTransfer, "routes/cashier/withdraw.tsx", { id: "bank transfer" }),
			at(pages.pendingWithdrawals, "routes/cashier/manage-pending.tsx"),
			at(pages.payments, "routes/cashier/payments.tsx"),
			at(pages.verificationSteps, "routes/verification/verification-steps.tsx"),
			at(pages.validateDocument, "routes/verification/validate-document.tsx"),
			at(pages.blockedDocument, "routes/verification/blocked-document-status.tsx"),
			at(pages.documentResult, "routes/verification/document-result.tsx"),
			at(pages.unableToVerify, "routes/verification/unable-to-verify.tsx"),
			at(pages.validatePhone, "routes/verification/validate-phone.tsx"),
			at(pages.addPin, "routes/login/choose-pin.tsx", { id: "add PIN" }),
			at(pages.resetPin, "routes/login/choose-pin.tsx", { id: "reset PIN" }),
			at(pages.resetPassword, "routes/login/choose-password.tsx"),
			at(pages.resetPhone, "routes/login/choose-phone.tsx"),
			at(pages.limits, "routes/safer-play/limits.tsx"),
			at(pages.takeABreak, "routes/safer-play/take-a-break.tsx"),
			at(pages.selfExclusion, "routes/safer-play/self-exclusion.tsx"),
			at(pages.pin, "routes/security/pin.tsx"),
			at(pages.passkeys, "routes/security/passkeys.tsx"),
			at(pages.twoFactor, "routes/security/two-factor.tsx"),
			at(pages.twoFactorEnrol, "routes/security/two-factor-enrol.tsx"),
			at(pages.twoFactorSetup, "routes/security/two-factor-setup.tsx"),
			at(pages.pinReset, "routes/security/pin-reset.tsx"),
			at(pages.liveCasino, "routes/lobby/live.tsx", { id: "live casino" }),
			at(pages.liveDealer, "routes/lobby/live.tsx", { id: "live dealer" }),
			at(pages.messages, "routes/account/messages.tsx"),
			at(pages.unsubscribe, "routes/account/unsubscribe.tsx"),
			at(pages.error, "routes/content/error-page.tsx"),
			at(pages.forum, "routes/content/forum.tsx"),
			at(pages.components, "routes/content/components.tsx"),
			// New routes stand above this line; below it are patterns that match any address.
			...CONTENT.map((page) => at(page, "routes/content/content-page.tsx", { id: `content ${page}` })),
			route("*", "routes/content/not-found.tsx"),
		]),
	),
] satisfies RouteConfig;

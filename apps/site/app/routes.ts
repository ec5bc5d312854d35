import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Pages of an account show above them what must be done before the account is complete. */
function withAccountLayout(routes: RouteConfigEntry[]): RouteConfigEntry[] {
	const isOfAccount = ({ path = "" }: RouteConfigEntry) => path === "account" || path.startsWith("account/");
	const others = routes.filter((each) => !isOfAccount(each));
	return [layout("routes/account/account-layout.tsx", routes.filter(isOfAccount)), ...others];
}

// The routes of the site: every public address, each with its thin route.
export default [
	// Shown in a frame of our own page: without header and footer.
	route(":locale/validate-document/capture", "routes/verification/capture-document.tsx"),
	route(
		":locale",
		"routes/layout.tsx",
		withAccountLayout([
			index("routes/lobby/lobby.tsx"),
			route("casino/:category", "routes/lobby/category.tsx", { id: "category" }),
			route("casino/:category/:subcategory", "routes/lobby/category.tsx", { id: "subcategory" }),
			route("casino/:category/:subcategory/:page", "routes/play/game.tsx"),
			route("fairness", "routes/play/fairness.tsx"),
			route("fairness/games/:gameId", "routes/play/game-rules.tsx"),
			route("fairness/verify", "routes/play/verify.tsx"),
			route("sports", "routes/sports/sports.tsx"),
			route("sports/events/:eventId", "routes/sports/sports-event.tsx"),
			route("sports/slip", "routes/sports/bet-slip.tsx"),
			route("sports/bets", "routes/sports/my-bets.tsx"),
			route("virtuals", "routes/sports/virtuals.tsx"),
			route("login", "routes/login/login.tsx"),
			route("join", "routes/login/join.tsx"),
			route("join/confirm", "routes/login/confirm-email.tsx"),
			route("recover", "routes/login/recover.tsx"),
			route("recover/set", "routes/login/set-password.tsx"),
			route("email/confirm", "routes/account/confirm-new-email.tsx"),
			route("not-me", "routes/login/not-me.tsx"),
			route("account", "routes/account/account.tsx"),
			route("account/profile", "routes/account/profile.tsx"),
			route("account/security", "routes/security/security.tsx"),
			route("account/devices", "routes/security/devices.tsx"),
			route("account/history", "routes/security/sign-ins.tsx"),
			route("account/data", "routes/account/data.tsx"),
			route("account/terms", "routes/account/terms.tsx"),
			route("account/close", "routes/account/close-account.tsx"),
			route("account/statement", "routes/account/statement.tsx"),
			route("account/rounds", "routes/play/rounds.tsx"),
			route("account/cashier/deposit", "routes/cashier/deposit.tsx"),
			route("account/cashier/withdraw", "routes/cashier/withdraw.tsx"),
			route("account/cashier/withdraw/cbt", "routes/cashier/withdraw.tsx", { id: "bank transfer" }),
			route("account/cashier/withdraw/manage-pending", "routes/cashier/manage-pending.tsx"),
			route("account/cashier/history", "routes/cashier/payments.tsx"),
			route("account/verification", "routes/verification/verification-steps.tsx"),
			route("validate-document", "routes/verification/validate-document.tsx"),
			route("blocked-document-status", "routes/verification/blocked-document-status.tsx"),
			route("document-verification-result", "routes/verification/document-result.tsx"),
			route("unable-to-verify-identity", "routes/verification/unable-to-verify.tsx"),
			route("validation-code/validatePhone", "routes/verification/validate-phone.tsx"),
			route("login/add-pin", "routes/login/choose-pin.tsx", { id: "add PIN" }),
			route("login/reset-pin", "routes/login/choose-pin.tsx", { id: "reset PIN" }),
			route("login/reset-password", "routes/login/choose-password.tsx"),
			route("login/reset-phone", "routes/login/choose-phone.tsx"),
			route("account/limits", "routes/safer-play/limits.tsx"),
			route("account/take-a-break", "routes/safer-play/take-a-break.tsx"),
			route("account/self-exclusion", "routes/safer-play/self-exclusion.tsx"),
			route("account/pin", "routes/security/pin.tsx"),
			route("account/passkeys", "routes/security/passkeys.tsx"),
			route("account/two-factor", "routes/security/two-factor.tsx"),
			route("account/two-factor/enrol", "routes/security/two-factor-enrol.tsx"),
			route("account/two-factor/setup", "routes/security/two-factor-setup.tsx"),
			route("pin-reset", "routes/security/pin-reset.tsx"),
			route("live-casino", "routes/lobby/live.tsx", { id: "live casino" }),
			route("live-dealer", "routes/lobby/live.tsx", { id: "live dealer" }),
			route("account/messages", "routes/account/messages.tsx"),
			route("unsubscribe/:token", "routes/account/unsubscribe.tsx"),
			route("error/:name", "routes/content/error-page.tsx"),
			route("forum", "routes/content/forum.tsx"),
			route("dev/components", "routes/content/components.tsx"),
			// New routes stand above this line; below it are patterns that match any address.
			...["pages/:slug", "articles/:slug", "promotions/:slug", "help/*", ":slug"].map((path) =>
				route(path, "routes/content/content-page.tsx", { id: `content ${path}` }),
			),
			route("*", "routes/content/not-found.tsx"),
		]),
	),
] satisfies RouteConfig;

import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Pages of an account show above them what must be done before the account is complete. */
function withAccountLayout(routes: RouteConfigEntry[]): RouteConfigEntry[] {
	const isOfAccount = ({ path = "" }: RouteConfigEntry) => path === "account" || path.startsWith("account/");
	const others = routes.filter((each) => !isOfAccount(each));
	return [layout("routes/account-layout.tsx", routes.filter(isOfAccount)), ...others];
}

// The routes of the site: every public address, each with its thin route.
export default [
	// Shown in a frame of our own page: without header and footer.
	route(":locale/validate-document/capture", "routes/capture-document.tsx"),
	route(
		":locale",
		"routes/layout.tsx",
		withAccountLayout([
			index("routes/lobby.tsx"),
			route("casino/:category", "routes/category.tsx", { id: "category" }),
			route("casino/:category/:subcategory", "routes/category.tsx", { id: "subcategory" }),
			route("casino/:category/:subcategory/:page", "routes/game.tsx"),
			route("fairness", "routes/fairness.tsx"),
			route("fairness/games/:gameId", "routes/game-rules.tsx"),
			route("fairness/verify", "routes/verify.tsx"),
			route("sports", "routes/sports.tsx"),
			route("sports/events/:eventId", "routes/sports-event.tsx"),
			route("sports/slip", "routes/bet-slip.tsx"),
			route("sports/bets", "routes/my-bets.tsx"),
			route("virtuals", "routes/virtuals.tsx"),
			route("login", "routes/login.tsx"),
			route("join", "routes/join.tsx"),
			route("join/confirm", "routes/confirm-email.tsx"),
			route("recover", "routes/recover.tsx"),
			route("recover/set", "routes/set-password.tsx"),
			route("email/confirm", "routes/confirm-new-email.tsx"),
			route("not-me", "routes/not-me.tsx"),
			route("account", "routes/account.tsx"),
			route("account/profile", "routes/profile.tsx"),
			route("account/security", "routes/security.tsx"),
			route("account/devices", "routes/devices.tsx"),
			route("account/history", "routes/sign-ins.tsx"),
			route("account/data", "routes/data.tsx"),
			route("account/terms", "routes/terms.tsx"),
			route("account/close", "routes/close-account.tsx"),
			route("account/statement", "routes/statement.tsx"),
			route("account/rounds", "routes/rounds.tsx"),
			route("account/cashier/deposit", "routes/deposit.tsx"),
			route("account/cashier/withdraw", "routes/withdraw.tsx"),
			route("account/cashier/withdraw/cbt", "routes/withdraw.tsx", { id: "bank transfer" }),
			route("account/cashier/withdraw/manage-pending", "routes/manage-pending.tsx"),
			route("account/cashier/history", "routes/payments.tsx"),
			route("account/verification", "routes/verification-steps.tsx"),
			route("validate-document", "routes/validate-document.tsx"),
			route("blocked-document-status", "routes/blocked-document-status.tsx"),
			route("document-verification-result", "routes/document-result.tsx"),
			route("unable-to-verify-identity", "routes/unable-to-verify.tsx"),
			route("validation-code/validatePhone", "routes/validate-phone.tsx"),
			route("login/add-pin", "routes/choose-pin.tsx", { id: "add PIN" }),
			route("login/reset-pin", "routes/choose-pin.tsx", { id: "reset PIN" }),
			route("login/reset-password", "routes/choose-password.tsx"),
			route("login/reset-phone", "routes/choose-phone.tsx"),
			route("account/limits", "routes/limits.tsx"),
			route("account/take-a-break", "routes/take-a-break.tsx"),
			route("account/self-exclusion", "routes/self-exclusion.tsx"),
			route("account/pin", "routes/pin.tsx"),
			route("account/passkeys", "routes/passkeys.tsx"),
			route("account/two-factor", "routes/two-factor.tsx"),
			route("account/two-factor/enrol", "routes/two-factor-enrol.tsx"),
			route("account/two-factor/setup", "routes/two-factor-setup.tsx"),
			route("pin-reset", "routes/pin-reset.tsx"),
			route("live-casino", "routes/live.tsx", { id: "live casino" }),
			route("live-dealer", "routes/live.tsx", { id: "live dealer" }),
			route("account/messages", "routes/messages.tsx"),
			route("unsubscribe/:token", "routes/unsubscribe.tsx"),
			route("error/:name", "routes/error-page.tsx"),
			route("forum", "routes/forum.tsx"),
			route("dev/components", "routes/components.tsx"),
			// New routes stand above this line; below it are patterns that match any address.
			...["pages/:slug", "articles/:slug", "promotions/:slug", "help/*", ":slug"].map((path) =>
				route(path, "routes/content-page.tsx", { id: `content ${path}` }),
			),
			route("*", "routes/not-found.tsx"),
		]),
	),
] satisfies RouteConfig;

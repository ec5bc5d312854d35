import { index, type RouteConfig, route } from "@react-router/dev/routes";

// The map of the site: every address that a person can type, each with its thin route.
export default [
	route(":locale", "routes/layout.tsx", [
		index("routes/lobby.tsx"),
		route("casino/:category", "routes/category.tsx", { id: "category" }),
		route("casino/:category/:subcategory", "routes/category.tsx", { id: "subcategory" }),
		route("casino/:category/:subcategory/:page", "routes/game.tsx"),
		route("fairness/verify", "routes/verify.tsx"),
		route("sports", "routes/sports.tsx"),
		route("sports/events/:eventId", "routes/sports-event.tsx"),
		route("sports/slip", "routes/bet-slip.tsx"),
		route("sports/bets", "routes/my-bets.tsx"),
		route("virtuals", "routes/virtuals.tsx"),
		route("live-casino", "routes/live.tsx", { id: "live casino" }),
		route("live-dealer", "routes/live.tsx", { id: "live dealer" }),
		route("login", "routes/login.tsx"),
		route("join", "routes/join.tsx"),
		route("join/confirm", "routes/confirm-email.tsx"),
		route("account", "routes/account.tsx"),
		route("account/statement", "routes/statement.tsx"),
		route("account/messages", "routes/messages.tsx"),
		route("unsubscribe/:token", "routes/unsubscribe.tsx"),
		route("account/rounds", "routes/rounds.tsx"),
		route("account/cashier/deposit", "routes/deposit.tsx"),
		route("account/cashier/withdraw", "routes/withdraw.tsx"),
		route("account/cashier/withdraw/cbt", "routes/withdraw.tsx", { id: "bank transfer" }),
		route("account/cashier/withdraw/manage-pending", "routes/manage-pending.tsx"),
		route("account/cashier/history", "routes/payments.tsx"),
		route("error/:name", "routes/error-page.tsx"),
		route("forum", "routes/forum.tsx"),
		route("dev/components", "routes/components.tsx"),
		...["pages/:slug", "articles/:slug", "promotions/:slug", "help/*", ":slug"].map((path) =>
			route(path, "routes/content-page.tsx", { id: `content ${path}` }),
		),
		route("*", "routes/not-found.tsx"),
	]),
] satisfies RouteConfig;

import { DESK } from "./support/sizes.ts";
import { expect, test } from "./support/test.ts";

/** A match that does not start while the test runs. Home and away of each match are "to win". */
const LATER_MATCH = 10;

test("the slip shows the prices that the stream brings, after a refused connection, and polls for none of them", {
	tag: DESK,
}, async ({ page, expectErrors }) => {
	expectErrors(/status of 503 .*\/stream/);
	await page.goto("/en/sports");
	const price = page
		.getByRole("main")
		.getByRole("button", { name: /to win, \d/ })
		.nth(2 * LATER_MATCH);
	await price.click();
	await expect(price).toHaveAttribute("aria-pressed", "true");
	const legs = await page.evaluate(
		() => JSON.parse(sessionStorage.getItem("slip") ?? "").legs as { selectionId: string }[],
	);
	const selectionId = legs[0]?.selectionId ?? "";
	const eventId = selectionId.slice(0, selectionId.indexOf("-"));
	const { markets, ...head } = await (await page.request.get(`/api/v1/sports/events/${eventId}`)).json();
	/** The event at another price, as the stream would send it. */
	const message = (priceX10000: number): string => {
		const moved = markets.map(({ selections, ...market }: { selections: object[] }) => ({
			...market,
			selections: selections.map((each) => ({ ...each, priceX10000 })),
		}));
		const data = { topic: `prices:${eventId}`, event: { ...head, markets: moved } };
		return `event: event\ndata: ${JSON.stringify(data)}\n\n`;
	};
	const messages = [31_100, 41_100, 51_100, 61_100, 77_700].map(message).join("");
	const answers = [
		{ status: 503, headers: { "retry-after": "1" }, body: "" },
		{ contentType: "text/event-stream", body: `retry: 500000\nevent: open\ndata: {}\n\n${messages}` },
	];
	const connections: number[] = [];
	await page.route("**/api/v1/stream*", async (route) => {
		const answer = answers[Math.min(connections.push(Date.now()), answers.length) - 1];
		await route.fulfill(answer);
	});
	const quoteRequests: string[] = [];
	page.on("request", (request) => {
		const isStreaming = connections.length >= answers.length;
		if (isStreaming && request.url().includes("/api/v1/sports/quotes")) quoteRequests.push(request.url());
	});
	await page.goto("/en/sports/slip");
	await expect(page.getByRole("main").getByText(/Odds changed from \d+\.\d\d to 7\.77\./)).toBeVisible();
	// Once when the connection was open, and perhaps once by the timer; not once for each of the five messages.
	expect(quoteRequests.length).toBeLessThanOrEqual(2);
	expect(connections).toHaveLength(2);
	await page.unrouteAll({ behavior: "wait" });
});

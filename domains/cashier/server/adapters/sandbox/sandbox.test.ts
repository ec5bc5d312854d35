import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDeposit, cardForm, openTestCashier, send, type TestCashier } from "../../../testing/index.ts";
import { fateOf, faultsOf } from "./cards.ts";
import { html } from "./html.ts";
import { openSandbox } from "./index.ts";

let house: TestCashier;
beforeAll(async () => {
	house = await openTestCashier();
});
afterAll(() => house.close());

const NOW = Date.UTC(2026, 10, 20);

describe("the sandbox", () => {
	it("refuses to open in production", () => {
		expect(() => openSandbox({ profile: "production" } as never)).toThrow(/does not open in production/);
	});

	it.each([
		["4000 0000 0000 0002", "declined"],
		["4000000000000119", "silent"],
		["4000-0025-0000-3155", "stepUp"],
		["4242 4242 4242 4242", "succeeds"],
		["٤٠٠٠ ٠٠٠٠ ٠٠٠٠ ٠٠٠٢", "declined"],
	])("always does the same with %s: %s", (number, fate) => {
		expect(fateOf(number)).toBe(fate);
	});

	it.each([
		[{}, []],
		[{ number: "4242 4242" }, ["number"]],
		[{ number: "not a card" }, ["number"]],
		[{ expiry: "11/26" }, []],
		[{ expiry: "10/26" }, ["expiry"]],
		[{ expiry: "13/30" }, ["expiry"]],
		[{ expiry: "4 / 2029" }, []],
		[{ expiry: "0429" }, []],
		[{ expiry: "04 29" }, []],
		[{ expiry: "042029" }, []],
		[{ expiry: "429" }, ["expiry"]],
		[{ cvc: "12" }, ["cvc"]],
		[{ number: "", expiry: "", cvc: "" }, ["number", "expiry", "cvc"]],
	])("finds the faults of a form with %o: %o", (changed, faults) => {
		const form = { number: "4242 4242 4242 4242", expiry: "04/29", cvc: "123" };
		expect(faultsOf({ ...form, ...changed }, NOW)).toEqual(faults);
	});
});

describe("the sandbox's page", () => {
	it("is a page of its own under a strict policy, which nothing keeps", async () => {
		const { payUrl } = await aDeposit(await house.player(), 5_000);
		const page = await house.app.inject(payUrl);
		expect(page.statusCode).toBe(200);
		expect(page.headers["cache-control"]).toBe("no-store");
		const nonce = /style nonce="([^"]+)"/.exec(page.body)?.[1];
		expect(page.headers["content-security-policy"]).toContain(`style-src 'nonce-${nonce}'`);
		expect(page.body).toContain("Pay $50.00");
		expect(page.body).not.toMatch(/<script|style="/);
	});

	it("names each wrong field beside it, keeps what was typed but for the security code, and charges nothing", async () => {
		const { payUrl } = await aDeposit(await house.player());
		const answer = await send(house, payUrl, { act: "pay", number: '4"><b>', expiry: "01/20", cvc: "987654" });
		expect(answer.statusCode).toBe(422);
		expect(answer.body).toContain('value="4&quot;&gt;&lt;b&gt;"');
		expect(answer.body).toContain('aria-describedby="expiry-hint expiry-fault"');
		expect(answer.body).not.toContain("987654");
		expect((await house.app.inject(payUrl)).body).toContain('name="number"');
	});

	it("asks for a step-up on a page of its own", async () => {
		const { payUrl } = await aDeposit(await house.player());
		expect((await send(house, payUrl, cardForm("3155"))).headers.location).toBe(payUrl);
		expect((await house.app.inject(payUrl)).body).toContain("card ending in 3155");
	});

	it("says that a payment is over, with the way back", async () => {
		const { payUrl, depositId } = await aDeposit(await house.player());
		await send(house, payUrl, cardForm("0119"));
		const page = await house.app.inject(payUrl);
		expect(page.body).toContain(`href="/en/account/cashier/deposit?deposit=${depositId}"`);
		expect((await send(house, payUrl, cardForm("4242"))).statusCode).toBe(303);
		expect(house.callbackStatuses).toEqual([]);
	});

	it("knows no payment that there is not, and takes no form elsewhere", async () => {
		expect((await house.app.inject("/sandbox/pay/nothing")).statusCode).toBe(404);
		const elsewhere = await send(house, "/api/v1/cashier/callbacks/sandbox", { act: "pay" });
		expect(elsewhere.statusCode).toBe(415);
	});
});

describe("markup", () => {
	it("escapes every value but markup", () => {
		const value = `<b>"&'`;
		expect(html`<p title="${value}">${html`<i>${1}</i>`}${false}${undefined}${["<", html`<u></u>`]}</p>`.text).toBe(
			`<p title="&lt;b&gt;&quot;&amp;&#39;"><i>1</i>&lt;<u></u></p>`,
		);
	});
});

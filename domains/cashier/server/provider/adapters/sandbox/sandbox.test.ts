import { idText } from "@baize/kernel/id";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listUnknownPayments, readDeposit, startDeposit } from "../../../../contract/index.ts";
import {
	aDeposit,
	aRequestId,
	cardForm,
	openTestCashier,
	send,
	type TestCashier,
	until,
} from "../../../../testing/index.ts";
import { issuesOf, outcomeOf } from "./cards.ts";
import { html } from "./html.ts";
import { openSandbox } from "./index.ts";
import type { SandboxPayment } from "./store.ts";
import { payPage } from "./views.ts";

let app: TestCashier;
beforeAll(async () => {
	app = await openTestCashier();
});
afterAll(() => app.close());

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
	])("always does the same with %s: %s", (number, outcome) => {
		expect(outcomeOf(number)).toBe(outcome);
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
	])("finds the issues of a form with %o: %o", (changed, issues) => {
		const form = { number: "4242 4242 4242 4242", expiry: "04/29", cvc: "123" };
		expect(issuesOf({ ...form, ...changed }, NOW)).toEqual(issues);
	});
});

describe("the sandbox's page", () => {
	it("is a separate page under a strict policy and is never cached", async () => {
		const { payUrl } = await aDeposit(await app.player(), 5_000);
		const page = await app.app.inject(payUrl);
		expect(page.statusCode).toBe(200);
		expect(page.headers["cache-control"]).toBe("no-store");
		const nonce = /style nonce="([^"]+)"/.exec(page.body)?.[1];
		expect(page.headers["content-security-policy"]).toContain(`style-src 'nonce-${nonce}'`);
		expect(page.body).toContain("Pay $50.00");
		expect(page.body).not.toMatch(/<script|style="/);
	});

	it("marks each wrong field, keeps the input except the security code, and charges nothing", async () => {
		const { payUrl } = await aDeposit(await app.player());
		const answer = await send(app, payUrl, { act: "pay", number: '4"><b>', expiry: "01/20", cvc: "987654" });
		expect(answer.statusCode).toBe(422);
		expect(answer.body).toContain('value="4&quot;&gt;&lt;b&gt;"');
		expect(answer.body).toContain('aria-describedby="expiry-hint expiry-issue"');
		expect(answer.body).not.toContain("987654");
		expect((await app.app.inject(payUrl)).body).toContain('name="number"');
	});

	it("shows the step-up on a separate page", async () => {
		const { payUrl } = await aDeposit(await app.player());
		expect((await send(app, payUrl, cardForm("3155"))).headers.location).toBe(payUrl);
		expect((await app.app.inject(payUrl)).body).toContain("card ending in 3155");
	});

	it("shows that a payment is over, with the way back", async () => {
		const { payUrl, depositId } = await aDeposit(await app.player());
		await send(app, payUrl, cardForm("0119"));
		const page = await app.app.inject(payUrl);
		expect(page.body).toContain(`href="/en/account/cashier/deposit?deposit=${depositId}"`);
		expect((await send(app, payUrl, cardForm("4242"))).statusCode).toBe(303);
		expect(app.callbackStatuses).toEqual([]);
	});

	it("knows no payment that there is not, and takes no form elsewhere", async () => {
		expect((await app.app.inject("/sandbox/pay/nothing")).statusCode).toBe(404);
		const elsewhere = await send(app, "/api/v1/cashier/callbacks/sandbox", { act: "pay" });
		expect(elsewhere.statusCode).toBe(415);
	});
});

describe("[CASH-03] the sandbox's wallet of coins", () => {
	it.each([
		["the whole amount", "sendAll", { state: "settled" }, 5_000n, []],
		["twice as much, which a person credits", "sendMore", { state: "settled" }, 5_000n, ["overpaid"]],
		["half of it, which a person credits", "sendLess", { state: "declined", reason: "underpaid" }, 0n, ["underpaid"]],
		["nothing", "cancel", { state: "declined", reason: "cancelled_by_payer" }, 0n, []],
	])("sends %s", async (_case, act, ended, cash, reasons) => {
		const person = await app.player();
		const body = { method: "crypto", amountMinor: 5_000, requestId: aRequestId() } as const;
		const { payUrl, depositId } = await person.call(startDeposit, { params: person.params, body });
		expect((await app.app.inject(payUrl)).body).toContain("Send the whole amount");
		expect((await send(app, payUrl, { ...cardForm("4242"), act })).statusCode).toBe(303);
		const read = () => person.call(readDeposit, { params: { ...person.params, deposit: depositId } });
		await until(async () => (await read()).state !== "pending");
		expect(await read()).toMatchObject(ended);
		expect((await app.fundsOf(person)).cash).toBe(cash);
		const { items } = await app.operator().call(listUnknownPayments, { query: {} });
		const own = items.filter(({ playerId }) => playerId === idText(person.session.playerId));
		expect(own.map(({ why }) => why)).toEqual(reasons);
	});
});

describe("[I18N-01] the sandbox's page in the payer's language", () => {
	it.each([
		["en", "en", "Pay $50.00"],
		["es", "es", "Pagar 50,00 $"],
		["pt", "pt-BR", "Pagar $ 50,00"],
		["fr", "fr", "Payer 50,00 $"],
		["de", "de", "50,00 $ bezahlen"],
		["ja", "ja", "$50.00 のお支払い"],
		["zh", "zh-Hans", "支付 $50.00"],
		["ar", "ar", "ادفع"],
	] as const)("is written in %s", (locale, tag, words) => {
		const page = payPage("nonce", { amount: 5_000n, currency: "CAD", locale } as SandboxPayment);
		expect(page).toContain(`<html lang="${tag}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
		expect(page).toContain(words);
	});

	it("is the browser's, where there is no payment", async () => {
		const headers = { "accept-language": "fr-CA, en;q=0.5" };
		const { body } = await app.app.inject({ url: "/sandbox/pay/nothing", headers });
		expect(body).toContain("Ce paiement n’existe pas");
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

import { readWithdrawalOptions } from "@baize/cashier/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	anAccount,
	aPhone,
	aRequestId,
	aWithdrawal,
	byApp,
	byPin,
	bySms,
	FUNDS_MINOR,
	type Headers,
	openTestSite,
	type Person,
	type TestSite,
	type Withdrawal,
} from "../test-app.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

const codeTo = async (phone: string): Promise<string> =>
	(await site.composition.domains.notifications.mailbox(phone)).find((sent) => sent.code)?.code ?? "";

describe("[CASH-04] [VER-01] a withdrawal needed no code unless two-factor was on (defect)", () => {
	it.each<[string, Headers, string]>([
		["no code", {}, "MFA_REQUIRED"],
		["SMS 000000", bySms("000000"), "MFA_REQUIRED"],
		["PIN 0000", byPin("0000"), "MFA_INVALID_CONFIRMATION_CODE"],
	])("with %s nothing moves", async (_case, headers, errorCode) => {
		const person = await site.aFundedPlayer();
		const wanted = aWithdrawal();
		await site.requestWithdrawal(person, wanted);
		expect(await site.withdraw(person, wanted, headers)).toMatchObject({ errorCode });
		expect(await site.cashOf(person)).toBe(FUNDS_MINOR);
	});

	it("the answer names the required method, and the options name it before", async () => {
		const [withPin, withPhone, withApp] = [
			await site.aFundedPlayer(),
			await site.aFundedPlayer(aPhone()),
			await site.aFundedPlayer(aPhone()),
		];
		await site.withAuthenticator(withApp);
		for (const [person, method] of [
			[withPin, "PIN_CODE"],
			[withPhone, "SMS"],
			[withApp, "TWO_FACTOR_AUTHENTICATION"],
		] as const) {
			expect((await site.call(person, readWithdrawalOptions)).proofMethods).toEqual([method]);
			expect(await site.withdraw(person, aWithdrawal())).toMatchObject({
				status: 403,
				errorCode: "MFA_REQUIRED",
				details: { operation: "withdraw", methods: [method] },
			});
		}
	});

	it("each factor that a player has proves it", async () => {
		const [withPin, withPhone, withApp] = [
			await site.aFundedPlayer(),
			await site.aFundedPlayer(aPhone()),
			await site.aFundedPlayer(aPhone()),
		];
		const code = await site.withAuthenticator(withApp);
		for (const [person, headers] of [
			[withPin, async () => byPin()],
			[withPhone, async () => bySms(await codeTo(withPhone.phone))],
			[withApp, async () => byApp(code())],
		] as const) {
			const wanted = aWithdrawal();
			expect(await site.requestWithdrawal(person, wanted)).toMatchObject({ status: 200, limit: 5 });
			expect(await site.withdraw(person, wanted, await headers())).toMatchObject({ status: 200, state: "requested" });
			expect(await site.cashOf(person)).toBe(FUNDS_MINOR - wanted.amountMinor);
		}
	});

	it("a PIN does not stand in for the phone, nor the phone for the authenticator", async () => {
		const [withPhone, withApp] = [await site.aFundedPlayer(aPhone()), await site.aFundedPlayer(aPhone())];
		await site.withAuthenticator(withApp);
		for (const person of [withPhone, withApp]) {
			const wanted = aWithdrawal();
			await site.requestWithdrawal(person, wanted);
			expect((await site.withdraw(person, wanted, byPin())).errorCode).toBe("MFA_REQUIRED");
		}
		expect((await site.composition.domains.notifications.mailbox(withApp.phone)).filter(({ code }) => code)).toEqual(
			[],
		);
		expect(await site.cashOf(withPhone)).toBe(FUNDS_MINOR);
	});

	it("a proof without a request is invalid", async () => {
		const person = await site.aFundedPlayer();
		expect(await site.withdraw(person, aWithdrawal(), byPin())).toMatchObject({
			status: 403,
			errorCode: "MFA_REQUIRED",
		});
		expect(await site.cashOf(person)).toBe(FUNDS_MINOR);
	});
});

describe("[CASH-04] [VER-01] an authenticator's code fitted any amount and destination (defect)", () => {
	const others: [string, (wanted: Withdrawal) => Withdrawal][] = [
		["another amount", (wanted) => ({ ...wanted, amountMinor: 6_000 })],
		["another destination", (wanted) => ({ ...wanted, destination: anAccount() })],
	];
	const factors: [string, () => Promise<[Person, () => Promise<Headers>]>][] = [
		["a PIN", async () => [await site.aFundedPlayer(), async () => byPin()]],
		[
			"a code by SMS",
			async () => {
				const person = await site.aFundedPlayer(aPhone());
				return [person, async () => bySms(await codeTo(person.phone))];
			},
		],
		[
			"an authenticator",
			async () => {
				const person = await site.aFundedPlayer();
				const code = await site.withAuthenticator(person);
				return [person, async () => byApp(code())];
			},
		],
	];

	it.each(factors.flatMap(([factor, have]) => others.map(([what, other]) => [factor, what, have, other] as const)))(
		"%s given for one withdrawal is none for %s, and is still good for its own",
		async (_factor, _what, have, other) => {
			const [person, given] = await have();
			const wanted = aWithdrawal();
			await site.requestWithdrawal(person, wanted);
			const headers = await given();
			expect(await site.withdraw(person, other(wanted), headers)).toMatchObject({
				status: 422,
				errorCode: "MFA_INVALID_CONFIRMATION_CODE",
			});
			expect(await site.cashOf(person)).toBe(FUNDS_MINOR);
			expect((await site.withdraw(person, wanted, headers)).state).toBe("requested");
		},
	);

	it("a proof is none in another session of the same player", async () => {
		const person = await site.aFundedPlayer();
		const wanted = aWithdrawal();
		await site.requestWithdrawal(person, wanted);
		expect((await site.withdraw(await site.anotherSession(person), wanted, byPin())).errorCode).toBe("MFA_REQUIRED");
	});

	it("a proof requested ten minutes ago is no longer valid", async () => {
		const person = await site.aFundedPlayer();
		const wanted = aWithdrawal();
		await site.requestWithdrawal(person, wanted);
		site.clock.advance(10 * 60_000);
		expect((await site.withdraw(person, wanted, byPin())).errorCode).toBe("MFA_REQUIRED");
	});

	it("one confirmation is one withdrawal", async () => {
		const person = await site.aFundedPlayer();
		const wanted = aWithdrawal();
		await site.requestWithdrawal(person, wanted);
		expect((await site.withdraw(person, wanted, byPin())).state).toBe("requested");
		const second = await site.withdraw(person, { ...wanted, requestId: aRequestId() }, byPin());
		expect(second.errorCode).toBe("MFA_ALREADY_USED");
		expect(await site.cashOf(person)).toBe(FUNDS_MINOR - wanted.amountMinor);
	});

	it("the SMS states the amount and the destination", async () => {
		const person = await site.aFundedPlayer(aPhone());
		const wanted = aWithdrawal({ amountMinor: 12_345 });
		await site.requestWithdrawal(person, wanted);
		const [sent] = await site.composition.domains.notifications.mailbox(person.phone);
		expect(sent?.text).toContain("to withdraw $123.45 to •••• ");
		expect(sent?.text).toContain(wanted.destination.slice(-4));
		expect(sent?.text).not.toContain(wanted.destination);
	});
});

describe("[VER-03] a double submit of a right code was a wrong one (defect)", () => {
	it("of four at once each has the same answer, no attempt is counted, and the money moves once", async () => {
		const person = await site.aFundedPlayer();
		const code = await site.withAuthenticator(person);
		const wanted = aWithdrawal();
		await site.requestWithdrawal(person, wanted);
		const answers = await Promise.all(Array.from({ length: 4 }, () => site.withdraw(person, wanted, byApp(code()))));
		expect(new Set(answers.map(({ withdrawalId }) => withdrawalId)).size).toBe(1);
		expect(await site.cashOf(person)).toBe(FUNDS_MINOR - wanted.amountMinor);
		const next = aWithdrawal();
		await site.requestWithdrawal(person, next);
		expect((await site.withdraw(person, next, byApp("000000"))).details).toMatchObject({ remainingAttempts: 4 });
	});
});

describe("[AUTH-08] x-mfa-operation was not checked by the withdrawal (defect)", () => {
	it("a proof issued for another purpose is refused", async () => {
		const person = await site.aFundedPlayer();
		const wanted = aWithdrawal();
		await site.requestWithdrawal(person, wanted);
		const headers = { ...byPin(), "x-mfa-operation": "login" };
		expect(await site.withdraw(person, wanted, headers)).toMatchObject({
			status: 422,
			errorCode: "MFA_ERROR_VALIDATING_OPERATION",
		});
		expect(await site.cashOf(person)).toBe(FUNDS_MINOR);
		expect((await site.withdraw(person, wanted, { ...byPin(), "x-mfa-operation": "withdraw" })).state).toBe(
			"requested",
		);
	});
});

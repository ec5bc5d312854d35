import { updateDetails } from "@baize/account/contract";
import { approveWithdrawal, type WithdrawalView } from "@baize/cashier/contract";
import { changePassword } from "@baize/identity/contract";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type Answer,
	anAccount,
	aWithdrawal,
	byPin,
	HOME,
	openTestSite,
	type Person,
	PROOF,
	type TestSite,
	type Withdrawal,
} from "../test-app.ts";

let site: TestSite;
let operator: Person;
beforeAll(async () => {
	site = await openTestSite();
	operator = await site.anOperator();
});
afterAll(() => site.close());

const approve = (withdrawalId: string) =>
	site.call(operator, approveWithdrawal, { params: { withdrawal: withdrawalId } });

async function request(person: Person, wanted: Withdrawal): Promise<Answer> {
	await site.requestWithdrawal(person, wanted);
	return site.withdraw(person, wanted, byPin());
}

/** A player with a bank account that was linked this long ago. */
async function aPlayerWithAccount(linkedMs: number): Promise<{ person: Person; account: string }> {
	const person = await site.aFundedPlayer();
	const account = anAccount();
	expect((await site.link(person, account)).status).toBe(200);
	site.clock.advance(linkedMs);
	return { person: await site.anotherSession(person), account };
}

describe("[CASH-04] a password alone emptied an account to a new destination (defect)", () => {
	it.each<[string, () => Promise<{ person: Person; account: string }>, string]>([
		["an account that was linked a moment ago", () => aPlayerWithAccount(0), "newDestination"],
		["an account that was linked 71 hours ago", () => aPlayerWithAccount(71 * HOUR_MS), "newDestination"],
		[
			"an account that was only typed",
			async () => ({ person: await site.aFundedPlayer(), account: anAccount() }),
			"newDestination",
		],
		[
			"an old account after a change of password",
			async () => {
				const found = await aPlayerWithAccount(4 * DAY_MS);
				const body = { proof: PROOF, password: "nine blue kettles" };
				expect((await site.call(found.person, changePassword, { body })).status).toBe(200);
				return found;
			},
			"passwordChanged",
		],
		[
			"an old account after a change of phone",
			async () => {
				const found = await aPlayerWithAccount(4 * DAY_MS);
				const details = { firstName: "Pat", lastName: "Doe", address: HOME, phone: "+14165550199" };
				expect((await site.call(found.person, updateDetails, { body: { details, proof: PROOF } })).status).toBe(200);
				return found;
			},
			"phoneChanged",
		],
	])("to %s it is held", async (_case, have, reason) => {
		const { person, account } = await have();
		const wanted = aWithdrawal({ destination: account });
		const requested = await request(person, wanted);
		expect(requested.state).toBe("requested");
		expect(await site.cashOf(person)).toBe(45_000);
		expect(await approve(requested.withdrawalId)).toMatchObject({ status: 409, errorCode: "WITHDRAWAL_HELD" });
		expect((requested as unknown as WithdrawalView & { hold: unknown }).hold).toMatchObject({ reasons: [reason] });
	});

	it("to an account that was linked 72 hours ago it is not", async () => {
		const { person, account } = await aPlayerWithAccount(72 * HOUR_MS);
		const requested = await request(person, aWithdrawal({ destination: account }));
		expect(requested).not.toHaveProperty("hold");
		expect((await approve(requested.withdrawalId)).state).toBe("approved");
	});
});

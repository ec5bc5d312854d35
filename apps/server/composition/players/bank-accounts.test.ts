import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type Answer,
	anAccount,
	aWithdrawal,
	byPin,
	FUNDS_MINOR,
	openTestSite,
	type Person,
	type TestSite,
} from "../test-app.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

async function withdrawTo(person: Person, destination: string): Promise<Answer> {
	const wanted = aWithdrawal({ destination });
	await site.requestWithdrawal(person, wanted);
	return site.withdraw(person, wanted, byPin());
}

describe("[CASH-04] one bank account served any number of players (defect)", () => {
	it.each<[string, (person: Person, account: string) => Promise<Answer>]>([
		["linked it", (person, account) => site.link(person, account)],
		["was paid to it", withdrawTo],
	])("what one player %s, another neither links nor is paid to, however it is written", async (_case, use) => {
		const [first, second] = [await site.aFundedPlayer(), await site.aFundedPlayer()];
		const account = anAccount();
		expect((await use(first, account)).status).toBe(200);
		const written = `${account.slice(0, 4)} ${account.slice(4)}`;
		expect(await site.link(second, written)).toMatchObject({ status: 409, errorCode: "BANK_ACCOUNT_TAKEN" });
		expect(await withdrawTo(second, written)).toMatchObject({ status: 409, errorCode: "BANK_ACCOUNT_TAKEN" });
		expect(await site.cashOf(second)).toBe(FUNDS_MINOR);
		expect((await withdrawTo(first, written)).state).toBe("requested");
	});
});

import { requestWithdrawal, startDeposit, type WithdrawalView } from "../contract/index.ts";
import type { Person, TestCashier } from "./house.ts";

let requests = 0;
/** A requestId of its own. */
export const aRequestId = (): string => `request-${String(++requests).padStart(6, "0")}`;

/** An account that the sandbox pays; ending in 0002 it fails, in 0119 it is paid in silence. */
export const anAccount = (ending = "1234"): string => `00789${ending}`;

export const aDeposit = (person: Person, amountMinor = 5_000) =>
	person.call(startDeposit, {
		params: person.params,
		body: { method: "card", amountMinor, requestId: aRequestId() },
	});

export const aWithdrawal = (person: Person, amountMinor = 5_000, ending?: string): Promise<WithdrawalView> =>
	person.call(requestWithdrawal, {
		headers: {},
		params: person.params,
		body: { method: "bankTransfer", amountMinor, destination: anAccount(ending), requestId: aRequestId() },
	});

/** A form sent to the sandbox's page. */
export const send = ({ app }: TestCashier, payUrl: string, form: Record<string, string>) =>
	app.inject({
		method: "POST",
		url: payUrl,
		headers: { "content-type": "application/x-www-form-urlencoded" },
		payload: new URLSearchParams(form).toString(),
	});

export const cardForm = (ending: string): Record<string, string> => ({
	act: "pay",
	number: `4242 4242 4242 ${ending}`,
	expiry: "04/29",
	cvc: "123",
});

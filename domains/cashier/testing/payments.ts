import { factorsErrors } from "@baize/factors/contract";
import { refuser } from "@baize/kernel/error";
import { DAY_MS } from "@baize/kernel/time";
import { requestWithdrawal, startDeposit, type WithdrawalView } from "../contract/index.ts";
import type { PayableAccount, ProofsPort } from "../server/index.ts";
import type { Person, TestCashier } from "./types.ts";

let requests = 0;
/** A new requestId. */
export const aRequestId = (): string => `request-${String(++requests).padStart(6, "0")}`;

/** What `provingByPin` accepts as a correct proof. */
export const PROVED = { "x-mfa-code": "2580", "x-enforcement-method": "PIN_CODE", "x-mfa-operation": "withdraw" };

const refuse = refuser(factorsErrors);

/** Every player has a PIN and has confirmed every withdrawal: proofs have their own tests. */
export const provingByPin: ProofsPort = {
	requiredMethods: async () => ["PIN_CODE"],
	async confirm(_who, { code }) {
		if (code !== PROVED["x-mfa-code"])
			throw refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: 4, limit: 5 });
	},
};

/** An account that the sandbox pays; one ending in 0002 fails, one ending in 0119 is paid without a callback. */
export const anAccount = (ending = "1234"): string => `00789${ending}`;

const ENDINGS = ["1234", "0002", "0119", "3155", "98765", "9999"];

/**
 * Those accounts, saved by every player for so long that no payout there is put on hold: holds have their own tests.
 */
export const knownAccounts = (nowMs: number): PayableAccount[] =>
	ENDINGS.map((ending, place) => ({
		id: BigInt(place + 1),
		label: "Everyday",
		lastFour: ending.slice(-4),
		account: anAccount(ending),
		addedAt: new Date(nowMs - 100 * DAY_MS),
	}));

export const aDeposit = (person: Person, amountMinor = 5_000) =>
	person.call(startDeposit, {
		params: person.params,
		body: { method: "card", amountMinor, requestId: aRequestId() },
	});

export const aWithdrawal = (person: Person, amountMinor = 5_000, ending?: string): Promise<WithdrawalView> =>
	person.call(requestWithdrawal, {
		headers: PROVED,
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

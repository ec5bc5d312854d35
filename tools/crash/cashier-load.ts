import { readWithdrawal, type WithdrawalView } from "@baize/cashier/contract";
import { requestConfirmationCode } from "@baize/factors/contract";
import { pathOf } from "@baize/kernel/call";
import { type SignedIn, signIn } from "../bench/people.ts";
import { asked, payByCard, Refused } from "./endless.ts";
import type { Person } from "./people.ts";

const PROOF = { "x-mfa-code": "2580", "x-enforcement-method": "PIN_CODE", "x-mfa-operation": "withdraw" };
const BANK_ACCOUNT = "GB67BARC20153009340101";
/** The sandbox cannot pay to it, so the money comes back. */
const CLOSED_ACCOUNT = "GB24BARC20153009340002";
const DEPOSIT_MINOR = 5_000;
const WITHDRAWAL_MINOR = 2_000;
const TRANSFER_MINOR = 1_000;
/** No player sends more in a day. One for each start of the site, so that some of them are under way when it is killed. */
const TRANSFERS = 5;
/** No money can go back to it, so a bank account is paid. */
const CARD = "4242 4242 4242 5100";

/** What was acknowledged: payments by their ids. */
export type PromisedPayments = Record<"deposits" | "withdrawals" | "cancelled" | "approved" | "transfers", Set<string>>;

type Work = (browser: Browser) => Promise<void>;
type Browser = { port: number; player: SignedIn };

/**
 * A verified player who pays in, withdraws and sends money without a pause. A payout to a new account is on hold until an
 * operator ends that. Some withdrawals and transfers are taken back, and some
 * withdrawals cannot be paid.
 */
export function openCashierLoad(payer: Person, receiver: string, promised: PromisedPayments) {
	const works = openWorks(receiver, promised);
	let { cookie } = payer;
	let unknown: Work[] = [];

	async function browserAt(port: number): Promise<Browser> {
		const player = await signIn(port, payer.email, { browser: cookie });
		cookie = player.cookie;
		return { port, player };
	}

	return {
		async begin(port: number): Promise<{ stop(): Promise<void> }> {
			const browser = await browserAt(port);
			works.allowTransfer();
			let stopped = false;
			async function workUntilStopped(): Promise<void> {
				while (!stopped) {
					const work = works.next();
					await work(browser).catch(async (error: unknown) => {
						if (error instanceof Refused) throw error;
						unknown.push(work);
						await new Promise((resolve) => setTimeout(resolve, 50));
					});
				}
			}
			const working = workUntilStopped();
			working.catch(() => {});
			return {
				async stop() {
					stopped = true;
					await working;
				},
			};
		},
		/** Asks again for what was not answered, as a page does. */
		async settleUnknown(port: number): Promise<void> {
			const browser = await browserAt(port);
			const open = unknown;
			unknown = [];
			for (const work of open) await work(browser);
		},
	};
}

/** What the player does next: each work can be done again with the ids that it has. */
function openWorks(receiver: string, promised: PromisedPayments): { next(): Work; allowTransfer(): void } {
	let count = 0;
	let sent = 0;
	let mayTransfer = false;

	async function payIn(browser: Browser, requestId: string): Promise<void> {
		const body = { method: "card", amountMinor: DEPOSIT_MINOR, requestId };
		const { depositId, payUrl } = await post<{ depositId: string; payUrl: string }>(browser, "deposits", body);
		await payByCard(browser.port, payUrl, CARD);
		promised.deposits.add(depositId);
	}

	async function withdraw(
		browser: Browser,
		requestId: string,
		{ destination, isTakenBack }: { destination: string; isTakenBack: boolean },
	): Promise<void> {
		const body = {
			method: "bankTransfer",
			amountMinor: WITHDRAWAL_MINOR,
			destination,
			requestId,
		};
		await requestProof(browser, WITHDRAWAL_MINOR, destination);
		const { withdrawalId } = await post<{ withdrawalId: string }>(browser, "withdrawals", body);
		promised.withdrawals.add(withdrawalId);
		if (!isTakenBack) return;
		const { errorCode } = await post(browser, `withdrawals/${withdrawalId}/cancel`, undefined, ["WITHDRAWAL_STATE"]);
		// An attempt whose answer was lost has cancelled it, or an operator has decided it first.
		if (!errorCode || (await stateOf(browser, withdrawalId)) === "cancelled") promised.cancelled.add(withdrawalId);
	}

	async function transfer(browser: Browser, requestId: string, isTakenBack: boolean): Promise<void> {
		const body = { to: receiver, amountMinor: TRANSFER_MINOR, requestId };
		await requestProof(browser, TRANSFER_MINOR, `player:${receiver}`);
		const { transferId } = await post<{ transferId: string }>(browser, "transfers", body);
		promised.transfers.add(transferId);
		if (isTakenBack) await post(browser, `transfers/${transferId}/cancel`, undefined, ["TRANSFER_STATE"]);
	}

	/** The request's id is made before its first attempt, and stays the same in all others. */
	function next(): Work {
		const requestId = `crash-${String(++count).padStart(8, "0")}`;
		const isTakenBack = count % 2 === 0;
		if (count % 3 === 0) return (browser) => payIn(browser, requestId);
		if (mayTransfer && sent < TRANSFERS) {
			mayTransfer = false;
			const isKept = ++sent % 3 !== 0;
			return (browser) => transfer(browser, requestId, !isKept);
		}
		const destination = count % 5 === 0 ? CLOSED_ACCOUNT : BANK_ACCOUNT;
		return (browser) => withdraw(browser, requestId, { destination, isTakenBack });
	}
	return {
		next,
		allowTransfer() {
			mayTransfer = true;
		},
	};
}

/** What is requested next is proved by the PIN in its headers, for this amount to this destination. */
async function requestProof({ port, player }: Browser, amountMinor: number, destination: string): Promise<void> {
	const path = pathOf(requestConfirmationCode, { session: player.handle, operation: "withdraw" });
	await asked(path, { port, cookie: player.cookie, body: { amountMinor, currency: "CAD", destination } });
}

async function stateOf({ port, player }: Browser, withdrawal: string): Promise<WithdrawalView["state"]> {
	const path = pathOf(readWithdrawal, { session: player.handle, withdrawal });
	return (await asked<WithdrawalView>(path, { port, cookie: player.cookie, method: "GET" })).state;
}

async function post<Reply>(
	{ port, player }: Browser,
	what: string,
	body: object | undefined,
	accepted: readonly string[] = [],
): Promise<Reply & { errorCode?: string }> {
	const answer = await fetch(`http://127.0.0.1:${port}/api/v1/cashier/${player.handle}/${what}`, {
		method: "POST",
		headers: { ...PROOF, cookie: player.cookie, ...(body ? { "content-type": "application/json" } : {}) },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	const text = await answer.text();
	if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
	const reply = JSON.parse(text) as Reply & { errorCode?: string };
	if (!answer.ok && !accepted.includes(reply.errorCode ?? ""))
		throw new Refused(`${what} was refused: ${answer.status} ${text}`);
	return reply;
}

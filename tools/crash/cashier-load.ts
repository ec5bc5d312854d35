import { type SignedIn, signIn } from "../bench/people.ts";

/** A verified demo player with a PIN and an old bank account, so no payout of theirs waits for a check. */
const EMAIL = "alice@baize.test";
const PROOF = { "x-mfa-code": "2580", "x-enforcement-method": "PIN_CODE", "x-mfa-operation": "withdraw" };
const BANK_ACCOUNT = "GB94BARC10201530093459";
const DEPOSIT_MINOR = 5_000;
const WITHDRAWAL_MINOR = 2_000;
const TRANSFER_MINOR = 1_000;
/** No player sends more in a day. */
const TRANSFERS = 5;
const CARD = { act: "pay", number: "4242 4242 4242 1234", expiry: "04/29", cvc: "123" };

/** What was acknowledged: payments by their ids. */
export type PromisedPayments = Record<"deposits" | "withdrawals" | "cancelled" | "approved" | "transfers", Set<string>>;

type Work = (browser: Browser) => Promise<void>;
type Browser = { port: number; player: SignedIn };

/** A player who pays in, withdraws and sends money without a pause; every second withdrawal and transfer is taken back. */
export function openCashierLoad(receiver: string, promised: PromisedPayments) {
	const nextWork = openWorks(receiver, promised);
	let cookie = "";
	let unknown: Work[] = [];

	async function browserAt(port: number): Promise<Browser> {
		const player = await signIn(port, EMAIL, { browser: cookie });
		cookie = player.cookie;
		return { port, player };
	}

	return {
		async begin(port: number): Promise<{ stop(): Promise<void> }> {
			const browser = await browserAt(port);
			let stopped = false;
			async function workUntilStopped(): Promise<void> {
				while (!stopped) {
					const work = nextWork();
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
			const works = unknown;
			unknown = [];
			for (const work of works) await work(browser);
		},
	};
}

/** What the player does next: each work can be done again with the ids that it has. */
function openWorks(receiver: string, promised: PromisedPayments): () => Work {
	let count = 0;
	let sent = 0;

	async function payIn(browser: Browser, requestId: string): Promise<void> {
		const body = { method: "card", amountMinor: DEPOSIT_MINOR, requestId };
		const { depositId, payUrl } = await post<{ depositId: string; payUrl: string }>(browser, "deposits", body);
		const { pathname } = new URL(payUrl, "http://localhost");
		const paid = await fetch(`http://127.0.0.1:${browser.port}${pathname}`, {
			method: "POST",
			redirect: "manual",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams(CARD).toString(),
		});
		if (paid.status >= 400) throw new Error(`the card was answered ${paid.status}`);
		promised.deposits.add(depositId);
	}

	async function withdraw(browser: Browser, requestId: string, isTakenBack: boolean): Promise<void> {
		const body = {
			method: "bankTransfer",
			amountMinor: WITHDRAWAL_MINOR,
			destination: BANK_ACCOUNT,
			requestId,
		};
		const { withdrawalId } = await post<{ withdrawalId: string }>(browser, "withdrawals", body);
		promised.withdrawals.add(withdrawalId);
		if (!isTakenBack) return;
		await post(browser, `withdrawals/${withdrawalId}/cancel`, undefined, ["WITHDRAWAL_STATE"]);
		promised.cancelled.add(withdrawalId);
	}

	async function transfer(browser: Browser, requestId: string, isTakenBack: boolean): Promise<void> {
		const body = { to: receiver, amountMinor: TRANSFER_MINOR, requestId };
		const { transferId } = await post<{ transferId: string }>(browser, "transfers", body);
		promised.transfers.add(transferId);
		if (isTakenBack) await post(browser, `transfers/${transferId}/cancel`, undefined);
	}

	/** The request's id is made before its first attempt, and stays the same in all others. */
	return (): Work => {
		const requestId = `crash-${String(++count).padStart(8, "0")}`;
		if (count % 3 === 0) return (browser) => payIn(browser, requestId);
		if (count % 3 === 1 || sent >= TRANSFERS) return (browser) => withdraw(browser, requestId, count % 2 === 0);
		sent++;
		return (browser) => transfer(browser, requestId, sent % 2 === 0);
	};
}

/** A listed error that this load never causes. */
class Refused extends Error {}

async function post<Reply>(
	{ port, player }: Browser,
	what: string,
	body: object | undefined,
	accepted: readonly string[] = [],
): Promise<Reply> {
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

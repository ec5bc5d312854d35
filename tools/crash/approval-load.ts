import { approveWithdrawal, endWithdrawalHold, listWithdrawalQueue } from "@baize/cashier/contract";
import { type Ports, signInOperator } from "../security/operator.ts";

const OPERATOR = "olga@baize.test";
const PAUSE_MS = 40;
/** The player has taken it back meanwhile, or the request before had no answer. */
const EXPECTED = ["WITHDRAWAL_STATE"];
const HELD = "WITHDRAWAL_HELD";
const IN_REVIEW = "WITHDRAWAL_IN_REVIEW";

/**
 * An operator who approves withdrawals without a pause, and ends their holds, while players take some of them back. What
 * players withdraw without play makes alerts that hold it: `closeAlerts` decides them.
 */
export function openApprovalLoad(approved: Set<string>, closeAlerts: () => Promise<void>) {
	return {
		async begin(ports: Ports): Promise<{ stop(): Promise<void> }> {
			const { cookie } = await signInOperator(ports, OPERATOR);
			let stopped = false;
			async function workUntilStopped(): Promise<void> {
				while (!stopped) {
					const waiting = await waitingIn(ports, cookie).catch(() => []);
					for (const id of waiting) {
						const outcome = stopped ? undefined : await approve(ports, cookie, id, approved);
						// PostgreSQL may be killed meanwhile; the next look at the queue tries again.
						if (outcome === IN_REVIEW) await closeAlerts().catch(() => {});
					}
					await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
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
	};
}

async function waitingIn({ officePort }: Ports, cookie: string): Promise<string[]> {
	const answer = await fetch(`http://127.0.0.1:${officePort}${listWithdrawalQueue.path}?state=requested`, {
		headers: { cookie },
	});
	if (!answer.ok) throw new Error(`the queue was answered ${answer.status}`);
	const { items } = (await answer.json()) as { items: { id: string }[] };
	return items.map(({ id }) => id);
}

/** What is not answered stays in the queue, or is approved: the next look at the queue says which. */
async function approve(ports: Ports, cookie: string, id: string, approved: Set<string>): Promise<string | undefined> {
	const outcome = await decide(ports, cookie, approveWithdrawal.path.replace(":withdrawal", id));
	if (outcome === "done") approved.add(id);
	if (outcome === HELD)
		await decide(ports, cookie, endWithdrawalHold.path.replace(":withdrawal", id), { reason: "The crash test." });
	return outcome;
}

/** "done", the code of an expected refusal, or undefined where there was no answer. */
async function decide({ officePort }: Ports, cookie: string, path: string, body?: object): Promise<string | undefined> {
	const headers = { cookie, ...(body ? { "content-type": "application/json" } : {}) };
	const init = { method: "POST", headers, ...(body ? { body: JSON.stringify(body) } : {}) };
	const answer = await fetch(`http://127.0.0.1:${officePort}${path}`, init).catch(() => undefined);
	const text = await answer?.text().catch(() => "");
	if (!answer || !text || answer.status >= 500) return undefined;
	if (answer.ok) return "done";
	const { errorCode = "" } = JSON.parse(text) as { errorCode?: string };
	if (errorCode === HELD || errorCode === IN_REVIEW || EXPECTED.includes(errorCode)) return errorCode;
	throw new Error(`${path} was refused: ${answer.status} ${text}`);
}

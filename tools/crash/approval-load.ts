import { approveWithdrawal, listWithdrawalQueue } from "@baize/cashier/contract";
import { type Ports, signInOperator } from "../security/operator.ts";

const OPERATOR = "olga@baize.test";
const PAUSE_MS = 40;
/** The player has taken it back meanwhile or the approval before had no answer; or it is on hold. */
const EXPECTED = ["WITHDRAWAL_STATE", "WITHDRAWAL_HELD"];

/** An operator who approves withdrawals without a pause, while players take some of them back. */
export function openApprovalLoad(approved: Set<string>) {
	return {
		async begin(ports: Ports): Promise<{ stop(): Promise<void> }> {
			const { cookie } = await signInOperator(ports, OPERATOR);
			let stopped = false;
			async function workUntilStopped(): Promise<void> {
				while (!stopped) {
					const waiting = await waitingIn(ports, cookie).catch(() => []);
					for (const id of waiting) if (!stopped) await approve(ports, cookie, id, approved);
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
async function approve({ officePort }: Ports, cookie: string, id: string, approved: Set<string>): Promise<void> {
	const path = approveWithdrawal.path.replace(":withdrawal", id);
	const answer = await fetch(`http://127.0.0.1:${officePort}${path}`, { method: "POST", headers: { cookie } }).catch(
		() => undefined,
	);
	const text = await answer?.text().catch(() => "");
	if (!answer || !text || answer.status >= 500) return;
	if (answer.ok) approved.add(id);
	else if (!EXPECTED.includes((JSON.parse(text) as { errorCode?: string }).errorCode ?? ""))
		throw new Error(`an approval was refused: ${answer.status} ${text}`);
}

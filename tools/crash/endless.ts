/** Answered, and with a listed error that the load never causes: that is a finding, and not what a kill does. */
export class Refused extends Error {}

const PAUSE_MS = 50;

/** Works without a pause until it is stopped. What was not answered is done again; a refusal ends it. */
export function endless(work: () => Promise<void>): { stop(): Promise<void> } {
	let isStopped = false;
	async function workUntilStopped(): Promise<void> {
		while (!isStopped)
			await work().catch((error: unknown) => {
				if (error instanceof Refused) throw error;
				return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
			});
	}
	const working = workUntilStopped();
	working.catch(() => {});
	return {
		async stop() {
			isStopped = true;
			await working;
		},
	};
}

export type Asked = { port: number; cookie: string; method?: "GET" | "POST" | "PUT"; body?: object };

/**
 * The reply to a player's call, or the code of a listed error that `accepted` names. No answer, an error of the server and
 * a limit of the rate leave open what has happened.
 */
export async function asked<Reply>(
	path: string,
	{ port, cookie, method = "POST", body }: Asked,
	accepted: readonly string[] = [],
): Promise<Reply & { errorCode?: string }> {
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
		method,
		headers: { cookie, ...(body ? { "content-type": "application/json" } : {}) },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	const text = await answer.text();
	if (answer.status >= 500 || answer.status === 429) throw new Error(`answered ${answer.status}`);
	const reply = JSON.parse(text) as Reply & { errorCode?: string };
	if (!answer.ok && !accepted.includes(reply.errorCode ?? ""))
		throw new Refused(`${method} ${path} was refused: ${answer.status} ${text}`);
	return reply;
}

const CARD = { act: "pay", expiry: "04/29", cvc: "123" };

/** Pays a started deposit on the sandbox's page. */
export async function payByCard(port: number, payUrl: string, number: string): Promise<void> {
	const { pathname } = new URL(payUrl, "http://localhost");
	const paid = await fetch(`http://127.0.0.1:${port}${pathname}`, {
		method: "POST",
		redirect: "manual",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams({ ...CARD, number }).toString(),
	});
	if (paid.status >= 400) throw new Error(`the card was answered ${paid.status}`);
}

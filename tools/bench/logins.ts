import { atMost, type Figure } from "./measure.ts";
import { type SignedIn, signIn } from "./people.ts";
import { startSite } from "./processes.ts";

const SECONDS = 60;
const LOGINS_PER_SECOND = 50;
const READS_PER_SECOND = 20;
const PEOPLE = ["alice", "bob", "dan"].map((name) => `${name}@baize.test`);
const PASSWORD = "baize-demo-2026";
const PROXY = "127.0.0.1";

type LoginCounts = { statuses: Record<string, number>; withoutRetryAfter: number };

/**
 * Fifty logins a second for a minute, from as many addresses, each sent whether or not the previous one was answered.
 * Meanwhile balances are read as polling pages do. Excess logins are refused at once with a Retry-After.
 */
export async function logins(): Promise<Figure[]> {
	const site = await startSite(undefined, { TRUSTED_PROXIES: PROXY });
	try {
		const reader = await signIn(site.port);
		const counts: LoginCounts = { statuses: {}, withoutRetryAfter: 0 };
		const readMs: number[] = [];
		await Promise.all([
			atRate(LOGINS_PER_SECOND, (index) => logIn(site.port, index, counts)),
			atRate(READS_PER_SECOND, async () => void readMs.push(await readBalances(site.port, reader))),
		]);
		readMs.sort((a, b) => a - b);
		const at = (share: number) => Math.round(readMs[Math.floor(readMs.length * share)] ?? 0);
		const about = `p50 ${at(0.5)} ms; logins ${JSON.stringify(counts.statuses)}`;
		const unexpected = Object.entries(counts.statuses).filter(([outcome]) => !["200", "step", "429"].includes(outcome));
		const unexpectedCount = unexpected.reduce((sum, [, count]) => sum + count, 0) + counts.withoutRetryAfter;
		return [
			atMost(`GET balances p99, ${LOGINS_PER_SECOND} logins/s`, at(0.99), 500, "ms", about),
			atMost("logins answered otherwise", unexpectedCount, 0, "", "than 200, with a step, or 429 with Retry-After"),
		];
	} finally {
		await site.stop();
	}
}

/** Starts a fixed number per second, at their times, whatever their outcome. */
async function atRate(perSecond: number, work: (index: number) => Promise<void>): Promise<void> {
	const startedMs = performance.now();
	const all: Promise<void>[] = [];
	for (let index = 0; index < perSecond * SECONDS; index++) {
		const waitMs = startedMs + (index * 1000) / perSecond - performance.now();
		if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
		all.push(work(index));
	}
	await Promise.all(all);
}

async function logIn(port: number, index: number, counts: LoginCounts): Promise<void> {
	const answer = await fetch(`http://127.0.0.1:${port}/services/login-service/v1/login`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-forwarded-for": addressOf(index) },
		body: JSON.stringify({ username: PEOPLE[index % PEOPLE.length], credentials: { password: PASSWORD } }),
	});
	const { errorCode = "" } = (await answer.json()) as { errorCode?: string };
	// The password is right, and an unknown browser has to pass one more step.
	const outcome = answer.status === 401 && errorCode.startsWith("mfa_required") ? "step" : String(answer.status);
	counts.statuses[outcome] = (counts.statuses[outcome] ?? 0) + 1;
	if (answer.status === 429 && !Number(answer.headers.get("retry-after"))) counts.withoutRetryAfter++;
}

const addressOf = (index: number): string => `10.0.${(index >> 8) & 255}.${index & 255}`;

async function readBalances(port: number, { cookie, handle }: SignedIn): Promise<number> {
	const startedMs = performance.now();
	const path = `/services/wallet-gateway/v1/profiles/${handle}/balances`;
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
	await answer.arrayBuffer();
	if (!answer.ok) throw new Error(`balances were refused: ${answer.status}`);
	return performance.now() - startedMs;
}

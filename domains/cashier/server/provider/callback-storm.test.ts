import { readId } from "@baize/kernel/id";
import { type Draws, seededDraws } from "@baize/kernel/random";
import { testSecrets } from "@baize/testing";
import { expect, it } from "vitest";
import { aDeposit, openTestCashier, type Person, type TestCashier } from "../../testing/index.ts";
import { SIGNATURE_HEADER } from "./adapters/sandbox/index.ts";
import { bodyOf } from "./wire/notification-body.ts";
import { sign } from "./wire/signature.ts";

/** `DEPOSITS=5000 npm run unit -- domains/cashier/server/provider/callback-storm` runs the whole of it. */
const DEPOSITS = Number(process.env.DEPOSITS ?? 150);
const PLAYERS = 50;
const AT_ONCE = 16;
const SEED = 14;
const TIME_LIMIT_MS = 20_000 + DEPOSITS * 120;

const KEY = testSecrets().keyFor("cashier.sandbox.callbacks");
const OTHER_KEY = Buffer.alloc(32, 1);

type Callback = { body: Buffer; key: Buffer; ageMs: number };
type Started = { person: Person; callbacks: Callback[]; creditMinor: bigint };

/** 0 to 5 good callbacks of a deposit, and among them what must change nothing. */
function callbacksOf(depositId: string, amountMinor: bigint, draws: Draws): Callback[] {
	const notification = { kind: "deposit", paymentId: readId(depositId)!, amountMinor, currency: "CAD" } as const;
	const good = bodyOf({ ...notification, outcome: "succeeded" });
	const right = { body: good, key: KEY, ageMs: 0 };
	const bad: Callback[] = [
		{ ...right, key: OTHER_KEY },
		{ ...right, ageMs: 360_000 },
		{ ...right, body: bodyOf({ ...notification, amountMinor: amountMinor * 100n, outcome: "succeeded" }) },
		{ ...right, body: bodyOf({ ...notification, amountMinor: amountMinor - 1n, outcome: "succeeded" }) },
		{ ...right, body: bodyOf({ ...notification, currency: "USD", outcome: "succeeded" }) },
		{ ...right, body: Buffer.from(good.toString().replace(/"amountMinor":\d+/, '"amountMinor":"1e308"')) },
	];
	return [...Array<Callback>(draws.below(6)).fill(right), ...bad.filter(() => draws.below(3) === 0)];
}

function shuffled<Item>(items: Item[], draws: Draws): Item[] {
	for (let last = items.length - 1; last > 0; last--) {
		const other = draws.below(last + 1);
		[items[last], items[other]] = [items[other]!, items[last]!];
	}
	return items;
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
	let next = 0;
	const worker = async (): Promise<void> => {
		while (next < items.length) await work(items[next++]!);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function start(person: Person, draws: Draws): Promise<Started> {
	const amountMinor = 1_000 + draws.below(4_900) * 100;
	const { depositId } = await aDeposit(person, amountMinor);
	const callbacks = callbacksOf(depositId, BigInt(amountMinor), draws);
	const isPaid = callbacks.some(
		({ key, ageMs, body }) =>
			key === KEY && ageMs === 0 && body.includes(`"amountMinor":${amountMinor},"currency":"CAD"`),
	);
	return { person, callbacks, creditMinor: isPaid ? BigInt(amountMinor) : 0n };
}

async function send({ app, clock }: TestCashier, { body, key, ageMs }: Callback): Promise<number> {
	const { statusCode } = await app.inject({
		method: "POST",
		url: "/api/v1/cashier/callbacks/sandbox",
		headers: { "content-type": "application/json", [SIGNATURE_HEADER]: sign(body, key, clock.nowMs() - ageMs) },
		payload: body,
	});
	return statusCode;
}

it(
	`[CASH-03] [WAL-05] ${DEPOSITS} deposits with callbacks duplicated, shuffled, forged, late and wrong credit the good ones once`,
	async () => {
		const draws = seededDraws(SEED);
		const app = await openTestCashier();
		const people = await Promise.all(Array.from({ length: PLAYERS }, () => app.player()));
		const started: Started[] = [];
		await inParallel(
			Array.from({ length: DEPOSITS }, (_, at) => people[at % PLAYERS]!),
			async (person) => void started.push(await start(person, draws)),
		);
		const sent = shuffled(
			started.flatMap(({ callbacks }) => callbacks),
			draws,
		);
		const half = Math.floor(sent.length / 2);
		const statuses = new Map<number, number>();
		const sendAll = (callbacks: readonly Callback[]) =>
			inParallel(callbacks, async (callback) => {
				const status = await send(app, callback);
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			});
		await sendAll(sent.slice(0, half));
		// The rest comes late: the deposits have expired on the site.
		app.clock.advance(31 * 60_000);
		await app.cashier.pollProvider();
		await sendAll(sent.slice(half));

		for (const person of people) {
			const own = started.filter((each) => each.person === person);
			const expected = own.reduce((sum, { creditMinor }) => sum + creditMinor, 0n);
			expect((await app.fundsOf(person)).cash).toBe(expected);
		}
		expect(await app.ledger.audit()).toEqual([]);
		expect([...statuses.keys()].toSorted()).toEqual([200, 400, 401, 409]);
		await app.close();
	},
	TIME_LIMIT_MS,
);

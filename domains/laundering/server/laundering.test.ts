import { approveWithdrawal, listWithdrawals, readQueuedWithdrawal, requestWithdrawal } from "@baize/cashier/contract";
import { aRequestId, PROVED as BY_PIN, type Person } from "@baize/cashier/testing";
import { HOUR_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type AlertListed,
	type AlertRecord,
	CLAIM_HOURS,
	claimLaunderingAlert,
	closeLaunderingAlert,
	escalateLaunderingAlert,
	holdLaunderingAlert,
	listLaunderingAlerts,
	noteLaunderingAlert,
	readLaunderingAlert,
	releaseLaunderingAlert,
} from "../contract/index.ts";
import { openTestLaundering, visitOf } from "../testing/index.ts";

const OLGA = visitOf(7n);
const PETER = visitOf(8n);
/** A bank account serves one player. */
let accounts = 10_000_000;

let opened: Awaited<ReturnType<typeof openTestLaundering>>;
beforeAll(async () => {
	opened = await openTestLaundering();
});
afterAll(() => opened.close());

const params = (alert: { id: string }) => ({ params: { alert: alert.id } });
const read = (alert: { id: string }, visit = OLGA): Promise<AlertRecord> =>
	opened.call(readLaunderingAlert, params(alert), visit);

/** The player's alerts, the oldest first. */
async function alertsOf({ session }: Person): Promise<AlertListed[]> {
	await opened.catchUp();
	const all: AlertListed[] = [];
	let cursor: string | null | undefined;
	do {
		const query = { limit: 100, ...(cursor ? { cursor } : {}) };
		const page: { alerts: AlertListed[]; next?: string | null | undefined } = await opened.call(
			listLaunderingAlerts,
			{ query },
			OLGA,
		);
		all.push(...page.alerts);
		cursor = page.next;
	} while (cursor);
	return all.filter(({ playerName }) => playerName === `Person ${session.playerId}`);
}

async function aPlayerWith(...depositsMinor: bigint[]): Promise<Person> {
	const person = await opened.app.player();
	for (const amountMinor of depositsMinor) await opened.deposit(person, amountMinor);
	return person;
}

const withdraw = (person: Person, amountMinor: number) =>
	person.call(requestWithdrawal, {
		headers: BY_PIN,
		params: person.params,
		body: { method: "bankTransfer", amountMinor, destination: `${++accounts}`, requestId: aRequestId() },
	});

/** Who has paid in and asks for it back without play: an alert that holds payouts. */
async function aHeldPlayer(): Promise<{ person: Person; withdrawalId: string; alert: AlertListed }> {
	const person = await aPlayerWith(150_000n);
	const { withdrawalId } = await withdraw(person, 150_000);
	const [alert] = await alertsOf(person);
	return { person, withdrawalId, alert: alert! };
}

describe("an alert", () => {
	it("is made of what crosses a rule, with the movements that led there, and in the audit log", async () => {
		const person = await aPlayerWith(600_000n, 399_999n);
		expect(await alertsOf(person)).toEqual([]);
		await opened.deposit(person, 1n);
		const [alert, ...others] = await alertsOf(person);
		expect(others).toEqual([]);
		expect(alert).toMatchObject({ rule: "depositsDay", severity: "high", state: "open", holds: false });
		expect(alert!.dueAtMs - alert!.openedAtMs).toBe(24 * HOUR_MS);
		const { evidence, needsTwo } = await read(alert!);
		expect(evidence).toMatchObject({ reached: 1_000_000, threshold: 1_000_000, isAmount: true, movements: 3 });
		expect(evidence.led.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
			["deposit", 600_000],
			["deposit", 399_999],
			["deposit", 1],
		]);
		expect(needsTwo).toBe(true);
		expect(opened.audited.filter(({ playerId }) => playerId === person.session.playerId)).toMatchObject([
			{ action: "laundering.opened", details: { rule: "depositsDay", reached: "1000000", threshold: "1000000" } },
		]);
	});

	it("is made once, however often the follower begins again, and not for what was counted", async () => {
		const person = await aPlayerWith(1_000_000n);
		await opened.catchUpWith(async (tx, operations) => {
			await opened.laundering.follower.apply(tx, operations);
			throw new Error("the process is killed");
		});
		expect(await alertsOf(person)).toHaveLength(1);
		await opened.deposit(person, 500_000n);
		expect(await alertsOf(person)).toHaveLength(1);
		await opened.deposit(person, 500_000n);
		expect((await alertsOf(person)).map(({ rule }) => rule)).toEqual(["depositsDay", "depositsDay", "depositsMonth"]);
	});

	it("is not made where half of what was paid in was played", async () => {
		const person = await aPlayerWith(150_000n);
		const { playerId, currency } = person.session;
		await opened.books.wallet.batched.instantRound({
			...{ playerId, currency, roundId: opened.books.newId(), gameId: 1 },
			...{ stakeMinor: 75_000n, winMinor: 75_000n },
		});
		await withdraw(person, 150_000);
		expect(await alertsOf(person)).toEqual([]);
	});

	it("is shown to the role compliance alone", async () => {
		const listed = opened.call(listLaunderingAlerts, { query: {} }, visitOf(9n, ["withdrawals", "support", "audit"]));
		await expect(listed).rejects.toMatchObject({ code: "NOT_ALLOWED" });
		await expect(read({ id: "0000000000000" })).rejects.toMatchObject({ code: "ALERT_NOT_FOUND" });
	});
});

describe("an alert that holds payouts", () => {
	it("[CASH-04] keeps a withdrawal in review until it is closed, and the player reads nothing else", async () => {
		const { person, withdrawalId, alert } = await aHeldPlayer();
		expect(alert).toMatchObject({ rule: "withoutPlay", holds: true });
		const operator = opened.app.operator();
		const input = { params: { withdrawal: withdrawalId } };
		expect(await operator.call(readQueuedWithdrawal, input)).toMatchObject({ isInReview: true });
		const other = await aPlayerWith(100_000n);
		const { withdrawalId: otherId } = await withdrawSmall(other);
		const shown = async (of: Person) =>
			(await of.call(listWithdrawals, { params: of.params, query: {} })).withdrawals[0]!;
		const [held, usual] = [await shown(person), await shown(other)];
		expect(usual.withdrawalId).toBe(otherId);
		expect(held.state).toBe("requested");
		// What the player sees has the same parts as that of any other player.
		expect(Object.keys(held)).toEqual(Object.keys(usual));
		expect(held.steps.map(({ state }) => state)).toEqual(usual.steps.map(({ state }) => state));
		expect(JSON.stringify(held)).not.toMatch(/launder|compliance|alert|suspic/i);
		// The hold of a new destination is over.
		opened.app.clock.advance(73 * HOUR_MS);
		await expect(operator.call(approveWithdrawal, input)).rejects.toMatchObject({ code: "WITHDRAWAL_IN_REVIEW" });
		await closeByTwo(alert);
		expect((await read(alert)).state).toBe("closed");
		expect(await operator.call(readQueuedWithdrawal, input)).not.toHaveProperty("isInReview");
	});

	it("holds them also where an operator says so, and no longer than until it is closed", async () => {
		const person = await aPlayerWith(100_000n);
		const alert = await anOpenAlert(person);
		expect(alert.holds).toBe(false);
		const { withdrawalId } = await withdrawSmall(person);
		await opened.call(holdLaunderingAlert, { ...params(alert), body: { reason: "Asked the bank." } }, OLGA);
		expect(await opened.laundering.isHeld(opened.app.database.reader, person.session.playerId)).toBe(true);
		const operator = opened.app.operator();
		opened.app.clock.advance(73 * HOUR_MS);
		const approve = () => operator.call(approveWithdrawal, { params: { withdrawal: withdrawalId } });
		await expect(approve()).rejects.toMatchObject({ code: "WITHDRAWAL_IN_REVIEW" });
		await closeByTwo(alert);
		expect((await approve()).state).toBe("approved");
	});
});

/** Less than any rule looks at. */
const withdrawSmall = (person: Person) => withdraw(person, 5_000);

async function anOpenAlert(person: Person): Promise<AlertListed> {
	await opened.deposit(person, 1_000_000n);
	return (await alertsOf(person))[0]!;
}

async function closeByTwo(alert: { id: string }): Promise<void> {
	const body = { outcome: "explained", reason: "A house was sold." } as const;
	const { proposal, state } = await opened.call(closeLaunderingAlert, { ...params(alert), body }, OLGA);
	expect(state).not.toBe("closed");
	await opened.approve(proposal!.id, 9_001n);
}

describe("the queue of alerts", () => {
	it("lets one operator work at a time, with notes that the others read", async () => {
		const alert = await anOpenAlert(await aPlayerWith());
		const taken = await opened.call(claimLaunderingAlert, params(alert), OLGA);
		expect(taken.claim).toMatchObject({ isOwn: true, untilMs: opened.app.clock.nowMs() + CLAIM_HOURS * HOUR_MS });
		await opened.call(noteLaunderingAlert, { ...params(alert), body: { text: " Called the bank. " } }, OLGA);
		const noted = opened.call(noteLaunderingAlert, { ...params(alert), body: { text: "Me too." } }, PETER);
		await expect(noted).rejects.toMatchObject({ code: "ALERT_CLAIMED", details: { name: "Person 7" } });
		await opened.call(releaseLaunderingAlert, params(alert), OLGA);
		await opened.call(noteLaunderingAlert, { ...params(alert), body: { text: "Me too." } }, PETER);
		const { notes } = await read(alert, PETER);
		expect(notes.map(({ what, text, byName }) => [what, text, byName])).toEqual([
			["claimed", undefined, "Operator 7"],
			["noted", "Called the bank.", "Operator 7"],
			["released", undefined, "Operator 7"],
			["noted", "Me too.", "Operator 8"],
		]);
		expect(opened.audited.filter(({ actorId }) => actorId === 8n).at(-1)).toMatchObject({
			action: "laundering.noted",
			details: { reason: "Me too." },
		});
	});

	it("closes a grave one by two operators only, and expires a proposal about what has changed", async () => {
		const alert = await anOpenAlert(await aPlayerWith());
		const body = { outcome: "reported", reason: "Report 2026-11." } as const;
		const { proposal } = await opened.call(closeLaunderingAlert, { ...params(alert), body }, OLGA);
		await expect(opened.approve(proposal!.id, 7n)).rejects.toMatchObject({ code: "SECOND_PERSON_NEEDED" });
		await opened.call(escalateLaunderingAlert, { ...params(alert), body: { reason: "No answer." } }, PETER);
		await expect(opened.approve(proposal!.id, 8n)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
		expect(await read(alert)).toMatchObject({ state: "escalated", holds: true });
		const again = await opened.call(closeLaunderingAlert, { ...params(alert), body }, OLGA);
		await opened.approve(again.proposal!.id, 8n);
		expect(await read(alert)).toMatchObject({ state: "closed", outcome: "reported", holds: false });
		expect(opened.audited.at(-1)).toMatchObject({ action: "laundering.closed", details: { outcome: "reported" } });
		const late = opened.call(noteLaunderingAlert, { ...params(alert), body: { text: "Too late." } }, OLGA);
		await expect(late).rejects.toMatchObject({ code: "ALERT_STATE", details: { state: "closed" } });
	});

	it("closes a lighter one by one operator, with a reason", async () => {
		const person = await aPlayerWith(700_000n);
		opened.app.clock.advance(30 * HOUR_MS);
		await opened.deposit(person, 700_000n);
		opened.app.clock.advance(30 * HOUR_MS);
		await opened.deposit(person, 600_000n);
		const alert = (await alertsOf(person)).find(({ rule }) => rule === "depositsMonth")!;
		expect(alert.severity).toBe("medium");
		const body = { outcome: "explained", reason: "A known customer." } as const;
		const closed = await opened.call(closeLaunderingAlert, { ...params(alert), body }, OLGA);
		expect(closed).toMatchObject({ state: "closed", outcome: "explained" });
		expect(closed.notes.at(-1)).toMatchObject({ what: "explained", text: "A known customer." });
	});
});

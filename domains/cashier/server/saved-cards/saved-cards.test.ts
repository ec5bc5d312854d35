import { accountClosed } from "@baize/identity/contract";
import { bucketOf, idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	listSavedCards,
	readDeposit,
	readDepositOptions,
	removeSavedCard,
	type SavedCard,
	startDeposit,
} from "../../contract/index.ts";
import {
	aRequestId,
	cardForm,
	openTestCashier,
	type Person,
	send,
	type TestCashier,
	until,
} from "../../testing/index.ts";

let app: TestCashier;
beforeAll(async () => {
	app = await openTestCashier();
});
afterAll(() => app.close());

type How = { savedCard?: string; keepsCard?: boolean; method?: "card" | "crypto" };
const begin = (person: Person, { method = "card", ...how }: How = {}, requestId = aRequestId()) =>
	person.call(startDeposit, { params: person.params, body: { method, amountMinor: 5_000, requestId, ...how } });
const cardsOf = async (person: Person): Promise<SavedCard[]> =>
	(await person.call(listSavedCards, { params: person.params })).savedCards;
const remove = (person: Person, card: string) => person.call(removeSavedCard, { params: { ...person.params, card } });
const isSettled = async (person: Person, deposit: string) =>
	(await person.call(readDeposit, { params: { ...person.params, deposit } })).state === "settled";

async function depositBy(person: Person, form: Record<string, string>, how: How = {}): Promise<void> {
	const { depositId, payUrl } = await begin(person, how);
	await send(app, payUrl, form);
	await until(() => isSettled(person, depositId));
}

async function withCard(ending = "4242"): Promise<Person & { card: SavedCard }> {
	const person = await app.player();
	await depositBy(person, cardForm(ending), { keepsCard: true });
	return { ...person, card: (await cardsOf(person))[0]! };
}

const code = { act: "pay", cvc: "123" };

describe("[CASH-01] a saved card", () => {
	it("is kept only where the player has agreed, and shown by its scheme, last digits and month", async () => {
		const person = await app.player();
		await depositBy(person, cardForm("4242"));
		expect(await cardsOf(person)).toEqual([]);
		await depositBy(person, cardForm("4242"), { keepsCard: true });
		const [card, ...others] = await cardsOf(person);
		expect(others).toEqual([]);
		expect(card).toMatchObject({ brand: "visa", lastFour: "4242", expires: "2029-04" });
		const { savedCards } = await person.call(readDepositOptions, { params: person.params });
		expect(savedCards).toEqual([card]);
		expect(await app.cashier.exportSavedCards(person.session.playerId)).toEqual([card]);
	});

	it("is stored sealed: its token stands in no table in the clear, nor its number", async () => {
		const { session } = await withCard("1111");
		const { rows } = await sql<{ text: string }>`select row_to_json(c)::text as text from cashier.saved_card c
			where bucket = ${bucketOf(session.playerId)} and player_id = ${session.playerId}
			union all select a.raw from cashier.provider_answer a
			join cashier.deposit d on d.id = a.payment_id and d.player_id = ${session.playerId}`.execute(app.database.reader);
		expect(rows.length).toBeGreaterThan(1);
		expect(rows.map(({ text }) => text).join()).not.toMatch(/keep_card_|4242/);
	});

	it("pays with its security code alone, and is not kept a second time", async () => {
		const person = await withCard();
		const { depositId, payUrl } = await begin(person, { savedCard: person.card.cardId });
		const page = await app.app.inject(payUrl);
		expect(page.body).toContain("Your card ending in 4242.");
		expect(page.body).not.toContain('name="number"');
		expect((await send(app, payUrl, { act: "pay", cvc: "1" })).statusCode).toBe(422);
		await send(app, payUrl, code);
		await until(() => isSettled(person, depositId));
		expect(await app.fundsOf(person)).toMatchObject({ cash: 10_000n });
		expect((await cardsOf(person)).map(({ cardId }) => cardId)).toEqual([person.card.cardId]);
	});

	it("stands first when it was used last", async () => {
		const person = await withCard();
		app.clock.set(app.clock.nowMs() + 1_000);
		await depositBy(person, cardForm("7777"), { keepsCard: true });
		expect((await cardsOf(person)).map(({ lastFour }) => lastFour)).toEqual(["7777", "4242"]);
		app.clock.set(app.clock.nowMs() + 1_000);
		await depositBy(person, code, { savedCard: person.card.cardId });
		expect((await cardsOf(person)).map(({ lastFour }) => lastFour)).toEqual(["4242", "7777"]);
	});

	it("belongs to the request: the same id with another card is refused", async () => {
		const person = await withCard();
		const requestId = aRequestId();
		const first = await begin(person, { savedCard: person.card.cardId }, requestId);
		expect(await begin(person, { savedCard: person.card.cardId }, requestId)).toEqual(first);
		await expect(begin(person, {}, requestId)).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
	});

	it("of another player is unknown, and by another method not offered", async () => {
		const [owner, other] = [await withCard(), await app.player()];
		await expect(begin(other, { savedCard: owner.card.cardId })).rejects.toMatchObject({ code: "SAVED_CARD_UNKNOWN" });
		await expect(remove(other, owner.card.cardId)).rejects.toMatchObject({ code: "SAVED_CARD_UNKNOWN" });
		await expect(begin(owner, { savedCard: owner.card.cardId, method: "crypto" })).rejects.toMatchObject({
			code: "METHOD_NOT_OFFERED",
		});
	});

	it("is removed once, here and at the provider, and can be kept again", async () => {
		const person = await withCard("2222");
		await remove(person, person.card.cardId);
		expect(await cardsOf(person)).toEqual([]);
		await expect(remove(person, person.card.cardId)).rejects.toMatchObject({ code: "SAVED_CARD_UNKNOWN" });
		await expect(begin(person, { savedCard: person.card.cardId })).rejects.toMatchObject({
			code: "SAVED_CARD_UNKNOWN",
		});
		await until(async () => (await rowsOf(person)) === 0n);
		expect(await keptAtProvider("2222")).toBe(0n);
		await depositBy(person, cardForm("2222"), { keepsCard: true });
		expect(await cardsOf(person)).toHaveLength(1);
		expect(await keptAtProvider("2222")).toBe(1n);
	});

	it("that is the sixth takes the place of the one that was used the longest ago", async () => {
		const person = await app.player();
		for (const ending of ["3331", "3332", "3333", "3334", "3335", "3336"]) {
			app.clock.set(app.clock.nowMs() + 1_000);
			await depositBy(person, cardForm(ending), { keepsCard: true });
		}
		const endings = (await cardsOf(person)).map(({ lastFour }) => lastFour);
		expect(endings).toEqual(["3336", "3335", "3334", "3333", "3332"]);
	});

	it("goes with the account", async () => {
		const person = await withCard("6666");
		await app.database.transaction((tx) =>
			app.outbox.announce(tx, accountClosed, { playerId: idText(person.session.playerId), reason: "noTime" }),
		);
		await until(async () => (await rowsOf(person)) === 0n);
		expect(await keptAtProvider("6666")).toBe(0n);
	});

	it("that has expired is shown with the reason, and pays nothing", async () => {
		const person = await withCard("8888");
		const before = app.clock.nowMs();
		app.clock.set(Date.UTC(2029, 4, 1) - 1 + DAY_MS);
		expect((await cardsOf(person))[0]).not.toHaveProperty("closed");
		app.clock.set(Date.UTC(2029, 4, 1) + DAY_MS);
		expect(await cardsOf(person)).toMatchObject([{ closed: "expired" }]);
		await expect(begin(person, { savedCard: person.card.cardId })).rejects.toMatchObject({
			code: "SAVED_CARD_EXPIRED",
		});
		app.clock.set(before);
	});
});

async function rowsOf({ session: { playerId } }: Person): Promise<bigint> {
	const { rows } = await sql<{ count: bigint }>`select count(*) from cashier.saved_card
		where bucket = ${bucketOf(playerId)} and player_id = ${playerId}`.execute(app.database.reader);
	return rows[0]!.count;
}

async function keptAtProvider(lastFour: string): Promise<bigint> {
	const { rows } = await sql<{ count: bigint }>`select count(*) from cashier.sandbox_card
		where last_four = ${lastFour}`.execute(app.database.reader);
	return rows[0]!.count;
}

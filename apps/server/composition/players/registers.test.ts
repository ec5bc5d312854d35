import { startDeposit } from "@baize/cashier/contract";
import { login, readCaptcha, register } from "@baize/identity/contract";
import { aPlayer, captchaHeader, hashedPassword, jobsDone, PASSWORD, registrationOf } from "@baize/identity/testing";
import { announceToAll } from "@baize/notifications/contract";
import type { Session } from "@baize/platform-server";
import { changeRegister } from "@baize/safer-play/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestComposition, type TestComposition } from "../testing/open-composition.ts";

let site: TestComposition;
let operator: Session;
let depositCount = 0;

beforeAll(async () => {
	site = await openTestComposition();
	await site.composition.seed();
	await site.composition.start();
	operator = (await someone({ roles: ["players", "content"] })).session;
});
afterAll(() => site.close());

async function someone(options: { roles?: string[] } = {}): Promise<{ session: Session; email: string }> {
	const { database, composition } = site;
	const { playerId, email } = await aPlayer(database, { ...options, passwordHash: await hashedPassword() });
	if (!options.roles) await database.transaction((tx) => composition.domains.wallet.open(tx, playerId, "CAD"));
	return { session: await site.signIn(playerId, { roles: options.roles ?? [] }), email };
}

const enter = (email: string) =>
	site.send(changeRegister, {
		by: operator,
		params: { register: "own" },
		body: { act: "add", entries: [{ email }], reason: "Requested by letter." },
	});
const offeredCaptcha = {
	offer: async (purpose: string) => (await site.send(readCaptcha, { query: { purpose } })).json(),
};
const subjectsTo = async (email: string) => {
	await jobsDone(site.database);
	return (await site.composition.domains.notifications.mailbox(email)).map(({ subject }) => subject);
};
const isExcluded = async ({ playerId }: Session) =>
	(await site.composition.domains.saferPlay.restrictionOf(site.database.reader, playerId))?.kind === "EXCLUDED";

describe("[SAFE-01] a self-exclusion register is queried", () => {
	it("at registration: whom it names is answered like anybody, and gets no link", async () => {
		const send = async (email: string) => {
			const headers = await captchaHeader(offeredCaptcha, "register");
			return (await site.send(register, { body: registrationOf({ email, lastName: "Asked" }), headers })).statusCode;
		};
		expect((await enter("listed.asker@baize.test")).statusCode).toBe(200);
		expect(await send("listed.asker@baize.test")).toBe(202);
		expect(await send("free.asker@baize.test")).toBe(202);
		expect(await subjectsTo("listed.asker@baize.test")).toEqual(["We cannot open an account for you"]);
		expect(await subjectsTo("free.asker@baize.test")).not.toContain("We cannot open an account for you");
	});

	it("at a login: whom it names by then is let in to withdraw, and excluded from then on", async () => {
		const { session, email } = await someone();
		await enter(email);
		expect(await isExcluded(session)).toBe(false);
		const answer = await site.send(login, { body: { username: email, credentials: { password: PASSWORD } } });
		expect(answer.statusCode, answer.body).toBeLessThan(300);
		expect(answer.json().restriction).toBe("EXCLUDED");
		expect(await isExcluded(session)).toBe(true);
	});

	it("before a deposit: whom it names by then pays nothing in", async () => {
		const { session, email } = await someone();
		const deposit = () =>
			site.send(startDeposit, {
				by: session,
				body: {
					method: "card",
					amountMinor: 2_000,
					requestId: `deposit-${(depositCount++).toString().padStart(8, "0")}`,
				},
			});
		const first = await deposit();
		expect(first.statusCode, first.body).toBe(200);
		await enter(email);
		expect((await deposit()).json().errorCode).toBe("EXCLUDED");
		expect(await isExcluded(session)).toBe(true);
	});

	it("before marketing: whom it names by then is sent no offer, and the others are", async () => {
		const [listed, free] = [await someone(), await someone()];
		await enter(listed.email);
		const offer = {
			texts: { en: { title: "Double points", text: "Until Sunday." } },
			byMail: false,
			isMarketing: true,
			requestId: "an-offer-to-all",
		};
		const announced = await site.send(announceToAll, { by: operator, body: offer });
		expect(announced.statusCode, announced.body).toBe(200);
		await jobsDone(site.database);
		const unread = ({ playerId }: Session) =>
			sql<{ n: bigint }>`select count(*) as n from notifications.inbox where player_id = ${playerId}`
				.execute(site.database.reader)
				.then(({ rows }) => rows[0]?.n);
		expect(await unread(free.session)).toBe(1n);
		expect(await unread(listed.session)).toBe(0n);
		expect(await isExcluded(listed.session)).toBe(true);
	});
});

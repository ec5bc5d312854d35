import { idText } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeRegister, endExclusion, listRegisters, type RegisterEntry } from "../../contract/index.ts";
import { actsIn, openTestSaferPlay, type Person, type TestSaferPlay } from "../../testing/index.ts";
import { openRegisters, type Registers } from "./index.ts";
import { rehearsalRegister } from "./rehearsal.ts";

let app: TestSaferPlay;
let operator: Person;
let count = 0;

beforeAll(async () => {
	app = await openTestSaferPlay();
	operator = app.operator();
});
afterAll(() => app.close());
beforeEach(() => {
	app.register.isListed = async () => false;
	app.register.queryCount = 0;
	app.audited.length = 0;
});

const aPerson = (over: object = {}) => ({
	email: `p${++count}@baize.test`,
	firstName: "Ada",
	lastName: `Number${"abcdefghijklmnopqrstuvwxyz"[count % 26]}${"abcdefghijklmnopqrstuvwxyz"[Math.floor(count / 26)]}`,
	birthDate: "1990-01-31",
	country: "CA",
	postalCode: "M5H 2N2",
	phone: null,
	...over,
});
const check = (...args: Parameters<Registers["check"]>) => app.registers.check(...args);
const change = (act: "add" | "remove", entries: RegisterEntry[], register: "own" | "GAMSTOP" | "RGIAJ" = "own") =>
	operator.call(changeRegister, { params: { register }, body: { act, entries, reason: "from the authority" } });
const entryOf = ({
	firstName,
	lastName,
	birthDate,
	country,
	postalCode,
}: ReturnType<typeof aPerson>): RegisterEntry => ({
	firstName,
	lastName,
	birthDate,
	country,
	postalCode,
});
const answerOf = (audited: TestSaferPlay["audited"]) => audited.map(({ action, details }) => [action, details]);

describe("[SAFE-01] the register of one's own", () => {
	it("is empty at first, and names whom operators have entered, in any spelling, until they are taken out", async () => {
		const person = aPerson();
		expect(await check(person, "registration")).toBe("allowed");
		expect(await change("add", [entryOf(person)])).toMatchObject({ changed: 1, register: { id: "own" } });
		app.clock.advance(MINUTE_MS);
		const another = { ...person, email: "elsewhere@x.test", firstName: "ÁDA", postalCode: "m5h2n2" };
		expect(await check(another, "registration")).toBe("listed");
		await change("remove", [entryOf(person)]);
		app.clock.advance(MINUTE_MS);
		expect(await check(another, "registration")).toBe("allowed");
		expect(app.audited.map(({ action }) => action)).toContain("register.entered");
	});

	it("knows people by their e-mail alone, in any of its spellings", async () => {
		const person = aPerson();
		await change("add", [{ email: person.email }]);
		expect(await check({ ...aPerson(), email: person.email.replace("@", "+2@") }, "deposit")).toBe("listed");
	});

	it("does not take a namesake who lives elsewhere for the person", async () => {
		const person = aPerson();
		await change("add", [entryOf(person)]);
		expect(await check({ ...person, postalCode: "V6B 2J1", email: "namesake@x.test" }, "deposit")).toBe("allowed");
	});

	it("ends with the day that was entered", async () => {
		const person = aPerson();
		const until = new Date(app.clock.nowMs() + 3 * DAY_MS).toISOString().slice(0, 10);
		await change("add", [{ ...entryOf(person), until }]);
		app.clock.advance(MINUTE_MS);
		expect(await check(person, "login")).toBe("listed");
		app.clock.advance(4 * DAY_MS);
		expect(await check(person, "login")).toBe("allowed");
	});

	it("leaves out people with too little data, and counts those already entered", async () => {
		const before = (await operator.call(listRegisters, {})).registers.find(({ id }) => id === "own")!;
		expect((await change("add", [{ firstName: "Ada" }, { email: `p${++count}@baize.test` }])).changed).toBe(1);
		const { registers } = await operator.call(listRegisters, {});
		expect(registers.find(({ id }) => id === "own")?.entries).toBe(before.entries + 1);
		expect(registers.find(({ id }) => id === "GAMSTOP")).toMatchObject({ isOutside: true, countries: ["GB"] });
		expect(registers.find(({ id }) => id === "RGIAJ")).toMatchObject({ isOutside: false, countries: ["ES"] });
	});
});

describe("[SAFE-01] a country's register", () => {
	it("is queried about people who live there, and the answer goes to the audit log", async () => {
		app.register.isListed = async ({ lastName }) => lastName === "Listed";
		expect(await check(aPerson({ country: "GB", lastName: "Listed" }), "deposit")).toBe("listed");
		expect(await check(aPerson({ country: "GB" }), "deposit")).toBe("allowed");
		expect(answerOf(app.audited)).toEqual([
			["register.asked", { registers: "own GAMSTOP", act: "deposit", answer: "listed" }],
			["register.asked", { registers: "own GAMSTOP", act: "deposit", answer: "clear" }],
		]);
		const elsewhere = aPerson({ country: "CA", lastName: "Listed" });
		expect(await check(elsewhere, "deposit")).toBe("allowed");
		expect(app.register.queryCount).toBe(2);
	});

	it("without a service of its own is what operators have entered for it", async () => {
		const person = aPerson({ country: "ES", postalCode: "28013" });
		await change("add", [entryOf(person)], "RGIAJ");
		expect(await check(person, "deposit")).toBe("listed");
		expect(await check({ ...person, country: "MX" }, "deposit")).toBe("allowed");
	});

	it("is queried once a minute about one person", async () => {
		const person = aPerson({ country: "GB" });
		for (const act of ["login", "deposit", "marketing"] as const) await check(person, act);
		expect(app.register.queryCount).toBe(1);
		app.clock.advance(MINUTE_MS);
		await check(person, "deposit");
		expect(app.register.queryCount).toBe(2);
	});

	it.each([
		["registration", "unanswered"],
		["deposit", "unanswered"],
		["marketing", "unanswered"],
		["login", "allowed"],
	] as const)("that fails lets a %s be %s, and is queried again the next time", async (act, verdict) => {
		app.register.isListed = () => Promise.reject(new Error("no network"));
		const person = aPerson({ country: "GB" });
		expect(await check(person, act)).toBe(verdict);
		app.register.isListed = async () => true;
		expect(await check(person, act)).toBe("listed");
	});

	it("that is silent is given up after a while", async () => {
		const quick = openRegisters(
			{
				database: app.database,
				clock: app.clock,
				secrets: { keyFor: () => Buffer.alloc(32) },
				audit: { record: async () => {} },
				log: { warn: () => {} } as never,
				outside: { GAMSTOP: { isListed: () => new Promise(() => {}) } },
			},
			50,
		);
		expect(await quick.check(aPerson({ country: "GB" }), "deposit")).toBe("unanswered");
	});

	it("of development always names the same person", async () => {
		const signal = AbortSignal.timeout(1_000);
		expect(await rehearsalRegister.isListed(aPerson({ firstName: "Rex", lastName: "Excluded" }), signal)).toBe(true);
		expect(await rehearsalRegister.isListed(aPerson({ email: "excluded@baize.test" }), signal)).toBe(true);
		expect(await rehearsalRegister.isListed(aPerson(), signal)).toBe(false);
	});
});

describe("[SAFE-01] a player whom a register names", () => {
	it("at login neither stakes nor deposits from then on, gets our contact, and is found once", async () => {
		const { stake, deposit, state } = actsIn(app);
		const person = await app.player(10_000n, { country: "GB", subdivision: "ENG" });
		expect(await stake(person)).toBe("done");
		app.register.isListed = async () => true;
		app.clock.advance(MINUTE_MS);
		const checks = [1, 2, 3].map(() => app.saferPlay.checkRegisters(person.playerId, "login"));
		expect(await Promise.all(checks)).toEqual(["listed", "listed", "listed"]);
		expect(await stake(person)).toBe("EXCLUDED");
		await expect(deposit(person, 100n)).rejects.toMatchObject({
			code: "EXCLUDED",
			details: { untilMs: null, isCarried: true },
		});
		expect((await state(person)).restriction).toEqual({ kind: "EXCLUDED", untilMs: null, isCarried: true });
		const mails = app.mails.filter(({ to }) => to === `${idText(person.playerId)}@baize.test`);
		expect(mails.map(({ subject }) => subject)).toEqual(["An exclusion applies to your account"]);
		expect(mails[0]?.text).toContain("https://baize.test/en/help");
	});

	it("stays excluded until an operator ends it, which the register must allow", async () => {
		const person = await app.player(10_000n, { country: "GB", subdivision: "ENG" });
		app.register.isListed = async () => true;
		await app.saferPlay.checkRegisters(person.playerId, "deposit");
		const end = () =>
			operator.call(endExclusion, { params: { player: idText(person.playerId) }, body: { reason: "asked by letter" } });
		await expect(end()).rejects.toMatchObject({ code: "EXCLUSION_NOT_OVER" });
		app.clock.advance(MINUTE_MS);
		app.register.isListed = () => Promise.reject(new Error("no network"));
		await expect(end()).rejects.toMatchObject({ code: "OUTSIDE_UNAVAILABLE" });
		app.register.isListed = async () => false;
		await end();
		const { stake } = actsIn(app);
		expect(await stake(person)).toBe("EXCLUDED");
		await app.later(DAY_MS);
		expect(await stake(person)).toBe("done");
	});
});

describe("[SAFE-01] an exclusion on another account of the same person", () => {
	const carry = ({ playerId }: Person, untilMs: number | null) =>
		app.database.transaction((tx) => app.saferPlay.carryExclusion(tx, playerId, untilMs));
	const lift = ({ playerId }: Person) => app.database.transaction((tx) => app.saferPlay.liftExclusion(tx, playerId));

	it("applies here as long as there, once however often it is found", async () => {
		const { stake, state } = actsIn(app);
		const person = await app.player();
		const untilMs = app.clock.nowMs() + 30 * DAY_MS;
		await carry(person, untilMs);
		await carry(person, untilMs);
		expect(await stake(person)).toBe("EXCLUDED");
		expect((await state(person)).restriction).toEqual({ kind: "EXCLUDED", untilMs, isCarried: true });
		expect(await app.saferPlay.mayReceiveMarketing(app.database.reader, person.playerId)).toBe(false);
		expect(app.audited.filter(({ action }) => action === "player.exclusionCarried")).toHaveLength(1);
	});

	it("ends at once if it was another person's", async () => {
		const { stake, state } = actsIn(app);
		const person = await app.player();
		await carry(person, null);
		await lift(person);
		expect(await stake(person)).toBe("done");
		expect((await state(person)).restriction).toBeNull();
		await lift(person);
		expect(app.audited.filter(({ action }) => action === "player.exclusionLifted")).toHaveLength(1);
	});
});

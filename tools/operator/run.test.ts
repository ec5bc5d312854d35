import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aPlayer } from "@baize/identity/testing";
import { readConfig } from "@baize/platform-server";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OperatorCommand, readCommand } from "./command.ts";
import { type OpenedOperators, openOperators } from "./open.ts";
import { NotDone, runCommand } from "./run.ts";

const OFFICE_URL = "https://office.example";
const ADA = "ada@baize.example";
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let opened: OpenedOperators;

beforeAll(async () => {
	database = await openTestDatabase();
	opened = await openOperators(
		readConfig({
			PROFILE: "production",
			DATABASE_URL: database.url,
			DATA_DIR: mkdtempSync(join(tmpdir(), "baize-operator-command-")),
			SECRET: "kT7vQ2mXz9LrB4nWc8Jd6HsYp3GfE5Ua",
			// The command does not read it; any file will do.
			GEO_DATABASE: import.meta.filename,
			SMTP_URL: "smtp://mail.example",
			PUBLIC_URL: "https://play.example",
			OFFICE_URL,
		}),
	);
});
afterAll(async () => {
	await opened.close();
	await database.close();
});

const run = async (...typed: string[]): Promise<string> =>
	(await runCommand(opened.operators, readCommand(typed) as OperatorCommand)).join("\n");
const why = (...typed: string[]): Promise<string> =>
	run(...typed).then(
		() => "done",
		(error: unknown) => (error instanceof NotDone ? error.message : Promise.reject(error)),
	);

it("renews a key, which writes in ten minutes", async () => {
	expect((await opened.renewKey("cashier.destination"))[0]).toMatch(/^Key 2 of cashier\.destination was added/);
	const { rows } = await sql<{ number: number; is_later: boolean }>`select number, writes_from > now() as is_later
		from platform.data_key where purpose = 'cashier.destination' order by number`.execute(database.reader);
	expect(rows).toEqual([
		{ number: 1, is_later: false },
		{ number: 2, is_later: true },
	]);
});

describe("[BO-01] a production that has no operator yet", () => {
	it("explains how to create the first one, and creates it with a link that is printed and mailed", async () => {
		expect(await run("list")).toContain("npm run operator -- invite <email> --roles operators");
		const printed = await run("invite", ADA, "--roles", "operators", "--name", "Ada First");
		const [link = ""] = /https:\S+/.exec(printed) ?? [];
		expect(link).toMatch(new RegExp(`^${OFFICE_URL}/#/login\\?invitation=[\\w-]{44}$`));
		expect(printed).toMatch(/It works once, until \d{4}-\d\d-\d\d \d\d:\d\d UTC\./);
		const { rows } = await sql<{ text: string }>`select text from notifications.message
			where recipient = ${ADA}`.execute(database.reader);
		expect(rows).toEqual([{ text: expect.stringContaining(link) }]);
		expect((await run("list")).split("\n")[1]).toMatch(
			/^ada@baize\.example +Ada First +invited +none +never +operators$/,
		);
	});

	it("looks after it from then on", async () => {
		await run("invite", "ben@baize.example", "--roles", "support");
		expect(await run("grant", "ben@baize.example", "--roles", "players")).toContain("players");
		expect(await why("grant", "ben@baize.example", "--roles", "players")).toContain("has these roles already");
		expect(await run("suspend", "ben@baize.example")).toContain("is suspended");
		expect(await why("suspend", "ben@baize.example")).toContain("is suspended already");
		expect(await run("resume", "ben@baize.example")).toContain("may log in again");
		expect(await run("reset-factors", "ben@baize.example")).toContain(`${OFFICE_URL}/#/login?invitation=`);
	});

	it("reports why something was not done", async () => {
		const { email } = await aPlayer(database);
		expect(await why("invite", email, "--roles", "support")).toContain("A player cannot become an operator");
		expect(await why("suspend", "nobody@baize.example")).toContain("There is no operator nobody@baize.example");
	});
});

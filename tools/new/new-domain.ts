import { LOCALES } from "@baize/kernel/locale";
import { HEAD } from "../tables/tables-file.ts";
import { declareDomain } from "./declare-domain.ts";
import type { Names } from "./names.ts";
import { insertBefore, type Part, type ReadFile } from "./part.ts";
import { playerCallsText } from "./player-calls.ts";

/** A domain with one table, which a player reads one row of and operators list: each part is there, and works. */
export function newDomain(domain: Names, readFile: ReadFile): Part {
	const parts = {
		...contractOf(domain),
		...serverOf(domain),
		...storeOf(domain),
		...testsOf(domain),
		...pagesOf(domain),
		...officeOf(domain),
		"README.md": readmeOf(domain),
	};
	const home = `domains/${domain.kebab}`;
	const files = Object.fromEntries(Object.entries(parts).map(([path, text]) => [`${home}/${path}`, text]));
	const { declaration, written } = declareDomain(home, files, readFile);
	const { [`${home}/package.json`]: manifest = "", ...others } = written;
	return {
		files: { ...files, [`${home}/declaration.json`]: declaration, [`${home}/package.json`]: manifest },
		edits: { [LIST]: listed(domain, readFile(LIST)), ...others },
		copies: {},
		next: [
			`npm install && npm run mend-lock   # links @baize/${domain.kebab}`,
			`make its call, its table (server/migrations/0001-${domain.kebab}.sql) and its README what the domain needs`,
			"npm run tables   # writes server/tables.ts from the migrations",
		],
	};
}

const LIST = "apps/server/composition/modules.ts";

/** In the list of modules, before the one that gathers what all others have registered. */
function listed({ kebab, camel }: Names, list: string): string {
	const line = insertBefore(LIST, list, /^\t\.add\(accountModule\)/m, `\t.add(${camel}Module)\n`);
	return insertBefore(LIST, line, /^import /m, `import { ${camel}Module } from "@baize/${kebab}/module";\n`);
}

const contractOf = ({ kebab, camel, pascal }: Names) => ({
	"contract/index.ts": 'export * from "./calls.ts";\nexport * from "./errors.ts";\n',
	"contract/errors.ts": `import { defineErrors } from "@baize/kernel/error";

/** What a request from outside may cause here. */
export const ${camel}Errors = defineErrors({});
`,
	"contract/calls.ts": `import {
	defineCall,
	ListOf,
	Null,
	OneOf,
	pageQuery,
	pageReply,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { ${camel}Errors } from "./errors.ts";

/** When anything changed for the player; null if nothing ever did. */
export const ${pascal}View = Struct({ changedAt: OneOf([Text(), Null()]) });
export type ${pascal}View = Static<typeof ${pascal}View>;

export const read${pascal} = defineCall({
	name: "read${pascal}",
	method: "GET",
	path: "/api/v1/${kebab}/:session",
	who: "player",
	level: "session",
	summary: "Reads when anything changed for the player.",
	params: Struct({ session: Text() }),
	reply: ${pascal}View,
	errors: ${camel}Errors,
});

/** A player, by the id, and when anything changed for them. The next page begins after the id of the last row. */
export const ${pascal}Change = Struct({ id: Text({ pattern: ID_PATTERN }), changedAt: Text() });

export const list${pascal}Changes = defineCall({
	name: "list${pascal}Changes",
	method: "GET",
	path: "/api/v1/operator/${kebab}",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: "support",
	summary: "Players for whom anything changed, in the order of their ids.",
	audits: { action: "${camel}.viewed" },
	query: Struct(pageQuery),
	reply: Struct({ changes: ListOf(${pascal}Change), ...pageReply }),
	errors: {},
});
`,
});

const serverOf = ({ camel, pascal }: Names) => ({
	"server/index.ts": `import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Binding, Database, Tx } from "@baize/platform-server";
import { ${camel}Routes } from "./routes.ts";
import { writeChange } from "./store.ts";

export type ${pascal}Ports = { database: Database; clock: Clock };

export type ${pascal} = {
	/** Notes, in the caller's transaction, that something has changed for the player. */
	recordChange(tx: Tx, playerId: Id): Promise<void>;
	bindings: Binding[];
};

export function open${pascal}(ports: ${pascal}Ports): ${pascal} {
	return {
		recordChange: (tx, playerId) => writeChange(tx, playerId, new Date(ports.clock.nowMs())),
		bindings: ${camel}Routes(ports),
	};
}
`,
	"server/module.ts": `import { defineModule, type Infrastructure } from "@baize/platform-server";
import { open${pascal} } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

/** What the site opens and connects; every dependency is named. */
export const ${camel}Module = defineModule({
	name: "${camel}",
	playerCalls,
	open: ({ database, clock }: Infrastructure) => open${pascal}({ database, clock }),
	parts: ({ bindings }) => ({ bindings }),
});
`,
	"server/player-calls.data.ts": playerCallsText(`\tread${pascal}: { succeeds: true },\n`),
	"server/routes.ts": `import { idText, readId } from "@baize/kernel/id";
import { type Binding, bind, type Database, pageOf } from "@baize/platform-server";
import { list${pascal}Changes, read${pascal} } from "../contract/index.ts";
import { readChange, readChanges } from "./store.ts";

type Ports = { database: Database };

const PAGE_LENGTH = 50;

export const ${camel}Routes = ({ database }: Ports): Binding[] => [
	bind(read${pascal}, async (_input, { session }) => {
		const changedAt = await readChange(database.reader, session.playerId);
		return { changedAt: changedAt?.toISOString() ?? null };
	}),
	bind(list${pascal}Changes, async ({ query: { cursor = "", limit = PAGE_LENGTH } }) => {
		const read = await readChanges(database.reader, readId(cursor) ?? 0n, limit + 1);
		const { rows, next } = pageOf(read, limit, ({ player_id: id }) => idText(id));
		const changes = rows.map((row) => ({ id: idText(row.player_id), changedAt: row.changed_at.toISOString() }));
		return { changes, next };
	}),
];
`,
});

const storeOf = ({ kebab, snake }: Names) => ({
	"server/store.ts": `import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Tables } from "./tables.ts";

export async function readChange(reader: Reader, playerId: Id): Promise<Date | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("${snake}.player")
		.select("changed_at")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();
	return row?.changed_at;
}

/** Across buckets, for operators only. */
export const readChanges = (reader: Reader, after: Id, limit: number) =>
	rows<Tables>(reader)
		.selectFrom("${snake}.player")
		.selectAll()
		.where("player_id", ">", after)
		.orderBy("player_id")
		.limit(limit)
		.execute();

export async function writeChange(tx: Tx, playerId: Id, at: Date): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("${snake}.player")
		.values({ player_id: playerId, bucket: bucketOf(playerId), changed_at: at })
		.onConflict((conflict) => conflict.columns(["player_id", "bucket"]).doUpdateSet({ changed_at: at }))
		.execute();
}
`,
	"server/scatter-reads.json": `${JSON.stringify([{ why: "operators look at all players", places: ["store.ts readChanges"] }])}\n`,
	"server/tables.ts": `${HEAD}
export type Tables = {
	"${snake}.player": {
		player_id: bigint;
		bucket: number;
		changed_at: Date;
	};
};
`,
	[`server/migrations/0001-${kebab}.sql`]: `create schema ${snake};

create table ${snake}.player (
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	changed_at timestamptz not null,
	primary key (player_id, bucket)
);
`,
});

const testsOf = ({ kebab, camel, pascal }: Names) => ({
	"testing/index.ts": `import { openTestDatabase, settableClock } from "@baize/testing";
import { open${pascal} } from "../server/index.ts";

/** The domain on the real database, with a clock that a test sets. */
export async function openTest${pascal}() {
	const [database, clock] = [await openTestDatabase(), settableClock()];
	return { ${camel}: open${pascal}({ database, clock }), database, clock, close: () => database.close() };
}
`,
	[`server/${kebab}.test.ts`]: `import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { list${pascal}Changes, read${pascal} } from "../contract/index.ts";
import { openTest${pascal} } from "../testing/index.ts";

type Opened = Awaited<ReturnType<typeof openTest${pascal}>>;

let opened: Opened;
beforeAll(async () => {
	opened = await openTest${pascal}();
});
afterAll(() => opened.close());

const visitOf = (playerId: bigint, roles: string[] = []): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId, bucket: 0, currency: "CAD", roles, ...PROVED },
	locale: "en",
	ip: "",
	userAgent: "",
	cookies: {},
});

const read = (playerId: bigint) =>
	openInProcessClient(opened.${camel}.bindings).call(
		read${pascal},
		{ params: { session: "h" } },
		visitOf(playerId),
	);

describe("read${pascal}", () => {
	it("answers when something changed for this player", async () => {
		await opened.database.transaction((tx) => opened.${camel}.recordChange(tx, 7n));
		expect(await read(7n)).toEqual({ changedAt: new Date(opened.clock.nowMs()).toISOString() });
		expect(await read(8n)).toEqual({ changedAt: null });
	});
});

describe("list${pascal}Changes", () => {
	it("lists the players page by page, for operators with the role", async () => {
		const { call } = openInProcessClient(opened.${camel}.bindings);
		const list = (query: { cursor?: string; limit?: number }, roles = ["support"]) =>
			call(list${pascal}Changes, { query }, visitOf(1n, roles));
		await opened.database.transaction((tx) => opened.${camel}.recordChange(tx, 9n));
		const { changes, next } = await list({ limit: 1 });
		expect(changes).toHaveLength(1);
		expect((await list({ cursor: next ?? "" })).changes.map(({ id }) => id)).not.toContain(changes[0]?.id);
		await expect(list({}, ["flags"])).rejects.toThrow("NOT_ALLOWED");
	});
});
`,
});

const pagesOf = ({ camel, pascal }: Names) => ({
	"web/index.ts": `export { use${pascal}Texts } from "./texts.ts";\n`,
	"web/texts.ts": `import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const use${pascal}Texts = await openTexts<typeof en>(
	"${camel}",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
`,
	"web/texts/en.ts": "export default {\n\terrors: {},\n} as const;\n",
	...Object.fromEntries(
		LOCALES.slice(1).map((locale) => [`web/texts/${locale}.ts`, "export default {\n\terrors: {},\n};\n"]),
	),
});

const officeOf = ({ camel, pascal, heading }: Names) => ({
	"backoffice/index.ts": `import { defineResource, type OfficePart, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconList } from "@tabler/icons-react";
import { list${pascal}Changes } from "../contract/index.ts";
import { texts } from "./texts.ts";

/** Players for whom anything changed. A row opens the player. */
const ${camel} = defineResource({
	name: "${camel}",
	icon: IconList,
	texts,
	list: {
		call: list${pascal}Changes,
		rows: "changes",
		columns: [textColumn("id"), timeColumn("changedAt")],
		opens: ({ id }) => ({ resource: "players", id }),
	},
});

/** The domain's part of the back office. */
export const ${camel}Part: OfficePart = { group: "players", resources: [${camel}] };
`,
	"backoffice/texts.ts": `/** What operators read about the domain. */
export const texts = {
	resources: {
		${camel}: {
			name: "${heading} |||| ${heading}",
			empty: "Nothing has changed for any player yet.",
			fields: { id: "Player id", changedAt: "Last change" },
		},
	},
};
`,
});

const readmeOf = ({ camel, pascal, heading }: Names): string => `# ${heading}

**Purpose.** Knows when anything changed for a player.

**Terms.** A _change_ is what another domain has recorded about a player here.

**States.** None.

**Guarantees.** A change is recorded in the transaction of the domain that makes it: neither exists without the other.

**API.** \`open${pascal}({ database, clock })\` → \`recordChange(tx, playerId)\`, \`bindings\`. Calls: \`read${pascal}\`, \`list${pascal}Changes\` (operators with the role "support"). Texts of pages: \`use${pascal}Texts\`; of the back office: \`${camel}Part\`. \`testing\`: \`openTest${pascal}\`. \`module\`: \`${camel}Module\`, which opens it on the site.

**Depends on.** No other domain.
`;

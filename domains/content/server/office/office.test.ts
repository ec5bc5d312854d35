import { recordingAudit } from "@baize/audit/testing";
import { deskVisit, openDeskOn } from "@baize/desk/testing";
import { openIds } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import { MINUTE_MS } from "@baize/kernel/time";
import {
	type Database,
	openInProcessClient,
	openLog,
	openOutbox,
	type StreamedFileReply,
	type Visit,
} from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	entryKey,
	exportContent,
	importContent,
	listEntries,
	listLinkTargets,
	proposeEntry,
	publishEntry,
	readEntry,
	restoreRevision,
	saveEntry,
	unpublishEntry,
} from "../../contract/index.ts";
import { openTestContent } from "../../testing/index.ts";
import { contentCalls, followSchedule, seedContent } from "../index.ts";
import type { Content } from "../types.ts";

const ROLES = ["content"];
const OLGA = deskVisit(7n, ROLES);
const PETER = deskVisit(8n, ROLES);
const NOW = { fromMs: null, untilMs: null, reason: "The text was old." };

const clock = settableClock();
const audit = recordingAudit();
let database: Database;
let content: Content;
let desk: ReturnType<typeof openDeskOn>;
let client: ReturnType<typeof openInProcessClient>;
let outbox: ReturnType<typeof openOutbox>;
let count = 0;
let entry = "";

beforeAll(async () => {
	database = await openTestDatabase();
	const ids = openIds(clock);
	outbox = openOutbox(database, openLog("silent"));
	content = await openTestContent(database, { clock, ids, outbox });
	desk = openDeskOn({ database, clock, ids });
	const { proposals } = desk.desk;
	const nameOf = ({ playerId }: { playerId: bigint }) => `Operator ${playerId}`;
	client = openInProcessClient(
		contentCalls({
			database,
			clock,
			ids,
			outbox,
			audit,
			snapshot: content.snapshot,
			pictures: content.pictures,
			proposals,
			nameOf,
			previewToken: content.previewToken,
			publicUrl: "https://baize.test",
		}),
	);
});
afterAll(async () => {
	await content.stop();
	await database.close();
});
beforeEach(() => {
	audit.entries.length = 0;
	clock.advance(1_000);
	entry = `content_block.note-${++count}.en`;
});

const fieldsOf = (title: string) => ({ title, body: [{ kind: "paragraph", text: title }] });
const PAGE = { pageType: "generic", paths: ["terms"], summary: "What binds us." };
const read = (id = entry) => client.call(readEntry, { params: { entry: id } }, OLGA);

/** Saves over what is there, and answers the draft's id. */
async function drafted(
	title: string,
	{ id = entry, by = OLGA, fields = {} }: { id?: string; by?: Visit; fields?: object } = {},
) {
	const newest = (await read(id)).revisions[0]?.id ?? null;
	const body = { fields: { ...fieldsOf(title), ...fields }, basedOn: newest };
	const { revisions } = await client.call(saveEntry, { params: { entry: id }, body }, by);
	return revisions[0]!.id;
}
const publish = (revision: string, times: object = {}, id = entry) =>
	client.call(publishEntry, { params: { entry: id }, body: { ...NOW, ...times, revision } }, OLGA);
const propose = (revision: string, id: string, by = OLGA) =>
	client.call(proposeEntry, { params: { entry: id }, body: { ...NOW, revision } }, by);

async function shown(id = entry): Promise<string | undefined> {
	await content.refresh();
	const { type, slug, locale } = entryKey(id);
	return content.snapshot().published(type, slug, locale)?.fields.title;
}

describe("[CONT-03] an operator's draft", () => {
	it("is not shown until it is published, with its author and the reason in the audit log", async () => {
		const revision = await drafted("Hello");
		expect(await shown()).toBeUndefined();
		expect(await publish(revision)).toMatchObject({ state: "published", byName: "Operator 7" });
		expect(await shown()).toBe("Hello");
		expect(audit.entries).toMatchObject([
			{ action: "content.drafted", actorId: 7n, target: entry, details: { revision } },
			{ action: "content.published", actorId: 7n, target: entry, details: { revision, reason: NOW.reason } },
		]);
	});

	it("over a published text leaves that one shown, and each save is a revision", async () => {
		await publish(await drafted("First"));
		await drafted("Second");
		await drafted("Third");
		expect(await shown()).toBe("First");
		const { state, revisions } = await read();
		expect(state).toBe("changed");
		expect(revisions.map((each) => each.state)).toEqual(["draft", "retired", "published"]);
	});

	it("is refused where another operator has saved since it was read", async () => {
		const [first] = [await drafted("First")];
		await drafted("Second", { by: PETER });
		const body = { fields: fieldsOf("Mine"), basedOn: first };
		const saving = client.call(saveEntry, { params: { entry }, body }, OLGA);
		await expect(saving).rejects.toMatchObject({ code: "ENTRY_CHANGED" });
		await expect(publish(first)).rejects.toMatchObject({ code: "ENTRY_CHANGED" });
	});

	it("is refused where it does not fit its type, and names the place", async () => {
		const body = { fields: { body: [] }, basedOn: null };
		await expect(client.call(saveEntry, { params: { entry }, body }, OLGA)).rejects.toMatchObject({
			code: "CONTENT_INVALID",
			details: { issues: [{ field: "fields.title", cause: "required" }] },
		});
		expect((await read()).revisions).toEqual([]);
	});

	it("[I18N-04] in another language begins with the newest English text, and each language has its state", async () => {
		await publish(await drafted("Hello"));
		const spanish = entry.replace(/en$/, "es");
		expect(await read(spanish)).toMatchObject({ state: "missing", english: fieldsOf("Hello"), revisions: [] });
		await drafted("Hola", { id: spanish });
		const { translations, english } = await read(spanish);
		const others = LOCALES.slice(2).map(() => "missing");
		expect([translations.map(({ state }) => state), english]).toEqual([["published", "draft", ...others], null]);
	});

	it("is made of an earlier revision by restoring it", async () => {
		const first = await drafted("First");
		await publish(first);
		await publish(await drafted("Second"));
		const restored = await client.call(restoreRevision, { params: { entry, revision: first } }, PETER);
		expect(restored.revisions[0]).toMatchObject({ state: "draft", byName: "Operator 8", fields: fieldsOf("First") });
		expect(await shown()).toBe("Second");
	});

	it("and its publication are refused to operators without the role", async () => {
		const others = deskVisit(9n, ["support"]);
		await expect(client.call(readEntry, { params: { entry } }, others)).rejects.toThrow("NOT_ALLOWED");
		const body = { fields: fieldsOf("Mine"), basedOn: null };
		await expect(client.call(saveEntry, { params: { entry }, body }, others)).rejects.toThrow("NOT_ALLOWED");
	});
});

describe("[CONT-03] what is published", () => {
	it("is taken back with a reason, and then not again", async () => {
		await publish(await drafted("Gone"));
		const back = () => client.call(unpublishEntry, { params: { entry }, body: { reason: "It was wrong." } }, OLGA);
		expect(await back()).toMatchObject({ state: "retired" });
		expect(await shown()).toBeUndefined();
		await expect(back()).rejects.toMatchObject({ code: "NOT_PUBLISHED" });
	});

	it("stays away at the next start, where it came with the site", async () => {
		await seedContent(content, database);
		const target = "content_page.withdrawing.en";
		expect(await shown(target)).toBeDefined();
		await client.call(unpublishEntry, { params: { entry: target }, body: { reason: "It was wrong." } }, OLGA);
		await seedContent(content, database);
		expect(await shown(target)).toBeUndefined();
	});

	it("is shown from and until its moments", async () => {
		const [fromMs, untilMs] = [clock.nowMs() + MINUTE_MS, clock.nowMs() + 2 * MINUTE_MS];
		await publish(await drafted("Before"));
		expect(await publish(await drafted("Later"), { fromMs, untilMs })).toMatchObject({ state: "scheduled" });
		const shownAt = async (ms: number) => {
			clock.set(ms);
			await followSchedule({ database, clock, outbox });
			return shown();
		};
		expect([
			await shownAt(fromMs - 1),
			await shownAt(fromMs),
			await shownAt(untilMs - 1),
			await shownAt(untilMs),
		]).toEqual(["Before", "Later", "Later", undefined]);
	});

	it.each([
		["before it begins", 2, 1],
		["in the past", null, -1],
	])("is refused with an end %s", async (_when, from, until) => {
		const at = (minutes: number | null) => (minutes === null ? null : clock.nowMs() + minutes * MINUTE_MS);
		const times = { fromMs: at(from), untilMs: at(until) };
		await expect(publish(await drafted("Never"), times)).rejects.toMatchObject({ code: "TIMES_WRONG" });
	});
});

describe("[CONT-03] a legal page", () => {
	const TERMS = "content_page.terms.en";
	const draftTerms = (title: string, by = OLGA) => drafted(title, { id: TERMS, by, fields: PAGE });

	it("is published by another operator than its author", async () => {
		const revision = await draftTerms("New terms");
		await expect(publish(revision, {}, TERMS)).rejects.toMatchObject({ code: "TWO_NEEDED" });
		const { isLegal, proposal } = await propose(revision, TERMS);
		expect([isLegal, proposal?.byName]).toEqual([true, "Operator 7"]);
		await expect(propose(revision, TERMS)).rejects.toMatchObject({ code: "REVIEW_OPEN" });
		await expect(desk.approve(proposal!.id, 7n, ROLES)).rejects.toMatchObject({ code: "SECOND_PERSON_NEEDED" });
		await desk.approve(proposal!.id, 8n, ROLES);
		expect(await shown(TERMS)).toBe("New terms");
		expect(audit.entries.at(-1)).toMatchObject({
			action: "content.published",
			actorId: 8n,
			details: { revision, proposedBy: "Operator 7" },
		});
	});

	it("is proposed by its author only, so that its approver has not written it", async () => {
		const revision = await draftTerms("By Peter", PETER);
		await expect(propose(revision, TERMS)).rejects.toMatchObject({ code: "OWN_DRAFT_ONLY" });
	});

	it("is not published where its draft has changed since it was proposed", async () => {
		const { proposal } = await propose(await draftTerms("Proposed"), TERMS);
		await draftTerms("Written later");
		await expect(desk.approve(proposal!.id, 8n, ROLES)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
		expect(await shown(TERMS)).not.toBe("Proposed");
	});

	it("is never taken back", async () => {
		const input = { params: { entry: TERMS }, body: { reason: "It was wrong." } };
		await expect(client.call(unpublishEntry, input, OLGA)).rejects.toMatchObject({ code: "TWO_NEEDED" });
	});
});

describe("[CONT-01] what a link can lead to", () => {
	it("is each published page, category and game once, by its address", async () => {
		await seedContent(content, database);
		const { targets } = await client.call(listLinkTargets, {}, OLGA);
		const paths = targets.map(({ path }) => path);
		expect(paths).toEqual([...new Set(paths)].sort());
		expect(targets).toEqual(
			expect.arrayContaining([
				{ path: "/casino/slots", title: "Slots" },
				{ path: "/casino/slots/adventure", title: "Adventure slots" },
				{ path: "/casino/slots/adventure/tidal-book", title: "Tidal Book" },
				{ path: "/pages/fairness", title: "Fairness you can check" },
			]),
		);
		expect(paths).not.toContain("/home");
	});
});

describe("[CONT-03] all content as a file", () => {
	const exported = async () => {
		const reply = await client.call(exportContent, {}, OLGA);
		let text = "";
		for await (const part of (reply as unknown as StreamedFileReply).parts) text += part;
		return text;
	};
	const imported = (text: string) => client.call(importContent, { body: { text } }, OLGA);

	it("has what is published, and imports as nothing new where it came from", async () => {
		await publish(await drafted("Exported"));
		const text = await exported();
		const [, slug] = entry.split(".");
		expect(text).toContain(JSON.stringify({ type: "content_block", slug, locale: "en" }).slice(0, -1));
		const lines = text.trim().split("\n").length;
		const { drafted: written, unchanged } = await imported(text);
		expect(written + unchanged).toBe(lines);
		expect(await shown()).toBe("Exported");
		expect((await imported(text)).drafted).toBe(0);
	});

	it("becomes drafts, which readers do not see", async () => {
		const line = { type: "content_block", slug: entry.split(".")[1], locale: "en", fields: fieldsOf("Imported") };
		expect(await imported(JSON.stringify(line))).toEqual({ drafted: 1, unchanged: 0 });
		expect(await shown()).toBeUndefined();
		expect((await read()).state).toBe("draft");
		expect(audit.entries).toMatchObject([{ action: "content.imported", target: entry }]);
	});

	it("is imported whole or not at all", async () => {
		const line = { type: "content_block", slug: entry.split(".")[1], locale: "en", fields: fieldsOf("Half") };
		await expect(imported(`${JSON.stringify(line)}\n{}`)).rejects.toMatchObject({
			code: "CONTENT_FILE_WRONG",
			details: { line: 2, field: "type", cause: "enum" },
		});
		expect((await read()).revisions).toEqual([]);
	});
});

describe("[BO-01] the list of entries", () => {
	it("is read page by page, each entry once, by type, language, state and slug", async () => {
		for (const language of ["en", "es"]) await drafted("Listed", { id: `content_block.listed-a.${language}` });
		await publish(await drafted("Shown", { id: "content_block.listed-b.en" }), {}, "content_block.listed-b.en");
		const query = { contentType: "content_block", slug: "listed-" } as const;
		const ids = async (more: object) =>
			(await client.call(listEntries, { query: { ...query, ...more } }, OLGA)).entries.map(({ id }) => id);
		const { entries, next } = await client.call(listEntries, { query: { ...query, limit: 2 } }, OLGA);
		expect([...entries.map(({ id }) => id), ...(await ids({ cursor: next }))]).toEqual([
			"content_block.listed-a.en",
			"content_block.listed-a.es",
			"content_block.listed-b.en",
		]);
		expect(await ids({ language: "es" })).toEqual(["content_block.listed-a.es"]);
		expect(await ids({ state: "missing", language: "es" })).toEqual(["content_block.listed-b.es"]);
		const without = (slug: string, written: string[]) =>
			LOCALES.filter((locale) => !written.includes(locale)).map((locale) => `content_block.${slug}.${locale}`);
		const missing = [...without("listed-a", ["en", "es"]), ...without("listed-b", ["en"])];
		expect(await ids({ state: "missing" })).toEqual(missing.sort());
		expect(await ids({ state: "published" })).toEqual(["content_block.listed-b.en"]);
	});

	it("is searched by a part of the slug or of the title, in any letters", async () => {
		await drafted("Wild Geese", { id: "content_block.by-title.en" });
		await drafted("Other", { id: "content_block.geese-by-slug.en" });
		const found = async (query: object) =>
			(await client.call(listEntries, { query: { contentType: "content_block", ...query } }, OLGA)).entries.map(
				({ slug }) => slug,
			);
		expect(await found({ language: "en", search: "gEEse" })).toEqual(["by-title", "geese-by-slug"]);
		expect(await found({ language: "en", search: "geese", limit: 1 })).toEqual(["by-title"]);
		expect(await found({ language: "es", state: "missing", search: "geese" })).toEqual(["by-title", "geese-by-slug"]);
	});
});

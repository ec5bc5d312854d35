import { recordingAudit } from "@baize/audit/testing";
import { deskVisit, openDeskOn } from "@baize/desk/testing";
import { openIds } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import { type Database, openInProcessClient, openLog, openOutbox, type Visit } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type Audience,
	type Draft,
	makePreview,
	PREVIEW_MS,
	publishEntry,
	readPreview,
	saveEntry,
} from "../../contract/index.ts";
import { openTestContent, TEST_PREVIEW_KEY as previewKey, publishAll } from "../../testing/index.ts";
import { contentCalls } from "../index.ts";
import type { Content } from "../types.ts";
import { readToken, tokenOf } from "./token.ts";

const OLGA = deskVisit(7n, ["content"]);
const READER: Visit = { session: undefined, locale: "en", ip: "127.0.0.1", userAgent: "", cookies: {} };
const NOW = { fromMs: null, untilMs: null, reason: "The text was old." };
const HIDDEN_IN_QUEBEC = { notIn: { countrySubdivision: { CA: ["QC"] } } };

const clock = settableClock();
const audit = recordingAudit();
let database: Database;
let content: Content;
let office: ReturnType<typeof openInProcessClient>;
let site: ReturnType<typeof openInProcessClient>;
let count = 0;

beforeAll(async () => {
	database = await openTestDatabase();
	const ids = openIds(clock);
	const outbox = openOutbox(database, openLog("silent"));
	// Geo's own rule is tested in geo: here only Quebec hides what has a filter.
	const geoVisibilityAt = (place: string) => (filter: unknown) => place !== "CA:QC" || !filter;
	content = await openTestContent(database, { clock, ids, outbox, geoVisibilityAt });
	site = openInProcessClient(content.bindings);
	const { proposals } = openDeskOn({ database, clock, ids }).desk;
	const given = {
		database,
		clock,
		ids,
		outbox,
		audit,
		snapshot: content.snapshot,
		pictures: content.pictures,
		proposals,
	};
	office = openInProcessClient(
		contentCalls({
			...given,
			nameOf: () => "Olga",
			previewToken: content.previewToken,
			publicUrl: "https://baize.test",
		}),
	);
});
afterAll(async () => {
	await content.stop();
	await database.close();
});

/** A page as a draft; its slug makes it one that no other test has. */
async function drafted(fields: object = {}, slug = `page-${++count}`) {
	const entry = `content_page.${slug}.en`;
	const page = { title: "Draft", pageType: "generic", paths: [], summary: "Soon.", body: [], ...fields };
	const saved = await office.call(saveEntry, { params: { entry }, body: { fields: page, basedOn: null } }, OLGA);
	return { entry, revision: saved.revisions[0]!.id };
}

type Asked = {
	entry: string;
	revision: string;
	place?: string | null;
	audience?: Audience;
	atMs?: number | null;
};

async function preview({ entry, revision, place = null, audience = "visitors", atMs = null }: Asked) {
	const { url } = await office.call(
		makePreview,
		{ params: { entry }, body: { revision, place, audience, atMs } },
		OLGA,
	);
	const token = new URL(url).searchParams.get("token") ?? "";
	return { url, token, read: () => site.call(readPreview, { query: { token } }, READER) };
}

describe("[CONT-04] a preview", () => {
	it("shows the real page of a draft, which readers do not see, for 15 minutes", async () => {
		const { url, read } = await preview(await drafted());
		expect(url).toMatch(/^https:\/\/baize\.test\/en\/preview\?token=/);
		expect(await read()).toMatchObject({ title: "Draft", summary: "Soon.", pageType: "generic" });
		clock.advance(PREVIEW_MS - 1);
		expect(await read()).toMatchObject({ title: "Draft" });
		clock.advance(1);
		await expect(read()).rejects.toMatchObject({ code: "PREVIEW_OVER" });
	});

	it("stands in the audit log: who made its link, of what, and until when it works", async () => {
		const { entry, revision } = await drafted();
		await preview({ entry, revision, place: "CA:ON", audience: "players" });
		expect(audit.entries.at(-1)).toMatchObject({
			action: "content.previewed",
			actorId: 7n,
			target: entry,
			details: { revision, place: "CA:ON", audience: "players", atMs: null, untilMs: clock.nowMs() + PREVIEW_MS },
		});
	});

	it("shows the revision that was asked for, whatever is saved later", async () => {
		const first = await drafted();
		const { read } = await preview(first);
		const fields = { title: "Later", pageType: "generic", paths: [], summary: "Soon.", body: [] };
		const body = { fields, basedOn: first.revision };
		await office.call(saveEntry, { params: { entry: first.entry }, body }, OLGA);
		expect(await read()).toMatchObject({ title: "Draft" });
	});

	it.each([
		["CA:ON", true],
		["CA:QC", false],
		[null, true],
	])("is read as at %s", async (place, isSeen) => {
		const draft = await drafted({ geoTargetingFilter: HIDDEN_IN_QUEBEC });
		const reading = (await preview({ ...draft, place })).read();
		if (isSeen) expect(await reading).toMatchObject({ title: "Draft", preview: { place } });
		else await expect(reading).rejects.toMatchObject({ code: "NOT_AVAILABLE_IN_REGION" });
	});

	it.each([
		["visitors", false],
		["players", true],
	] as const)("of a page for players is read as by %s", async (audience, isSeen) => {
		const draft = await drafted({ audiences: ["players"] });
		const reading = (await preview({ ...draft, audience })).read();
		if (isSeen) expect(await reading).toMatchObject({ title: "Draft", preview: { audience } });
		else await expect(reading).rejects.toMatchObject({ code: "CONTENT_NOT_FOUND" });
	});

	it("is read as at a moment: with what begins until then, and without what ends", async () => {
		const help = { pageType: "help", paths: [`part-${++count}/page`] };
		const [begins, ends, own] = [await drafted(help), await drafted(help), await drafted(help)];
		const at = clock.nowMs();
		const publish = ({ entry, revision }: typeof own, times: object) =>
			office.call(publishEntry, { params: { entry }, body: { ...NOW, ...times, revision } }, OLGA);
		await publish(begins, { fromMs: at + HOUR_MS });
		await publish(ends, { untilMs: at + HOUR_MS });
		await content.refresh();
		const slugs = async (atMs: number | null) =>
			(await (await preview({ ...own, atMs })).read()).articles.map(({ slug }) => slug);
		const slugOf = ({ entry }: typeof own) => entry.split(".")[1];
		expect(await slugs(null)).toEqual([ends, own].map(slugOf).sort());
		expect(await slugs(at + HOUR_MS)).toEqual([begins, own].map(slugOf).sort());
	});

	it("[HELP-01] of a help page is the help's own page: with its category, and what else that has", async () => {
		const slug = `help-${++count}`;
		const help = { pageType: "help", paths: [`withdrawals/${slug}/answer`], title: "Paid twice?" };
		const items = [{ id: "withdrawals", props: { link: "/help/withdrawals", text: "Withdrawals" } }];
		const other: Draft<"content_page">["fields"] = {
			...{ title: "Other", summary: "Soon.", body: [] },
			...{ pageType: "help", paths: ["withdrawals/other/answer"] },
		};
		await publishAll(content, database, [
			{ type: "custom_menu", slug: "help-categories", locale: "en", fields: { title: "Categories", items } },
			{ type: "content_page", slug: "other", locale: "en", fields: other },
		]);
		const seen = await (await preview(await drafted(help, slug))).read();
		expect(seen.help).toMatchObject({
			category: { link: "/help/withdrawals" },
			articles: [{ slug, title: "Paid twice?", summary: "Soon." }],
			others: [{ title: "Other" }],
		});
		expect(await (await preview(await drafted())).read()).not.toHaveProperty("help");
	});

	it("is none of an entry that is no page, and none of another entry's revision", async () => {
		const fields = { title: "Link", url: "https://example.org" };
		const entry = "external_link.elsewhere.en";
		const saved = await office.call(saveEntry, { params: { entry }, body: { fields, basedOn: null } }, OLGA);
		const revision = saved.revisions[0]!.id;
		await expect(preview({ entry, revision })).rejects.toMatchObject({ code: "NO_PREVIEW" });
		const page = await drafted();
		await expect(preview({ ...page, revision })).rejects.toMatchObject({ code: "ENTRY_UNKNOWN" });
	});
});

describe("[CONT-04] the link of a preview", () => {
	const previewed = {
		entry: "content_page.a.en",
		revision: "1",
		place: null,
		audience: "visitors",
		atMs: null,
		untilMs: 1_000,
	} as const;
	const token = tokenOf(previewed, previewKey);
	const [text = "", signature = ""] = token.split(".");
	const other = Buffer.from(JSON.stringify({ ...previewed, untilMs: 9_000 })).toString("base64url");

	it.each([
		["as it was made", token, previewKey, 999, previewed],
		["when its time is over", token, previewKey, 1_000, undefined],
		["signed with another key", token, Buffer.from("another key"), 0, undefined],
		["with another content", `${other}.${signature}`, previewKey, 0, undefined],
		["without its signature", text, previewKey, 0, undefined],
		["with a part too many", `${token}.x`, previewKey, 0, undefined],
		["empty", "", previewKey, 0, undefined],
	])("is read %s", (_how, given, key, nowMs, expected) => expect(readToken(given, key, nowMs)).toEqual(expected));
});

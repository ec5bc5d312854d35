import { recordingAudit } from "@baize/audit/testing";
import { deskVisit, openDeskOn } from "@baize/desk/testing";
import { openIds } from "@baize/kernel/id";
import { type Database, openInProcessClient, openLog, openOutbox } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listRegions, placeInRegion, REGIONS, readRegion } from "../../contract/index.ts";
import { openTestContent } from "../../testing/index.ts";
import { contentCalls, seedContent } from "../index.ts";
import { layoutOf } from "../read-layout.ts";
import type { Content } from "../types.ts";

const OLGA = deskVisit(7n, ["content"]);
const NOTE = { contentType: "content_block", slug: "adults-only" } as const;
const MENU = { contentType: "custom_menu", slug: "footer" } as const;
const UNKNOWN = { contentType: "content_block", slug: "no-such-note" } as const;
const reason = "Visitors asked for it.";

const clock = settableClock();
const audit = recordingAudit();
let database: Database;
let content: Content;
let client: ReturnType<typeof openInProcessClient>;

beforeAll(async () => {
	database = await openTestDatabase();
	const ids = openIds(clock);
	const outbox = openOutbox(database, openLog("silent"));
	content = await openTestContent(database, { clock, ids, outbox });
	const { desk } = openDeskOn({ database, clock, ids });
	await seedContent(content, database);
	client = openInProcessClient(
		contentCalls({
			database,
			clock,
			ids,
			outbox,
			audit,
			snapshot: content.snapshot,
			pictures: content.pictures,
			proposals: desk.proposals,
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
beforeEach(() => {
	audit.entries.length = 0;
});

const put = (region: (typeof REGIONS)[number], placed: object[], basedOn: object[]) =>
	client.call(placeInRegion, { params: { region }, body: { placed, basedOn, reason } } as never, OLGA);

describe("[NAV-01] the regions of the layout", () => {
	it("are listed with what the seed has placed", async () => {
		const { regions } = await client.call(listRegions, { query: {} }, OLGA);
		expect(regions.map(({ id }) => id)).toEqual([...REGIONS]);
		expect(regions.find(({ id }) => id === "footer")?.placed).toEqual([
			{ ...MENU, title: "About us", isPublished: true },
		]);
	});

	it("show what an operator places, in that order, and the audit log says what stood there before", async () => {
		const record = await put("footer", [NOTE, MENU], [MENU]);
		expect(record.placed.map(({ slug }) => slug)).toEqual(["adults-only", "footer"]);
		await content.refresh();
		const seeing = { isVisible: () => true, audience: "visitors" as const };
		expect(layoutOf(content.snapshot(), "de", seeing).footer.map(({ slug }) => slug)).toEqual([
			"adults-only",
			"footer",
		]);
		expect(audit.entries).toEqual([
			expect.objectContaining({
				action: "content.placed",
				target: "region.footer",
				details: { before: ["custom_menu.footer"], after: ["content_block.adults-only", "custom_menu.footer"], reason },
			}),
		]);
		await put("footer", [MENU], [NOTE, MENU]);
	});

	it("stay empty after another start where an operator has emptied them", async () => {
		expect((await put("channelFooter", [], [NOTE])).placed).toEqual([]);
		await seedContent(content, database);
		expect((await client.call(readRegion, { params: { region: "channelFooter" } }, OLGA)).placed).toEqual([]);
		expect((await put("channelFooter", [NOTE], [])).placed).toHaveLength(1);
	});

	it.each([
		["the same entry twice", [MENU, MENU], [MENU], "PLACED_WRONG"],
		["an entry that is not published", [MENU, UNKNOWN], [MENU], "PLACED_WRONG"],
		["on what another operator has changed", [NOTE], [], "REGION_CHANGED"],
		["a type that no region shows", [{ contentType: "slide", slug: "welcome" }], [MENU], "VALIDATION_ERROR"],
		["more than a region holds", Array.from({ length: 13 }, () => MENU), [MENU], "VALIDATION_ERROR"],
	])("refuse %s, and nothing changes", async (_name, placed, basedOn, code) => {
		await expect(put("footer", placed, basedOn)).rejects.toMatchObject({ code });
		const { placed: still } = await client.call(readRegion, { params: { region: "footer" } }, OLGA);
		expect(still.map(({ slug }) => slug)).toEqual(["footer"]);
		expect(audit.entries).toEqual([]);
	});
});

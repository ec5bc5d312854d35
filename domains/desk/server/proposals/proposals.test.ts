import { refuse } from "@baize/kernel/error";
import { idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listProposals, PROPOSAL_DAYS, readProposal, refuseProposal } from "../../contract/index.ts";
import { deskVisit, openTestDesk } from "../../testing/index.ts";
import type { Proposing } from "./index.ts";

const OLGA = 7n;
const PETER = 8n;
const roles = ["withdrawals"];

let app: Awaited<ReturnType<typeof openTestDesk>>;
let raising: Proposing<{ box: string; by: number }>;
/** What the proposals of the test change: how many books each box has. */
const boxes = new Map<string, number>();
let box = "";
let refuses = false;
/** What was asked of the kind, in its order. */
const asked: string[] = [];

beforeAll(async () => {
	app = await openTestDesk();
	raising = app.desk.proposals.define({
		name: "raise",
		role: "withdrawals",
		async lock(_tx, { box: named }) {
			asked.push(`lock ${named}`);
		},
		async judge(_reader, { box: named, by }) {
			asked.push(`judge ${named}`);
			if (refuses) throw refuse("NOT_FOUND");
			const before = boxes.get(named) ?? 0;
			return { effect: [{ what: "boxes.books", before: `${before}`, after: `${before + by}` }], state: before };
		},
		async carryOut(_tx, { box: named, by }) {
			asked.push(`carry out ${named}`);
			boxes.set(named, (boxes.get(named) ?? 0) + by);
		},
	});
});
afterAll(() => app.close());
beforeEach(() => {
	box = `box ${idText(app.ids())}`;
	refuses = false;
	app.entries.length = 0;
});

const propose = async (by = OLGA): Promise<string> =>
	idText(
		await raising.propose({
			subject: box,
			input: { box, by: 2 },
			reason: "More books came.",
			by: { id: by, name: `Operator ${by}` },
			ip: "192.0.2.1",
		}),
	);
const read = (proposal: string, by = PETER) =>
	app.client.call(readProposal, { params: { proposal } }, deskVisit(by, roles));
const refused = (proposal: string, by = PETER) =>
	app.client.call(refuseProposal, { params: { proposal }, body: { reason: "Not ours." } }, deskVisit(by, roles));

describe("[BO-01] what two people do", () => {
	it("is done when another operator approves it, and both are named", async () => {
		const id = await propose();
		expect(boxes.get(box)).toBeUndefined();
		asked.length = 0;
		expect(await app.approve(id, PETER, roles)).toMatchObject({
			state: "approved",
			byName: "Operator 7",
			decidedByName: "Operator 8",
			effect: [{ what: "boxes.books", before: "0", after: "2" }],
		});
		// What it is judged on is locked before, so that nothing changes until it is done.
		expect(asked.slice(0, 3)).toEqual([`lock ${box}`, `judge ${box}`, `carry out ${box}`]);
		expect(boxes.get(box)).toBe(2);
		expect(app.entries.map(({ action }) => action)).toEqual(["proposal.proposed", "proposal.approved"]);
		await expect(app.approve(id, 9n, roles)).rejects.toMatchObject({
			code: "PROPOSAL_DECIDED",
			details: { state: "approved" },
		});
		expect(boxes.get(box)).toBe(2);
	});

	it("is done once where two approve it at the same time", async () => {
		const id = await propose();
		const answers = await Promise.allSettled([app.approve(id, PETER, roles), app.approve(id, 9n, roles)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		expect(boxes.get(box)).toBe(2);
	});

	it("is never approved by its proposer", async () => {
		const id = await propose();
		await expect(app.approve(id, OLGA, roles)).rejects.toMatchObject({ code: "SECOND_PERSON_NEEDED" });
		expect(await read(id, OLGA)).toMatchObject({ state: "open", isOwn: true });
		expect(boxes.get(box)).toBeUndefined();
	});

	it("expires when what it was judged on has changed, and shows what it would do now", async () => {
		const id = await propose();
		boxes.set(box, 5);
		expect(await read(id)).toMatchObject({ isCurrent: false, effect: [{ before: "5", after: "7" }] });
		await expect(app.approve(id)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
		expect(await read(id)).toMatchObject({ state: "expired", effect: [{ before: "0", after: "2" }] });
		expect(boxes.get(box)).toBe(5);
		await propose();
	});

	it("expires where it is not possible any more", async () => {
		const id = await propose();
		refuses = true;
		expect(await read(id)).toMatchObject({ isCurrent: false });
		await expect(app.approve(id)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
		expect(await read(id)).toMatchObject({ state: "expired" });
	});

	it("expires after some days", async () => {
		const id = await propose();
		app.clock.set(app.clock.nowMs() + PROPOSAL_DAYS * DAY_MS);
		expect(await read(id)).toMatchObject({ isCurrent: false });
		await expect(app.approve(id)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
	});

	it.each([
		["refused by another operator", PETER, "refused"],
		["taken back by the proposer", OLGA, "withdrawn"],
	])("is %s with a reason, and may then be proposed anew", async (_, by, state) => {
		const id = await propose();
		await expect(propose(PETER)).rejects.toMatchObject({ code: "PROPOSAL_OPEN" });
		expect(await refused(id, by)).toMatchObject({ state, decisionReason: "Not ours." });
		await expect(app.approve(id)).rejects.toMatchObject({ code: "PROPOSAL_DECIDED" });
		expect(boxes.get(box)).toBeUndefined();
		await propose(PETER);
	});

	it("is seen and decided only with its role", async () => {
		const id = await propose();
		const games = deskVisit(PETER, ["games"]);
		expect((await app.client.call(listProposals, { query: { state: "open" } }, games)).proposals).toEqual([]);
		await expect(app.client.call(readProposal, { params: { proposal: id } }, games)).rejects.toThrow("NOT_ALLOWED");
		await expect(app.approve(id, PETER, ["games"])).rejects.toThrow("NOT_ALLOWED");
		await expect(app.approve(id, PETER, ["support"])).rejects.toThrow("NOT_ALLOWED");
		await expect(app.approve(idText(1n), PETER, roles)).rejects.toMatchObject({ code: "PROPOSAL_NOT_FOUND" });
	});

	it("is listed newest first, page by page, and named on the page of its subject", async () => {
		const ids = [await propose()];
		const first = box;
		box = `${box} two`;
		app.clock.set(app.clock.nowMs() + 1);
		ids.unshift(await propose());
		const visit = deskVisit(OLGA, roles);
		const page = await app.client.call(listProposals, { query: { state: "open", limit: 1 } }, visit);
		const rest = await app.client.call(
			listProposals,
			{ query: { state: "open", limit: 1, cursor: page.next! } },
			visit,
		);
		expect([...page.proposals, ...rest.proposals].map(({ id }) => id)).toEqual(ids);
		expect(await raising.open(app.database.reader, [first])).toEqual(
			new Map([[first, { id: ids[1], byName: "Operator 7" }]]),
		);
	});
});

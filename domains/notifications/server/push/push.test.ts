import { createECDH } from "node:crypto";
import { bucketOf, openIds } from "@baize/kernel/id";
import { formatMoney } from "@baize/kernel/money";
import { HOUR_MS } from "@baize/kernel/time";
import { pages, pathIn } from "@baize/platform-paths";
import {
	type Database,
	type Outbox,
	openInProcessClient,
	openLog,
	openOutbox,
	type Visit,
} from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock, testSecrets } from "@baize/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as calls from "../../contract/index.ts";
import { type InboxTemplate, type Notifications, openNotifications } from "../index.ts";
import { openPushes, type Pushes } from "./push.ts";
import { PushBusy, type PushOutcome, type PushSender } from "./sending/push-sender.ts";
import { openRecordingSender, type RecordingSender } from "./sending/recording-sender.ts";

const ALICE = 7n;
const BOB = 71n;
const BROWSER = Buffer.alloc(32, 1);
const template = (name: string): InboxTemplate => ({
	name,
	texts: { en: { title: "Your withdrawal of {amount} is paid", text: "{amount} is on its way." } },
});
const PAID = template("cashier.withdrawalPaid");
const TIER = template("loyalty.tierReached");
const AMOUNT = { amountMinor: 123_456, currency: "CAD" };

/** Noon in Toronto. */
const NOON = Date.parse("2026-07-01T16:00:00Z");
const clock = settableClock(NOON);
let database: Database;
let outbox: Outbox;
let notifications: Notifications;
let pushes: Pushes;
let recording: RecordingSender;
let isOn: boolean;
const paused = new Set<bigint>();
const listed = new Set<bigint>();

/** What the push service answers next; after them it takes everything. */
let outcomes: (PushOutcome | "busy")[];

const sender: PushSender = {
	publicKey: "a-key",
	async send(...sent) {
		const outcome = outcomes.shift() ?? "sent";
		if (outcome === "busy") throw new PushBusy("it is busy");
		return outcome === "sent" ? recording.send(...sent) : outcome;
	},
};

function open(): void {
	outbox = openOutbox(database, openLog("silent"), clock);
	const ids = openIds(clock);
	notifications = openNotifications({ database, clock, ids, outbox });
	notifications.addTemplates([PAID, TIER]);
	pushes = openPushes({
		database,
		clock,
		ids,
		outbox,
		secrets: testSecrets(),
		sender,
		isOn: () => isOn,
		notifications,
		mayReceiveMarketing: async (_reader, playerId) => !paused.has(playerId),
		isOfferAllowed: async (playerId) => !listed.has(playerId),
		browserOf: async (_reader, _playerId, sessionId) => (sessionId < 10n ? BROWSER : undefined),
		nameOf: (userAgent) => userAgent,
	});
}

beforeEach(async () => {
	clock.set(NOON);
	database = await openTestDatabase();
	recording = openRecordingSender("a-key");
	isOn = true;
	paused.clear();
	listed.clear();
	outcomes = [];
	open();
});
afterEach(async () => {
	await outbox.stop();
	await database.close();
});

const visitOf = (playerId: bigint, sessionId = 1n): Visit => ({
	session: { sessionId, handle: "h", playerId, bucket: bucketOf(playerId), currency: "CAD", roles: [], ...PROVED },
	locale: "en",
	ip: "192.0.2.1",
	userAgent: "Chrome · Android",
	cookies: {},
});
const client = () => openInProcessClient([...notifications.bindings, ...pushes.bindings]);
const params = { session: "h" };

function keysOfBrowser() {
	const pair = createECDH("prime256v1");
	pair.generateKeys();
	return { p256dh: pair.getPublicKey("base64url"), auth: Buffer.alloc(16, 3).toString("base64url") };
}
const endpointOf = (name: string): string => `https://fcm.googleapis.com/fcm/send/${name}`;

type Choice = { endpoint?: string; kinds?: calls.PushKind[]; showsDetails?: boolean; sessionId?: bigint };
const subscribe = (playerId: bigint, choice: Choice = {}): Promise<calls.PushDevice> => {
	const { endpoint = endpointOf(`of-${playerId}`), kinds = [...calls.PUSH_KINDS], showsDetails = false } = choice;
	const body = { subscription: { endpoint, ...keysOfBrowser() }, kinds, showsDetails, timeZone: "America/Toronto" };
	return client().call(calls.subscribePush, { params, body }, visitOf(playerId, choice.sessionId));
};
const devicesOf = async (playerId: bigint) =>
	(await client().call(calls.listPushDevices, { params }, visitOf(playerId))).devices;

const post = (playerId: bigint, posted = PAID) =>
	database.transaction((tx) =>
		notifications.postMessage(tx, playerId, posted, { amount: AMOUNT }, { link: pages.payments }),
	);
const announce = (playerId: bigint, kind: calls.PushKind, id = 500n) =>
	database.transaction((tx) =>
		notifications.postComposed(
			tx,
			playerId,
			id,
			{ en: JSON.stringify({ title: "Summer", text: "A gift." }) },
			{ link: null, kind },
		),
	);
/** How many jobs have not run, or only those of them that could. */
async function jobs(which: "all" | "due"): Promise<number> {
	const due = which === "due" ? sql`where run_at <= now()` : sql``;
	const { rows } = await sql`select 1 from jobs_player._private_jobs ${due}
		union all select 1 from jobs_bulk._private_jobs ${due}`.execute(database.reader);
	return rows.length;
}
const waitingJobs = () => jobs("all");
/** Until every job has run, or waits for a later time. */
async function worked(): Promise<void> {
	await outbox.start();
	await expect.poll(() => jobs("due"), { timeout: 8_000 }).toBe(0);
}
const received = () => recording.recorded().map(({ payload: { title, body, path } }) => ({ title, body, path }));

const SHORT = {
	title: "Your withdrawal has been paid",
	body: "Open to read more.",
	path: pathIn("en", pages.payments),
};

describe("a message of the inbox", () => {
	it("reaches the player's devices, without an amount, and leads to its page", async () => {
		await subscribe(ALICE);
		await subscribe(ALICE, { endpoint: endpointOf("tablet") });
		await post(ALICE);
		await post(BOB);
		await worked();
		expect(received()).toEqual([SHORT, SHORT]);
	});

	it("is shown whole where the player wants it", async () => {
		await subscribe(ALICE, { showsDetails: true });
		await post(ALICE);
		await worked();
		const amount = formatMoney(AMOUNT.amountMinor, AMOUNT.currency, "en");
		expect(received()).toMatchObject([
			{ title: `Your withdrawal of ${amount} is paid`, body: `${amount} is on its way.` },
		]);
	});

	it("makes no job for a player without a device, and none after a rollback", async () => {
		await subscribe(ALICE);
		await post(BOB);
		const failed = database.transaction(async (tx) => {
			await notifications.postMessage(tx, ALICE, PAID, { amount: AMOUNT });
			throw new Error("rolled back");
		});
		await expect(failed).rejects.toThrow("rolled back");
		expect(await waitingJobs()).toBe(0);
	});

	it("is not sent any more once the player has read it", async () => {
		await subscribe(ALICE);
		await post(ALICE);
		const { messages } = await client().call(calls.listMessages, { params, query: {} }, visitOf(ALICE));
		const upTo = messages[0]!.messageId;
		await client().call(calls.acknowledgeMessages, { params, body: { upTo } }, visitOf(ALICE));
		await worked();
		expect(received()).toEqual([]);
	});

	it("about money is sent during an exclusion, and news is not", async () => {
		await subscribe(ALICE);
		paused.add(ALICE);
		await post(ALICE, TIER);
		await post(ALICE);
		await worked();
		expect(received()).toEqual([SHORT]);
	});

	it("that is news waits for the morning of the device", async () => {
		await subscribe(ALICE);
		clock.set(NOON + 10 * HOUR_MS);
		await post(ALICE, TIER);
		await worked();
		expect(received()).toEqual([]);
		expect(await waitingJobs()).toBe(1);
	});

	it("is not sent while the flag is off", async () => {
		await subscribe(ALICE);
		await post(ALICE);
		isOn = false;
		await worked();
		expect(received()).toEqual([]);
	});
});

describe("an operator's message", () => {
	it.each<[string, calls.PushKind, calls.PushKind[], bigint | undefined, string[]]>([
		["to one player", "account", ["account"], undefined, ["You have an account update"]],
		["to all", "news", ["news"], undefined, ["You have a new message"]],
		["with an offer, to a player who agreed", "offers", ["offers"], undefined, ["You have a new offer"]],
		["with an offer, to a player who did not", "offers", ["payments", "account", "news"], undefined, []],
		["with an offer, to a player in a register", "offers", ["offers"], ALICE, []],
	])("%s", async (_case, kind, kinds, inRegister, titles) => {
		if (inRegister) listed.add(inRegister);
		await subscribe(ALICE, { kinds });
		await announce(ALICE, kind);
		await worked();
		expect(received().map(({ title }) => title)).toEqual(titles);
	});

	it("with a second offer on one day stays in the inbox", async () => {
		await subscribe(ALICE);
		await outbox.start();
		await announce(ALICE, "offers", 500n);
		await expect.poll(received).toHaveLength(1);
		await expect.poll(waitingJobs).toBe(0);
		await announce(ALICE, "offers", 501n);
		await expect.poll(waitingJobs).toBe(0);
		expect(received()).toHaveLength(1);
	});
});

describe("a device", () => {
	it("is stored sealed, and listed without its address", async () => {
		const device = await subscribe(ALICE);
		expect(await devicesOf(ALICE)).toEqual([device]);
		expect(device).toMatchObject({ name: "Chrome · Android", kinds: [...calls.PUSH_KINDS], showsDetails: false });
		const { rows } = await sql`select * from notifications.push_device`.execute(database.reader);
		expect(JSON.stringify(rows, (_key, value) => (typeof value === "bigint" ? String(value) : value))).not.toContain(
			"fcm.googleapis.com",
		);
		expect(JSON.stringify(await pushes.exportOf(ALICE))).toContain('"pushService":"fcm.googleapis.com"');
	});

	it("that subscribes again is the same one, with new choices", async () => {
		const first = await subscribe(ALICE);
		const second = await subscribe(ALICE, { kinds: ["news"], showsDetails: true });
		expect(second).toEqual({ ...first, kinds: ["news"], showsDetails: true });
		expect(await devicesOf(ALICE)).toEqual([second]);
	});

	it("belongs to the player who subscribed with it last", async () => {
		await subscribe(ALICE, { endpoint: endpointOf("shared") });
		await subscribe(BOB, { endpoint: endpointOf("shared") });
		expect([await devicesOf(ALICE), await devicesOf(BOB)].map(({ length }) => length)).toEqual([0, 1]);
	});

	it.each([
		["an address of our own network", "http://10.0.0.1/"],
		["a push service that is not known", "https://push.evil.example/send"],
	])("with %s is refused", async (_case, endpoint) => {
		await expect(subscribe(ALICE, { endpoint })).rejects.toThrow("PUSH_SERVICE_UNKNOWN");
	});

	it("is one of ten at most", async () => {
		for (let count = 0; count < calls.MAX_PUSH_DEVICES; count++)
			await subscribe(ALICE, { endpoint: endpointOf(`${count}`) });
		await expect(subscribe(ALICE, { endpoint: endpointOf("more") })).rejects.toThrow("PUSH_DEVICES_FULL");
		expect(await subscribe(ALICE, { endpoint: endpointOf("3"), kinds: [] })).toMatchObject({ kinds: [] });
	});

	it("cannot begin to take offers during a break, and nothing is taken while the flag is off", async () => {
		paused.add(ALICE);
		await expect(subscribe(ALICE, { kinds: ["offers"] })).rejects.toThrow("OFFERS_PAUSED");
		await subscribe(ALICE, { kinds: ["payments"] });
		isOn = false;
		await expect(subscribe(ALICE)).rejects.toThrow("PUSH_OFF");
		expect(await client().call(calls.readPushKey, { params }, visitOf(ALICE))).toEqual({ publicKey: null });
	});

	it("is removed by its player alone", async () => {
		const { deviceId: device } = await subscribe(ALICE);
		await client().call(calls.unsubscribePush, { params: { ...params, device } }, visitOf(BOB));
		expect(await devicesOf(ALICE)).toHaveLength(1);
		const left = await client().call(calls.unsubscribePush, { params: { ...params, device } }, visitOf(ALICE));
		expect(left).toEqual({ devices: [] });
	});

	it("is forgotten at a logout in its browser, also in a later session, and at the account's closing", async () => {
		await subscribe(ALICE, { endpoint: endpointOf("here"), sessionId: 1n });
		await subscribe(ALICE, { endpoint: endpointOf("there"), sessionId: 20n });
		await database.transaction((tx) => pushes.endSession(tx, ALICE, 21n));
		expect(await devicesOf(ALICE)).toHaveLength(2);
		await database.transaction((tx) => pushes.endSession(tx, ALICE, 2n));
		expect(await devicesOf(ALICE)).toHaveLength(1);
		await database.transaction((tx) => pushes.endAll(tx, ALICE));
		expect(await devicesOf(ALICE)).toEqual([]);
	});

	it("whose browser replaced its subscription stays the same device; an unknown old one changes nothing", async () => {
		const { deviceId } = await subscribe(ALICE);
		const subscription = { endpoint: endpointOf("new"), ...keysOfBrowser() };
		const renew = (oldEndpoint: string) =>
			client().call(
				calls.renewPush,
				{ body: { oldEndpoint, subscription } },
				{ ...visitOf(ALICE), session: undefined },
			);
		await renew(endpointOf("unknown"));
		await renew(endpointOf(`of-${ALICE}`));
		expect(await devicesOf(ALICE)).toMatchObject([{ deviceId }]);
		await post(ALICE);
		await worked();
		expect(recording.recorded().map(({ to }) => to)).toEqual([subscription]);
	});

	it("can be tried, by its player alone", async () => {
		const { deviceId: device } = await subscribe(ALICE);
		const test = (playerId: bigint) =>
			client().call(calls.testPush, { params: { ...params, device } }, visitOf(playerId));
		expect(await test(ALICE)).toEqual({ sent: true });
		expect(received()).toMatchObject([{ title: "Notifications work", path: "/en/account/messages" }]);
		await expect(test(BOB)).rejects.toThrow("PUSH_DEVICE_UNKNOWN");
	});
});

describe("a push service", () => {
	it.each<[string, PushOutcome, number]>([
		["does not know the device any more, so it is removed", "gone", 0],
		["refuses a notification, and the device stays", "refused", 1],
	])("that %s", async (_case, outcome, devices) => {
		await subscribe(ALICE);
		outcomes = [outcome];
		await post(ALICE);
		await worked();
		expect(await devicesOf(ALICE)).toHaveLength(devices);
		expect(received()).toEqual([]);
	});

	it("that is busy is tried again later", async () => {
		await subscribe(ALICE);
		outcomes = ["busy"];
		await post(ALICE);
		await outbox.start();
		await expect.poll(received, { timeout: 8_000 }).toEqual([SHORT]);
		expect(await devicesOf(ALICE)).toHaveLength(1);
	});

	it.each<[string, PushOutcome | "busy", object]>([
		["does not know the device", "gone", { sent: false }],
		["is busy", "busy", { refused: "PUSH_NOT_SENT" }],
		["refuses", "refused", { refused: "PUSH_NOT_SENT" }],
	])("that %s answers a test so", async (_case, outcome, answer) => {
		const { deviceId: device } = await subscribe(ALICE);
		outcomes = [outcome];
		const tried = client().call(calls.testPush, { params: { ...params, device } }, visitOf(ALICE));
		expect(await tried.catch(({ code }) => ({ refused: code }))).toEqual(answer);
		expect(await devicesOf(ALICE)).toHaveLength(outcome === "gone" ? 0 : 1);
	});
});

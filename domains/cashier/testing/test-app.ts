import { openDeskOn } from "@baize/desk/testing";
import { openGeneralLedger } from "@baize/general-ledger/server";
import { check } from "@baize/kernel/check";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { recordingMails } from "@baize/notifications/testing";
import {
	type Binding,
	bindRoutes,
	openHttp,
	openInProcessClient,
	openLog,
	openOutbox,
	type Session,
	type Visit,
	visitReader,
} from "@baize/platform-server";
import { PROVED, testSecrets } from "@baize/testing";
import { openTestWallet, type TestWallet } from "@baize/wallet/testing";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { METHOD_GROUPS } from "../contract/index.ts";
import {
	type CashierPorts,
	openCashier,
	openProviders,
	openSandbox,
	type PaymentProvider,
	type Sandbox,
} from "../server/index.ts";
import { knownAccounts, provingByPin } from "./payments.ts";
import type { Person, TestCashier } from "./types.ts";

const SECRETS = testSecrets();
const CURRENCY = "CAD";

/** `provider`: the only one, in place of the sandbox. */
type Changed = Partial<CashierPorts> & { provider?: PaymentProvider };

/** `isWorking` false leaves the jobs where they are. */
export async function openTestCashier(changed: Changed = {}, isWorking = true): Promise<TestCashier> {
	const books = await openTestWallet();
	const cashier = await openTestCashierOn(books, changed, isWorking);
	return {
		...cashier,
		async close() {
			await cashier.close();
			await books.close();
		},
	};
}

/** The same over books that others move money in, too, and which it does not close. */
export async function openTestCashierOn(
	books: TestWallet,
	{ provider, ...changed }: Changed = {},
	isWorking = true,
): Promise<TestCashier> {
	const { database, clock, newId: ids, ledger, wallet } = books;
	const generalLedger = openGeneralLedger({
		database,
		clock,
		ids,
		ledger,
		switches: { switchBySite: async () => false },
	});
	const log = openLog("silent");
	const outbox = openOutbox(database, log);
	const app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, log);
	const records = openRecords();
	const lower = { database, clock, ids, outbox, log, wallet, books: generalLedger };
	const sandbox = sandboxInto(app, lower, records.callbackStatuses);
	const { desk, approve } = openDeskOn({ database, clock, ids });
	const ports = portsOver(lower, provider ?? sandbox, records);
	const cashier = openCashier({ ...ports, proposals: desk.proposals, ...changed });
	const personWith = peopleOf(app, cashier.bindings, ids);
	sandbox.mount(app);
	if (isWorking) await outbox.start();

	async function fund({ session: { playerId, currency } }: Person, amountMinor: bigint): Promise<void> {
		await wallet.batched.deposit({ playerId, currency, amountMinor, reference: ids() });
	}

	return {
		...{ database, clock, outbox, wallet, ledger, generalLedger, cashier, sandbox, app, ids },
		...records,
		approve,
		tick: (job) => cashier.jobs.find(({ name }) => name === job)!.run(),
		async player(cashMinor = 0n) {
			const made = personWith([], ids());
			await wallet.open(database.reader, made.session.playerId, CURRENCY);
			if (cashMinor > 0n) await fund(made, cashMinor);
			return made;
		},
		fund,
		async fundsOf({ session }) {
			const state = await ledger.balances(session.playerId, CURRENCY);
			return { cash: state?.cash ?? 0n, pending: state?.pendingWithdrawal ?? 0n };
		},
		operator: () => personWith(["withdrawals"], ids()),
		playerOf: (playerId) => personWith([], playerId),
		async close() {
			await outbox.stop();
			await app.close();
		},
	};
}

type Lower = Pick<CashierPorts, "database" | "clock" | "ids" | "outbox" | "log" | "books"> &
	Pick<TestCashier, "wallet" | "outbox">;

/** What was recorded and sent. */
type Records = Pick<TestCashier, "audited" | "mails" | "posted" | "streamed" | "callbackStatuses">;
const openRecords = (): Records => ({
	audited: [],
	mails: [],
	posted: [],
	streamed: [],
	callbackStatuses: [],
});

/** The sandbox's provider, whose callbacks come to this application. */
const sandboxInto = (
	app: FastifyInstance,
	{ database, clock, outbox, log }: Lower,
	callbackStatuses: number[],
): Sandbox =>
	openSandbox({
		profile: "test",
		database,
		clock,
		outbox,
		secrets: SECRETS,
		log,
		ownOrigin: () => "",
		payoutDelayMs: 0,
		async send(url, headers, payload) {
			const { statusCode } = await app.inject({ method: "POST", url, headers, payload });
			callbackStatuses.push(statusCode);
			return statusCode;
		},
	});

/** As the inbox does, it refuses a template that was not added before. */
function recordingInbox(
	posted: Records["posted"],
): Pick<CashierPorts["notifications"], "addTemplates" | "postMessage"> {
	const added = new Set<object>();
	return {
		addTemplates: (templates) => templates.forEach((template) => void added.add(template)),
		async postMessage(_tx, playerId, template, fills, about) {
			check(added.has(template), `${template.name} was not added`);
			posted.push({ playerId, name: template.name, fills, link: about?.link });
		},
	};
}

const portsOver = (
	lower: Lower,
	provider: PaymentProvider,
	{ audited, mails, posted, streamed }: Records,
): Omit<CashierPorts, "proposals"> => ({
	...lower,
	...willingNeighbours(lower.clock),
	secrets: SECRETS,
	providers: openProviders({ clock: lower.clock, providers: [provider] }),
	methodGroups: METHOD_GROUPS,
	stream: { publish: (topic, kind, data) => void streamed.push({ topic, kind, data }) },
	nameOf: ({ playerId }) => `Operator ${playerId}`,
	audit: { record: async (_tx, entry) => void audited.push(entry) },
	notifications: {
		...recordingMails(mails),
		...recordingInbox(posted),
	},
	publicUrl: "http://localhost:3000",
});

/** Makes people who call in process, and whose sessions the router knows. */
function peopleOf(app: FastifyInstance, bindings: readonly Binding[], ids: () => Id) {
	const client = openInProcessClient(bindings);
	const sessions = new Map<string, Session>();
	bindRoutes(
		app,
		bindings,
		visitReader((sid) => sessions.get(sid ?? "")),
	);
	return (roles: readonly string[], playerId: Id): Person => {
		const handle = `h${idText(playerId)}`;
		const who = { sessionId: ids(), handle, playerId, bucket: bucketOf(playerId) };
		const session = { ...who, currency: CURRENCY, roles, ...PROVED };
		sessions.set(handle, session);
		const visit: Visit = { session, locale: "en", ip: "127.0.0.1", userAgent: "", cookies: {} };
		return { session, params: { session: handle }, call: (spec, input) => client.call(spec, input, visit) };
	};
}

/**
 * The other domains' ports for a player whom nothing blocks; each port's refusals have tests of their own in the
 * cashier.
 */
const willingNeighbours = (clock: Clock) =>
	({
		saferPlay: {
			reserveDeposit: async () => {},
			freeDeposit: async () => {},
			countDeposit: async () => {},
			judgeCapture: async () => "allowed",
		},
		players: {
			namesOf: async (_reader, ids) => new Map(ids.map((id) => [id, { name: `Person ${idText(id)}` }])),
			readPlayer: async (_reader, id) => ({ email: emailOf(id), displayName: `Player ${idText(id)}`, language: "en" }),
		},
		documents: { statusOf: async () => "VERIFIED", neededBefore: async () => "withdrawal" },
		proofs: provingByPin,
		payableAccounts: async () => knownAccounts(clock.nowMs()),
		bankAccounts: { check: async () => "free", claim: async () => true, registerOld: async () => {} },
		securityChanges: async () => [],
		notMeLink: async (_tx, { notice }) => `http://localhost:3000/en/not-me?token=of-${notice}`,
		payoutFreezes: { lockedSince: async () => undefined, among: async () => new Set() },
		signIns: async () => [],
		noteInstrument: async () => {},
		mayDeposit: async () => {},
		depositBlocks: async () => [],
		isOpen: () => true,
		eligibilityBlockOf: () => undefined,
		mayCancelWithdrawal: () => true,
		transfers: {
			lockPlayer: async (tx, id) => void (await sql`select pg_advisory_xact_lock(${id})`.execute(tx)),
			findPlayer: async () => undefined,
			isSamePerson: async () => false,
			restrictionOf: async () => null,
			depositVerdict: async () => "free",
			isOffered: async () => true,
		},
	}) satisfies Partial<CashierPorts>;

export const emailOf = (playerId: Id): string => `${idText(playerId)}@baize.test`;

/** Waits for work that the outbox does in the background. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
	for (let waited = 0; waited < 400; waited++) {
		if (await isSo()) return;
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
	throw new Error("it did not come to pass within ten seconds");
}

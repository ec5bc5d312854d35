import type { openDeskOn } from "@baize/desk/testing";
import type { GeneralLedger } from "@baize/general-ledger/server";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import type { RecordedMail } from "@baize/notifications/testing";
import type { Database, Outbox, Session } from "@baize/platform-server";
import type { SettableClock } from "@baize/testing";
import type { TestWallet } from "@baize/wallet/testing";
import type { FastifyInstance } from "fastify";
import type { AuditEntry, Cashier, Sandbox } from "../server/index.ts";

/** A cashier with its database, its sandbox and its wallet, on the real PostgreSQL and over HTTP. */
export type TestCashier = {
	database: Database;
	clock: SettableClock;
	outbox: Outbox;
	wallet: TestWallet["wallet"];
	ledger: TestWallet["ledger"];
	generalLedger: GeneralLedger;
	cashier: Cashier;
	sandbox: Sandbox;
	app: FastifyInstance;
	/** What was recorded and sent. */
	audited: AuditEntry[];
	mails: RecordedMail[];
	posted: { playerId: Id; name: string; fills: object; link: string | undefined }[];
	streamed: { topic: string; kind: string; data: unknown }[];
	/** The answers to callbacks. */
	callbackStatuses: number[];
	ids: () => Id;
	/** Runs a periodic job once. */
	tick(job: string): Promise<void>;
	/** Signed in, with this much cash. */
	player(cashMinor?: bigint): Promise<Person>;
	fund(person: Person, cashMinor: bigint): Promise<void>;
	/** The balances in the ledger. */
	fundsOf(person: Person): Promise<{ cash: bigint; pending: bigint }>;
	operator(): Person;
	/** A player who has a wallet already, signed in. */
	playerOf(playerId: Id): Person;
	/** On the desk, as another operator than these. */
	approve: ReturnType<typeof openDeskOn>["approve"];
	close(): Promise<void>;
};

export type Person = {
	session: Session;
	call<Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>): Promise<ReplyOf<Spec>>;
	/** The params of a player's call. */
	params: { session: string };
};

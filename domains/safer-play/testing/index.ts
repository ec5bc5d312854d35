import type { EligibilityBlock } from "@baize/identity/contract";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { type RecordedMail, recordingMails } from "@baize/notifications/testing";
import { openInProcessClient, openLog, type Session, type Tx } from "@baize/platform-server";
import { PROVED, testSecrets } from "@baize/testing";
import { openTestWallet, playerWithCash, type TestWallet } from "@baize/wallet/testing";
import {
	type LimitKind,
	type LimitWindow,
	readPlayClock,
	readSaferPlay,
	refusalOfStake,
	type SaferPlayState,
	setLimit,
} from "../contract/index.ts";
import {
	type ExclusionRegister,
	openRegisters,
	openSaferPlay,
	type RegisterPerson,
	type Registers,
	type SaferPlay,
	type SaferPlayPorts,
} from "../server/index.ts";

type Player = NonNullable<Awaited<ReturnType<SaferPlayPorts["players"]["readPlayer"]>>>;
const SECRETS = testSecrets();

type AuditEntry = Parameters<SaferPlayPorts["audit"]["record"]>[1];

/** Safer play over a real ledger and the real database; the test defines who exists. */
export type TestSaferPlay = Omit<TestWallet, "player"> & {
	saferPlay: SaferPlay;
	registers: Registers;
	audited: AuditEntry[];
	mails: RecordedMail[];
	/** What stops a player's play besides safer play. */
	blocks: Map<Id, EligibilityBlock>;
	/** Topics whose pages were notified. */
	notifiedTopics: string[];
	/** A signed-in player with this much cash; by default in Ontario. */
	player(cashMinor?: bigint, of?: Partial<Player>): Promise<Person>;
	/** What a register of Great Britain answers; throwing means no answer. */
	register: { isListed: ExclusionRegister["isListed"]; queryCount: number };
	/** Gives the player another address. */
	move(person: Person, to: Pick<Player, "country" | "subdivision">): void;
	operator(): Person;
	/** Advances the clock and ends what has paused, as the periodic job would. */
	later(ms: number): Promise<void>;
};

export type Person = {
	playerId: Id;
	session: Session;
	call<Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>): Promise<ReplyOf<Spec>>;
	params: { session: string };
};

export async function openTestSaferPlay(): Promise<TestSaferPlay> {
	const books = await openTestWallet();
	const { clock, newId: ids } = books;
	const people = new Map<Id, Player>();
	const blocks: TestSaferPlay["blocks"] = new Map();
	const records = openRecords();
	const registers = openRegistersOver(books, records);
	const saferPlay = openSaferPlay({
		...portsOver(books, people, records, registers),
		eligibilityBlockOf: ({ session }) => session && blocks.get(session.playerId),
	});
	const personWith = openPeople(saferPlay);
	return {
		...books,
		...records,
		blocks,
		saferPlay,
		registers,
		async player(cashMinor = 100_000n, of = {}) {
			const currency = of.currency ?? "CAD";
			const playerId = await playerWithCash(books, cashMinor, currency);
			const email = `${idText(playerId)}@baize.test`;
			const info = { email, displayName: "Ada", language: "en", country: "CA", subdivision: "ON" } as const;
			people.set(playerId, { playerId, currency, ...info, ...of });
			return personWith(playerId, currency, []);
		},
		move({ playerId }, to) {
			people.set(playerId, { ...people.get(playerId)!, ...to });
		},
		operator: () => personWith(ids(), "", ["players"]),
		async later(ms) {
			await saferPlay.settled();
			clock.advance(ms);
			await saferPlay.endPausedPlay();
		},
		async close() {
			await saferPlay.settled();
			await books.close();
		},
	};
}

type Records = Pick<TestSaferPlay, "audited" | "mails" | "notifiedTopics" | "register">;
const openRecords = (): Records => ({
	audited: [],
	mails: [],
	notifiedTopics: [],
	register: { isListed: async () => false, queryCount: 0 },
});

const auditInto = (audited: AuditEntry[]) => ({
	record: async (_tx: Tx, entry: AuditEntry) => void audited.push(entry),
});

/** With one outside register, which answers what the test says. */
function openRegistersOver({ database, clock }: TestWallet, { audited, register }: Records): Registers {
	const GAMSTOP = {
		isListed(person: RegisterPerson, signal: AbortSignal) {
			register.queryCount++;
			return register.isListed(person, signal);
		},
	};
	const audit = auditInto(audited);
	return openRegisters({ database, clock, secrets: SECRETS, log: openLog("silent"), audit, outside: { GAMSTOP } });
}

const portsOver = (
	{ database, clock, newId: ids, wallet, ledger }: TestWallet,
	people: Map<Id, Player>,
	{ audited, mails, notifiedTopics }: Records,
	registers: Registers,
): SaferPlayPorts => ({
	database,
	clock,
	ids,
	wallet,
	log: openLog("silent"),
	registers,
	eligibilityBlockOf: () => undefined,
	bus: openBus(),
	stream: { publishHere: (topic) => void notifiedTopics.push(topic) },
	onMovedElsewhere: (listener) =>
		ledger.changes.subscribe({
			moved: () => {},
			movedElsewhere: (wallets) => listener(wallets.map(({ playerId }) => playerId)),
		}),
	async personOf(_reader, playerId) {
		const player = people.get(playerId);
		return player && personOf(player);
	},
	players: playersOf(people),
	audit: auditInto(audited),
	notifications: recordingMails(mails),
	publicUrl: "https://baize.test",
});

/** Delivers at once. */
function openBus(): SaferPlayPorts["bus"] {
	const subscribers: { channel: string; onMessage: (text: string) => void }[] = [];
	return {
		publish: (channel, text) => {
			for (const each of subscribers) if (each.channel === channel) each.onMessage(text);
		},
		subscribe: (channel, onMessage) => void subscribers.push({ channel, onMessage }),
	};
}

const playersOf = (people: Map<Id, Player>): SaferPlayPorts["players"] => ({
	readPlayer: async (_reader, playerId) => people.get(playerId),
	readPlayers: async (_reader, playerIds) =>
		new Map(playerIds.filter((playerId) => people.has(playerId)).map((playerId) => [playerId, people.get(playerId)!])),
	findPlayer: async (_reader, email) => [...people.values()].find((player) => player.email === email),
});

/** Makes people who are signed in and call in process. */
function openPeople({ bindings }: SaferPlay) {
	const calls = openInProcessClient(bindings);
	return (playerId: Id, currency: string, roles: readonly string[]): Person => {
		const handle = `h${idText(playerId)}`;
		const session = { sessionId: playerId, handle, playerId, bucket: bucketOf(playerId), currency, roles, ...PROVED };
		const visit = { session, locale: "en", ip: "192.0.2.1", userAgent: "", cookies: {} } as const;
		return { playerId, session, params: { session: handle }, call: (spec, input) => calls.call(spec, input, visit) };
	};
}

/** A different name for each, so that no two are taken for one person. */
const personOf = ({ playerId, email, country }: Player) => ({
	email,
	firstName: "Ada",
	lastName: [...idText(playerId)].map((sign) => String.fromCharCode(97 + (sign.charCodeAt(0) % 26))).join(""),
	birthDate: "1990-01-31",
	country,
	postalCode: "M5H 2N2",
	phone: null,
});

/** Working limits for another domain's tests: over its ledger, and every player lives in Ontario. */
export function saferPlayOver(books: Pick<SaferPlayPorts, "database" | "clock" | "ids" | "wallet">): SaferPlay {
	const at = { displayName: "Ada", language: "en", currency: "CAD", country: "CA", subdivision: "ON" } as const;
	const anyone = (playerId: Id) => ({ ...at, playerId, email: `${idText(playerId)}@baize.test` });
	return openSaferPlay({
		...books,
		log: openLog("silent"),
		bus: { publish: () => {}, subscribe: () => {} },
		stream: { publishHere: () => {} },
		onMovedElsewhere: () => {},
		registers: { check: async () => "allowed", keysOf: () => [], isOutside: () => false },
		eligibilityBlockOf: () => undefined,
		personOf: async () => undefined,
		players: {
			readPlayer: async (_reader, playerId) => anyone(playerId),
			readPlayers: async (_reader, playerIds) => new Map(playerIds.map((playerId) => [playerId, anyone(playerId)])),
			findPlayer: async () => undefined,
		},
		audit: { record: async () => {} },
		notifications: { sendMail: async () => {} },
		publicUrl: "https://baize.test",
	});
}

/** What a player does, as the domains that take money would do it. */
export function actsIn(app: TestSaferPlay) {
	return {
		/** "done", or the code of the refusal. */
		async stake({ playerId, session: { currency } }: Person, stakeMinor = 100n, winMinor = 0n): Promise<string> {
			const round = { playerId, currency, roundId: app.newId(), gameId: 7, stakeMinor, winMinor };
			const moved = await app.wallet.batched.instantRound(round);
			await app.saferPlay.settled();
			return moved.status === "blocked" ? refusalOfStake(moved, currency).code : moved.status;
		},
		deposit: ({ playerId }: Person, amountMinor: bigint, reference = app.newId()): Promise<void> =>
			app.database.transaction((tx) =>
				app.saferPlay.reserveDeposit(tx, { playerId, currency: "CAD", amountMinor, reference }),
			),
		set: ({ call, params }: Person, kind: LimitKind, window: LimitWindow, amount: number | null) =>
			call(setLimit, { params, body: { kind, window, amount } }),
		state: ({ call, params }: Person): Promise<SaferPlayState> => call(readSaferPlay, { params }),
		clockOf: ({ call, params }: Person) => call(readPlayClock, { params }),
	};
}

export const rowOf = (state: SaferPlayState, kind: LimitKind, window: LimitWindow) =>
	state.limits.find((each) => each.kind === kind && each.window === window);

import { randomBytes } from "node:crypto";
import { type Id, idText } from "@baize/kernel/id";
import { openTestWallet, playerWithCash } from "@baize/wallet/testing";
import { answerPam, type PamPorts } from "../server/providers/pam/calls.ts";
import { PAM_ROOT } from "../server/providers/pam/root.ts";
import { DEFAULT_POLICIES, type Policies } from "../server/providers/policies.data.ts";
import { openProvidedSessions } from "../server/providers/sessions/index.ts";
import type { Aggregator } from "../server/providers/settings.ts";

const KEY = "a-key-of-an-aggregator-in-the-tests";
export const GAME = "wheel-24";
/** The login of every player in these tests. */
export const LOGIN = 77n;

type Answer = {
	http: number;
	status: string;
	error?: { code: string };
	transactionResult?: { transactionId?: string; balance: { cashAmount: number } };
	// biome-ignore lint/suspicious/noExplicitAny: the tests read what many calls answer.
	[more: string]: any;
};

export type PamRequest = {
	method?: string;
	path: string;
	token?: string;
	body?: object | string;
	headers?: Record<string, string>;
	query?: string;
};

/** The wallet that providers play with, on the real database, as an aggregator calls it. */
export async function openTestProvided() {
	const books = await openTestWallet();
	const { database, clock, newId, wallet } = books;
	const random = { bytes: (count: number) => randomBytes(count) };
	const sessions = openProvidedSessions({ database, clock, ids: newId, random });
	const may = { bet: true };
	const strangers = new Set<Id>();
	/** A test changes them. */
	const policies: { -readonly [Name in keyof Policies]: Policies[Name] } = { ...DEFAULT_POLICIES };
	const signatureKeys: string[] = [];
	const provider = { name: "acme", maker: "Acme", pages: [], titles: [], policies };
	const aggregator: Aggregator = {
		name: "test",
		apiKeys: [KEY],
		signatureKeys,
		launchUrl: "",
		launchKey: "",
		providers: [provider, { ...provider, name: "other" }],
	};
	const ports: PamPorts = {
		...{ database, clock, wallet, sessions },
		ids: newId,
		aggregators: [aggregator],
		currencyOf: async (playerId) => (strangers.has(playerId) ? undefined : "CAD"),
		mayBet: async () => may.bet,
	};

	async function send(request: PamRequest): Promise<Answer> {
		const { method = "GET", path, token = "", body, headers = {}, query = "provider=acme" } = request;
		const text = typeof body === "string" ? body : body ? JSON.stringify(body) : "";
		const url = `${PAM_ROOT}${path}?${query}`;
		const all = { authorization: `Bearer ${KEY}`, "x-player-token": token, ...headers };
		const answer = await answerPam(ports, { method, url, headers: all, body: Buffer.from(text) }, path);
		return { ...(JSON.parse(answer.text) as Answer), http: answer.status };
	}

	async function player(cashMinor = 10_000n) {
		const playerId = await playerWithCash(books, cashMinor);
		const session = { playerId, provider: "acme", game: GAME, gameNumber: 7, currency: "CAD", country: "CA" };
		const token = await sessions.begin({ ...session, loginId: LOGIN, language: "en", ip: "127.0.0.1" });
		const of = `/players/${idText(playerId)}`;
		const post = (transaction: object, more: Partial<PamRequest> = {}) =>
			send({ method: "POST", path: `${of}/transactions`, token, body: aTransaction(transaction), ...more });
		return {
			playerId,
			token,
			of,
			post,
			bet: (id: string, amount: number, more: object = {}) =>
				post({ transactionType: "WITHDRAW", cashAmount: amount, providerTransactionId: id, ...more }),
			win: (id: string, amount: number, more: object = {}) =>
				post({ transactionType: "DEPOSIT", cashAmount: amount, providerTransactionId: id, ...more }),
			cancel: (id: string, ref: string, more: object = {}) =>
				post({ transactionType: "CANCEL", providerTransactionId: id, providerBetRef: ref, ...more }),
			cash: async () => (await books.ledger.balances(playerId, "CAD"))!.cash,
		};
	}

	return { ...books, sessions, may, strangers, policies, signatureKeys, send, player };
}

export type TestProvided = Awaited<ReturnType<typeof openTestProvided>>;

/** In the round "r" of the game of the session, unless said otherwise. */
export const aTransaction = (over: object = {}) => ({
	currency: "CAD",
	provider: "acme",
	transactionType: "WITHDRAW",
	cashAmount: 0,
	bonusAmount: 0,
	promoAmount: 0,
	transactionDateTime: "2026-01-02T03:04:05Z",
	providerTransactionId: "t",
	providerRoundId: "r",
	providerGameId: GAME,
	...over,
});

/** The code of a refusal, or the balance. */
export const outcomeOf = (answer: Answer): string | number =>
	answer.error?.code ?? answer.transactionResult?.balance.cashAmount ?? answer.http;

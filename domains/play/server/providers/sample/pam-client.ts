import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "@baize/kernel/time";
import { signatureOf } from "../pam/authenticate.ts";
import { PAM_ROOT } from "../pam/root.ts";

/** The player as the sample's program knows them. */
export type Player = { playerId: string; token: string; currency: string };

type Result = { status: string; error?: { code: string }; balance?: Balance; transactionResult?: { balance: Balance } };
type Balance = { cashAmount: number };
export type Outcome = { code: string | null; balance: number | null };

export type ClientPorts = {
	/** Where the operator's PAM API answers. */
	operatorUrl: () => string;
	apiKey: string;
	signatureKey: string;
	provider: string;
	clock: Clock;
};

const ATTEMPTS = 4;
const TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 200;

/** The other side of the PAM API: it repeats what was not answered, with the same id, as the rules of the API ask. */
export function openPamClient({ operatorUrl, apiKey, signatureKey, provider, clock }: ClientPorts) {
	async function send(method: "GET" | "POST", path: string, token: string, content?: object): Promise<Result> {
		const url = `${PAM_ROOT}${path}?provider=${provider}`;
		const body = Buffer.from(content ? JSON.stringify(content) : "");
		const answer = await fetch(operatorUrl() + url, {
			method,
			headers: {
				authorization: `Bearer ${apiKey}`,
				"x-player-token": token,
				"x-correlation-id": crypto.randomUUID(),
				"x-signature": signatureOf({ method, url, body }, signatureKey, clock.nowMs()),
				...(content ? { "content-type": "application/json" } : {}),
			},
			signal: AbortSignal.timeout(TIMEOUT_MS),
			...(content ? { body } : {}),
		});
		return (await answer.json()) as Result;
	}

	/** Null where no attempt was answered. */
	async function insist(path: string, token: string, content: object): Promise<Result | null> {
		for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
			try {
				return await send("POST", path, token, content);
			} catch {
				await pause(FIRST_PAUSE_MS * 2 ** attempt);
			}
		}
		return null;
	}

	const outcomeOf = (result: Result | null): Outcome => ({
		code: result ? (result.error?.code ?? null) : "UNANSWERED",
		balance: (result?.transactionResult?.balance ?? result?.balance)?.cashAmount ?? null,
	});

	return {
		balance: async ({ playerId, token }: Player) => outcomeOf(await send("GET", `/players/${playerId}/balance`, token)),
		/** `transaction`: what is special to it; a repetition has the same id. */
		async transact({ playerId, token, currency }: Player, transaction: Transaction): Promise<Outcome> {
			const content = {
				currency,
				provider,
				bonusAmount: 0,
				promoAmount: 0,
				transactionDateTime: new Date(clock.nowMs()).toISOString(),
				...transaction,
			};
			return outcomeOf(await insist(`/players/${playerId}/transactions`, token, content));
		},
	};
}

export type Transaction = {
	transactionType: "WITHDRAW" | "DEPOSIT" | "CANCEL";
	cashAmount: number;
	providerTransactionId: string;
	providerBetRef: string;
	providerRoundId: string;
	providerGameId: string;
	isGameOver: boolean;
};

export type PamClient = ReturnType<typeof openPamClient>;

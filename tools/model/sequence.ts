import type { Id } from "@baize/kernel/id";
import { type Draws, weighted } from "@baize/kernel/random";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Bar, BonusActivation, BonusGrant, BonusRemoval, Cap, Kind, Operation } from "@baize/ledger/contract";
import { GuardedModel } from "@baize/ledger/testing";
import { operationOf, type Subjects } from "./operation.ts";
import type { PaymentAct, PaymentAction } from "./payment-action.ts";
import { termsOf } from "./terms.ts";
import type { Transfers } from "./transfers.ts";
import { OTHERS, PAYMENTS, POSTED } from "./weights.data.ts";

/** Where the process that carries out a command is lost: before the commit, or after it, before the answer. */
export type Cut = "nowhere" | "before the commit" | "after the commit";

export type Action =
	| { do: "post"; operation: Operation }
	| { do: "hit"; operation: Operation }
	| { do: "grant"; command: BonusGrant; cut: Cut }
	| { do: "activate"; command: BonusActivation; cut: Cut }
	| { do: "remove"; command: BonusRemoval; cut: Cut }
	| { do: "bars"; bars: readonly Bar[] }
	| { do: "caps"; caps: readonly Cap[] }
	| PaymentAction
	| { do: "rest" };

/** One player's sequence of operations, with the model of their wallet. */
export type Sequence = { playerId: Id; currency: string; isPayer: boolean; model: GuardedModel; next(): Action };

export type SequenceOptions = {
	playerId: Id;
	currency: string;
	draws: Draws;
	newId(): Id;
	nowMs(): number;
	transfers: Transfers;
	/** The game that gives to a jackpot. */
	potGame: number;
	/** Withdraws at the cashier, which takes no less than 20.00: all amounts are a hundred times those of others. */
	isPayer: boolean;
};

const GRANTS = 3;
const CUTS: readonly Cut[] = ["nowhere", "nowhere", "before the commit", "after the commit"];

type Other = keyof typeof OTHERS;
type Choice = { weight: number; kind?: Kind; other?: Other; payment?: PaymentAct };
const entriesOf = <Name extends string>(weights: Partial<Record<Name, number>>) =>
	Object.entries(weights) as [Name, number][];
const OF_ALL: readonly Choice[] = [
	...entriesOf<Kind>(POSTED).map(([kind, weight]) => ({ weight, kind })),
	...entriesOf<Other>(OTHERS).map(([other, weight]) => ({ weight, other })),
];
const OF_PAYERS: readonly Choice[] = [
	...OF_ALL.filter(({ kind }) => !kind?.startsWith("withdrawal")),
	...entriesOf<PaymentAct>(PAYMENTS).map(([payment, weight]) => ({ weight, payment })),
];
const PAYERS_UNIT = 100;
const MIN_WITHDRAWN_MINOR = 2_000;
const MAX_WITHDRAWN_MINOR = 9_000;

export function openSequence(options: SequenceOptions): Sequence {
	const { playerId, currency, draws, newId, nowMs, potGame, isPayer } = options;
	const unit = isPayer ? PAYERS_UNIT : 1;
	const model = new GuardedModel(nowMs);
	const whose = { playerId, currency };
	const newIds = (): Id[] => Array.from({ length: GRANTS }, newId);
	const grants = newIds();
	const ids = { activation: newIds(), lock: newIds(), release: newIds() };
	const terms = grants.map((_, at) => termsOf(draws, nowMs(), at, unit));
	const subjects: Subjects = { ...options, unit, model, grants };
	const cut = (): Cut => CUTS[draws.below(CUTS.length)]!;
	const minor = (limit: number): bigint => BigInt(draws.below(limit));

	function hit(): Action {
		const stakeMinor = 1n + minor(20);
		const roundId = newId();
		const round = { opId: roundId, reference: roundId, kind: "casinoRound", gameId: potGame } as const;
		return { do: "hit", operation: { ...whose, ...round, stakeMinor, winMinor: 0n } };
	}

	const others: Record<keyof typeof OTHERS, (grant: number) => Action> = {
		duplicate: () => ({ do: "post", operation: duplicateOf(subjects) ?? operationOf(subjects, "deposit") }),
		grant: (at) => ({
			do: "grant",
			cut: cut(),
			command: { ...whose, grant: grants[at]!, amountMinor: BigInt((60 + 40 * at) * unit) },
		}),
		activate: (at) => ({
			do: "activate",
			cut: cut(),
			command: {
				...whose,
				grant: grants[at]!,
				activationId: ids.activation[at]!,
				lockId: ids.lock[at]!,
				terms: terms[at]!,
				lockMinor: minor(30 * unit),
			},
		}),
		remove: (at) => ({
			do: "remove",
			cut: cut(),
			command: { ...whose, grant: grants[at]!, releaseId: ids.release[at]! },
		}),
		bars: () => ({ do: "bars", bars: someBars(draws, nowMs()) }),
		caps: () => ({ do: "caps", caps: someCaps(draws, unit) }),
		hit,
		rest: () => ({ do: "rest" }),
	};

	const payment = (act: PaymentAct): PaymentAction => ({
		do: act,
		amountMinor: BigInt(MIN_WITHDRAWN_MINOR) + minor(MAX_WITHDRAWN_MINOR - MIN_WITHDRAWN_MINOR),
		which: draws.below(6),
		times: draws.below(4) === 0 ? 2 : 1,
	});

	return {
		...whose,
		isPayer,
		model,
		next() {
			const { kind, other, payment: act } = weighted(draws, isPayer ? OF_PAYERS : OF_ALL);
			if (other) return others[other](draws.below(GRANTS));
			if (act) return payment(act);
			return { do: "post", operation: operationOf(subjects, kind!) };
		},
	};
}

/** An operation that was posted before, mostly as it was. */
function duplicateOf({ draws, model }: Subjects): Operation | undefined {
	const recorded = [...model.recorded.values()];
	const earlier = recorded[draws.below(Math.max(1, recorded.length))]?.operation;
	if (!earlier || draws.below(4) > 0) return earlier;
	return { ...earlier, reference: earlier.reference + 1n };
}

function someBars(draws: Draws, nowMs: number): Bar[] {
	return Array.from({ length: draws.below(3) }, (_, at) => {
		const fromMs = nowMs + draws.below(4) * 10 * MINUTE_MS;
		return { number: at + 1, fromMs, untilMs: fromMs + (1 + draws.below(4)) * 10 * MINUTE_MS };
	});
}

function someCaps(draws: Draws, unit: number): Cap[] {
	const all: Cap[] = [
		{ number: 5, measure: "stake", window: { rollingMs: HOUR_MS }, maxMinor: BigInt(draws.below(200 * unit)) },
		{ number: 6, measure: "loss", window: { rollingMs: 4 * HOUR_MS }, maxMinor: BigInt(draws.below(300 * unit)) },
		{ number: 7, measure: "stake", window: { monthIn: "UTC" }, maxMinor: BigInt(draws.below(1_000 * unit)) },
	];
	return all.filter(() => draws.below(2) === 0);
}

import type { Id } from "@baize/kernel/id";
import { type Draws, weighted } from "@baize/kernel/random";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Bar, BonusActivation, BonusGrant, BonusRemoval, Cap, Kind, Operation } from "@baize/ledger/contract";
import { GuardedModel } from "@baize/ledger/testing";
import { operationOf, type Subjects } from "./operation.ts";
import { termsOf } from "./terms.ts";
import type { Transfers } from "./transfers.ts";
import { OTHERS, POSTED } from "./weights.data.ts";

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
	| { do: "rest" };

/** One player's sequence of operations, with the model of their wallet. */
export type Sequence = { playerId: Id; currency: string; model: GuardedModel; next(): Action };

export type SequenceOptions = {
	playerId: Id;
	currency: string;
	draws: Draws;
	newId(): Id;
	nowMs(): number;
	transfers: Transfers;
	/** The game that gives to a jackpot. */
	potGame: number;
};

const GRANTS = 3;
const CUTS: readonly Cut[] = ["nowhere", "nowhere", "before the commit", "after the commit"];

type Choice = { weight: number; kind: Kind | undefined; other: keyof typeof OTHERS | undefined };
const CHOICES: readonly Choice[] = [
	...Object.entries(POSTED).map(([kind, weight]) => ({ weight, kind: kind as Kind, other: undefined })),
	...Object.entries(OTHERS).map(([other, weight]) => ({
		weight,
		kind: undefined,
		other: other as keyof typeof OTHERS,
	})),
];

export function openSequence(options: SequenceOptions): Sequence {
	const { playerId, currency, draws, newId, nowMs, potGame } = options;
	const model = new GuardedModel(nowMs);
	const whose = { playerId, currency };
	const newIds = (): Id[] => Array.from({ length: GRANTS }, newId);
	const grants = newIds();
	const ids = { activation: newIds(), lock: newIds(), release: newIds() };
	const terms = grants.map((_, at) => termsOf(draws, nowMs(), at));
	const subjects: Subjects = { ...options, model, grants };
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
			command: { ...whose, grant: grants[at]!, amountMinor: BigInt(60 + 40 * at) },
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
				lockMinor: minor(30),
			},
		}),
		remove: (at) => ({
			do: "remove",
			cut: cut(),
			command: { ...whose, grant: grants[at]!, releaseId: ids.release[at]! },
		}),
		bars: () => ({ do: "bars", bars: someBars(draws, nowMs()) }),
		caps: () => ({ do: "caps", caps: someCaps(draws) }),
		hit,
		rest: () => ({ do: "rest" }),
	};

	return {
		...whose,
		model,
		next() {
			const { kind, other } = weighted(draws, CHOICES);
			if (other) return others[other](draws.below(GRANTS));
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

function someCaps(draws: Draws): Cap[] {
	const all: Cap[] = [
		{ number: 5, measure: "stake", window: { rollingMs: HOUR_MS }, maxMinor: BigInt(draws.below(200)) },
		{ number: 6, measure: "loss", window: { rollingMs: 4 * HOUR_MS }, maxMinor: BigInt(draws.below(300)) },
		{ number: 7, measure: "stake", window: { monthIn: "UTC" }, maxMinor: BigInt(draws.below(1_000)) },
	];
	return all.filter(() => draws.below(2) === 0);
}

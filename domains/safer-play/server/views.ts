import { idText } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { CAPS, type ChangeRow, type LimitKind, type LimitWindow, type SaferPlayState } from "../contract/index.ts";
import { restrictionBy } from "./exclusion/break-rules.ts";
import { stretchOf } from "./guard-wallet.ts";
import { usageOf } from "./limits/deposit-rules.ts";
import { depositedOf, LONGEST_WINDOW_MS } from "./limits/deposits.ts";
import { lawOf, legalMax, maxRealityCheckMs } from "./limits/law.ts";
import { EVERY_LIMIT, effectiveLimit, limitNamed, type Person } from "./person.ts";
import { playedMs, timeClosing } from "./play-clock/play-rules.ts";
import { readEndedPlays, readOpenPlay } from "./play-clock/store-play.ts";
import type { SaferPlayPorts } from "./ports.ts";
import { hasDeposited, readChanges, readDeposits } from "./store.ts";
import type { ChangeRow as StoredChange } from "./tables.ts";

type Ports = Pick<SaferPlayPorts, "clock" | "wallet">;
type Usage = { used: number; emptyAtMs: number | null };

const HISTORY = 50;

export async function showState(ports: Ports, reader: Reader, person: Person): Promise<SaferPlayState> {
	const nowMs = ports.clock.nowMs();
	const { player_id: playerId, currency, reality_check_ms: realityCheckMs } = person;
	const law = lawOf(person);
	const usages = await openUsages(ports, reader, person, nowMs);
	const hasDepositLimit = (["day", "week", "month"] as const).some(
		(window) => limitNamed(person, "deposit", window).amount !== null,
	);
	return {
		currency,
		zone: law.zone,
		nowMs,
		limits: EVERY_LIMIT.map(({ kind, window }) => {
			const { amount, pending } = limitNamed(person, kind, window);
			const usage = effectiveLimit(person, kind, window) === null ? undefined : usages(kind, window);
			return {
				kind,
				window,
				amount: wireOf(amount),
				legalMax: wireOf(legalMax(person, kind, window)),
				used: usage?.used ?? null,
				emptyAtMs: usage?.emptyAtMs ?? null,
				pending: pending && { amount: wireOf(pending.amount), fromMs: pending.fromMs },
			};
		}),
		realityCheckMs,
		maxRealityCheckMs: maxRealityCheckMs(person),
		restriction: restrictionBy(person.breaks, nowMs),
		history: (await readChanges(reader, playerId, HISTORY)).map(changeView),
		organisations: law.organisations.map((each) => ({ ...each })),
		offersLimits: !person.offer_answered_at && !hasDepositLimit && !(await hasDeposited(reader, playerId)),
	};
}

const wireOf = (amount: bigint | null): number | null => (amount === null ? null : Number(amount));

async function openUsages(
	{ wallet }: Ports,
	reader: Reader,
	person: Person,
	nowMs: number,
): Promise<(kind: LimitKind, window: LimitWindow) => Usage> {
	const { player_id: playerId, currency } = person;
	const { zone } = lawOf(person);
	const since = new Date(nowMs - LONGEST_WINDOW_MS);
	const caps = await wallet.guards.caps(reader, playerId, currency);
	const deposits = (await readDeposits(reader, playerId, since)).map(depositedOf);
	const ended = (await readEndedPlays(reader, [playerId], since)).map(stretchOf);
	const open = await readOpenPlay(reader, playerId);
	return (kind, window) => {
		if (kind === "deposit") {
			const { usedMinor, emptyAtMs } = usageOf(deposits, window, zone, nowMs);
			return { used: Number(usedMinor), emptyAtMs };
		}
		if (kind === "time") {
			const stretches = open ? [...ended, stretchOf(open)] : ended;
			const closed = timeClosing(stretches, undefined, 0, window, zone, nowMs);
			const used = playedMs(stretches, window, zone, nowMs);
			return { used, emptyAtMs: used > 0 ? (closed?.untilMs ?? null) : null };
		}
		const cap = caps.find(({ number }) => number === CAPS[kind][window]);
		return { used: Number(cap?.usedMinor ?? 0n), emptyAtMs: cap?.emptyAtMs ?? null };
	};
}

const changeView = ({ change_id, at, by, what, details }: StoredChange): ChangeRow => ({
	changeId: idText(change_id),
	atMs: at.getTime(),
	by,
	what,
	...details,
});

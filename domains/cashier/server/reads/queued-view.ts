import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import { APPROVALS_NEEDED, type HoldView, type QueuedWithdrawalView } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { isInReview } from "../holds/reviews.ts";
import { readSteps } from "../store.ts";
import type { StepRow, WithdrawalRow } from "../tables.ts";
import { leftOf, type Source } from "../withdrawals/loop/judge-loop.ts";
import { sourcesOf } from "../withdrawals/loop/source-store.ts";
import type { Measured } from "../withdrawals/promises/judge-times.ts";
import { readTimes } from "../withdrawals/promises/times-store.ts";
import { totalsOf } from "./read-store.ts";
import { holdView, whatAndWhen } from "./views.ts";

/** What an operator sees of one withdrawal: with its steps, and what the player has paid in and out. */
export async function showQueued(deps: CashierDeps, row: WithdrawalRow, operatorId: Id): Promise<QueuedWithdrawalView> {
	const { reader } = deps.database;
	const [steps, player, totals, frozen, names, times, sources, inReview] = await Promise.all([
		readSteps(reader, row.bucket, [row.id]),
		deps.players.readPlayer(reader, row.player_id),
		totalsOf(reader, row.player_id, row.currency),
		deps.payoutFreezes.among(reader, [row.player_id]),
		namesFor(deps, reader, [row]),
		readTimes(reader),
		sourcesOf(deps, reader, row.player_id, row.currency),
		isInReview(deps, reader, row.player_id),
	]);
	const { depositedMinor, paidOutMinor } = totals;
	const scene = { operatorId, now: deps.now(), names, times };
	return {
		...queuedView(row, steps, player?.displayName, { ...scene, hold: holdView(row, deps.now(), frozen) }),
		...(inReview ? { isInReview: true } : {}),
		sources: sources.map(sourceView),
		totals: { depositedMinor: toWire(depositedMinor), paidOutMinor: toWire(paidOutMinor) },
	};
}

const sourceView = (source: Source) => ({
	...(source.label ? { label: source.label } : {}),
	cameMinor: toWire(source.cameMinor),
	leftMinor: toWire(leftOf(source)),
});

/** The operators who have taken or approved these withdrawals. */
export const namesFor = (deps: CashierDeps, reader: Reader, found: readonly WithdrawalRow[]): Promise<Names> =>
	deps.players.namesOf(
		reader,
		found.flatMap(({ claimed_by, approved_once_by }) => [claimed_by, approved_once_by].filter((id) => id !== null)),
	);

type Names = ReadonlyMap<Id, { name: string }>;
type Scene = {
	operatorId: Id;
	now: Date;
	names: Names;
	times: readonly Measured[];
	hold: HoldView | undefined;
};

/** For the list, without steps and totals: an operator scans it. */
export function queuedView(
	row: WithdrawalRow,
	steps: readonly StepRow[],
	name: string | undefined,
	{ hold, times, ...scene }: Scene,
): QueuedWithdrawalView {
	const { claimed_by, claimed_until, approved_once_by, approved_once_at } = row;
	const isClaimed = row.state === "requested" && claimed_until !== null && claimed_until > scene.now;
	return {
		id: idText(row.id),
		playerId: idText(row.player_id),
		...(name ? { playerName: name } : {}),
		...whatAndWhen(row, steps, hold, times),
		changedAtMs: row.changed_at.getTime(),
		lane: row.lane,
		laneRules: [...row.lane_rules],
		approvalsNeeded: APPROVALS_NEEDED[row.lane],
		...(isClaimed ? { claim: { ...operatorView(claimed_by!, scene), untilMs: claimed_until.getTime() } } : {}),
		...(approved_once_by !== null && approved_once_at !== null
			? { approvedOnce: { ...operatorView(approved_once_by, scene), atMs: approved_once_at.getTime() } }
			: {}),
	};
}

function operatorView(id: Id, { names, operatorId }: Pick<Scene, "names" | "operatorId">) {
	const name = names.get(id)?.name;
	return { by: idText(id), ...(name ? { byName: name } : {}), isOwn: id === operatorId };
}

import type { Approval, Proposing } from "@baize/desk/server";
import { hasStakeUnit, stakeUnitOf } from "@baize/games/stakes";
import { refuser } from "@baize/kernel/error";
import { idText } from "@baize/kernel/id";
import { type Handler, onceCommitted, type Reader, type Tx } from "@baize/platform-server";
import { playErrors, type StakeLadder, type setStakeLadder } from "../../contract/index.ts";
import type { PlayPorts } from "../ports.ts";
import type { Titles } from "../titles.ts";
import { ladderOf, type TitleLadders } from "./live.ts";
import { isRaised, ladderAbove, ladderIssue, limitsOf, type TitleLimits } from "./rules.ts";
import { deleteLadder, lockLadders, readLaddersOf, writeLadder } from "./store.ts";

const refuse = refuser(playErrors);

export type LadderPorts = Pick<PlayPorts, "database" | "clock" | "audit" | "proposals" | "nameOf" | "log"> & {
	titles: Pick<Titles, "require">;
	ladders: Pick<TitleLadders, "changed">;
};

type At = { gameId: string; place: string; currency: string };
/** Null: the place has no ladder of its own any more. */
type Change = At & { ladder: StakeLadder | null };
export type Raising = Proposing<Change>;

/** `tidal-book CAD` in all places, `tidal-book CAD CA:ON` at one. */
const ladderSubject = ({ gameId, place, currency }: At): string =>
	[gameId, currency, place].filter((part) => part !== "").join(" ");

export function readLadderSubject(subject: string): At {
	const [gameId = "", currency = "", place = ""] = subject.split(" ");
	return { gameId, currency, place };
}

/** The highest stake before and after a change. */
type Judged = { before: Stakes; after: Stakes; own: StakeLadder | null };
type Stakes = { minMinor: number; maxMinor: number };

/** What a change does; refuses a title that is none of ours, and stakes that cannot be offered of it. */
async function judge(ports: Pick<LadderPorts, "titles">, reader: Reader, change: Change): Promise<Judged> {
	const { gameId, place, currency, ladder } = change;
	const { game } = ports.titles.require(gameId);
	if (!hasStakeUnit(currency)) throw refuse("CURRENCY_NOT_PLAYED", { currency });
	const limits = limitsOf(game, stakeUnitOf(currency));
	if (ladder) requireOfferable(ladder, limits);
	const stated = (await readLaddersOf(reader, gameId)).map(ladderOf);
	const own = stated.find((each) => each.place === place && each.currency === currency)?.ladder;
	if (!own && !ladder) throw refuse("NO_STAKE_LADDER");
	const above = ladderAbove(stated, place, currency) ?? limits;
	return { before: own ?? above, after: ladder ?? above, own: own ?? null };
}

function requireOfferable(ladder: StakeLadder, limits: TitleLimits): void {
	const why = ladderIssue(ladder, limits);
	if (why) throw refuse("STAKES_NOT_POSSIBLE", { why, ...limits });
}

/** Lower stakes are in force at once; what lets players stake more waits for a second operator. */
export const settingLadder =
	(ports: LadderPorts, raising: Raising): Handler<typeof setStakeLadder> =>
	async ({ params: { game: gameId }, body }, { session, ip }) => {
		const { place, currency, ladder } = body;
		const change = { gameId, place, currency, ladder };
		const by = { id: session.playerId, name: await ports.nameOf(session) };
		const reason = body.reason.trim();
		const isDone = await ports.database.transaction(async (tx) => {
			await lockLadders(tx, gameId);
			const judged = await judge(ports, tx, change);
			if (isRaised(judged.before, judged.after)) return false;
			await store(ports, tx, change, { by, reason });
			await ports.audit.record(tx, {
				action: "game.stakesSet",
				actorId: by.id,
				target: gameId,
				details: { place, currency, reason, before: judged.own, after: ladder },
				ip,
			});
			return true;
		});
		if (isDone) {
			await ports.ladders.changed();
			return { proposal: null };
		}
		const proposal = await raising.propose({ subject: ladderSubject(change), input: change, reason, by, ip });
		return { proposal: idText(proposal) };
	};

async function store(
	{ clock }: LadderPorts,
	tx: Tx,
	{ gameId, place, currency, ladder }: Change,
	{ by, reason }: { by: { id: bigint; name: string }; reason: string },
): Promise<void> {
	if (!ladder) return deleteLadder(tx, { gameId, place, currency });
	await writeLadder(tx, {
		game_id: gameId,
		place,
		currency,
		min_minor: BigInt(ladder.minMinor),
		max_minor: BigInt(ladder.maxMinor),
		steps_minor: ladder.stepsMinor,
		reason,
		changed_by: by.id,
		changed_by_name: by.name,
		changed_at: new Date(clock.nowMs()),
	});
}

/** Two operators raise what players can stake. The proposal has expired once the stakes were changed meanwhile. */
export const defineRaising = (ports: LadderPorts): Raising =>
	ports.proposals.define<Change>({
		name: "stakeRaise",
		role: "games",
		lock: (tx, { gameId }) => lockLadders(tx, gameId),
		async judge(reader, change) {
			const { before, after, own } = await judge(ports, reader, change);
			const about = ladderSubject(change);
			const line = (what: "minMinor" | "maxMinor") => ({
				what: `games.ladder.effects.${what}`,
				about,
				currency: change.currency,
				beforeMinor: before[what],
				afterMinor: after[what],
			});
			return { effect: [line("minMinor"), line("maxMinor")], state: [before, own] };
		},
		carryOut: (tx, change, approval) => raise(ports, tx, change, approval),
	});

async function raise(ports: LadderPorts, tx: Tx, change: Change, approval: Approval): Promise<void> {
	const { proposalId, reason, proposedBy, approvedBy, ip } = approval;
	const { gameId, place, currency, ladder } = change;
	await store(ports, tx, change, { by: approvedBy, reason });
	await ports.audit.record(tx, {
		action: "game.stakesRaised",
		actorId: approvedBy.id,
		target: gameId,
		details: { place, currency, reason, after: ladder, proposedBy: proposedBy.name, proposal: idText(proposalId) },
		ip,
	});
	onceCommitted(tx, () => {
		const failed = (error: unknown): void =>
			ports.log.error({ err: error }, "the stakes that are offered could not be read again");
		void ports.ladders.changed().catch(failed);
	});
}

import type { Approval, Proposing } from "@baize/desk/server";
import { refuser } from "@baize/kernel/error";
import { idText } from "@baize/kernel/id";
import { type Handler, onceCommitted, type Reader, type Tx } from "@baize/platform-server";
import { type closeGame, playErrors, type proposeGameReopening, type TitleStanding } from "../../contract/index.ts";
import type { PlayPorts } from "../ports.ts";
import type { TitleStates } from "./live.ts";
import { isStricter } from "./rules.ts";
import { lockStates, readStatesOf, type StateRow, writeState } from "./store.ts";

const refuse = refuser(playErrors);

export type ChangePorts = Pick<PlayPorts, "database" | "clock" | "audit" | "proposals" | "nameOf" | "log"> & {
	states: TitleStates;
	/** Refuses with GAME_NOT_FOUND what is neither a title of ours nor one of another maker. */
	requireKnown(gameId: string): { title: string };
};

type At = { gameId: string; place: string };
type Reopening = Proposing<At>;

export const subjectOf = ({ gameId, place }: At): string => (place === "" ? gameId : `${gameId} ${place}`);

async function stateAt(reader: Reader, { gameId, place }: At): Promise<StateRow | undefined> {
	return (await readStatesOf(reader, gameId)).find((row) => row.place === place);
}

/** One operator drains or stops a title, at once: only what is stricter than before. */
export const closingGame =
	(ports: ChangePorts): Handler<typeof closeGame> =>
	async ({ params: { game: gameId }, body: { place, state, reason } }, { session, ip }) => {
		ports.requireKnown(gameId);
		const name = await ports.nameOf(session);
		await ports.database.transaction(async (tx) => {
			await lockStates(tx, gameId);
			const before = (await stateAt(tx, { gameId, place }))?.state ?? "open";
			if (!isStricter(state, before)) throw refuse("GAME_CLOSED_ALREADY", { state: before });
			const by = { id: session.playerId, name };
			await writeState(tx, rowOf(ports, { gameId, place }, { state, reason: reason.trim(), by }));
			await ports.audit.record(tx, {
				action: state === "stopped" ? "game.stopped" : "game.drained",
				actorId: session.playerId,
				target: gameId,
				details: { place, reason: reason.trim(), before },
				ip,
			});
		});
		await ports.states.changed();
		return { state };
	};

type Change = { state: TitleStanding; reason: string; by: { id: bigint; name: string } };

const rowOf = (
	{ clock }: Pick<ChangePorts, "clock">,
	{ gameId, place }: At,
	{ state, reason, by }: Change,
): StateRow => ({
	game_id: gameId,
	place,
	state,
	reason,
	changed_by: by.id,
	changed_by_name: by.name,
	changed_at: new Date(clock.nowMs()),
});

/** Two operators open a title again. The proposal has expired once its state was changed meanwhile. */
export const defineReopening = (ports: ChangePorts): Reopening =>
	ports.proposals.define<At>({
		name: "gameReopening",
		role: "games",
		lock: (tx, { gameId }) => lockStates(tx, gameId),
		async judge(reader, at) {
			ports.requireKnown(at.gameId);
			const row = await stateAt(reader, at);
			if (!row || row.state === "open") throw refuse("GAME_IS_OPEN");
			const line = { what: "games.effects.state", about: subjectOf(at) };
			return {
				effect: [{ ...line, before: `games.states.${row.state}`, after: "games.states.open" }],
				state: [row.state, row.changed_at.getTime()],
			};
		},
		carryOut: (tx, at, approval) => reopen(ports, tx, at, approval),
	});

async function reopen(ports: ChangePorts, tx: Tx, at: At, approval: Approval): Promise<void> {
	const { proposalId, reason, proposedBy, approvedBy, ip } = approval;
	await writeState(tx, rowOf(ports, at, { state: "open", reason, by: approvedBy }));
	await ports.audit.record(tx, {
		action: "game.reopened",
		actorId: approvedBy.id,
		target: at.gameId,
		details: { place: at.place, reason, proposedBy: proposedBy.name, proposal: idText(proposalId) },
		ip,
	});
	onceCommitted(tx, () => {
		const failed = (error: unknown): void =>
			ports.log.error({ err: error }, "the states of titles could not be read again");
		void ports.states.changed().catch(failed);
	});
}

export const proposingReopening =
	({ nameOf }: Pick<ChangePorts, "nameOf">, reopening: Reopening): Handler<typeof proposeGameReopening> =>
	async ({ params: { game: gameId }, body }, { session, ip }) => {
		const at = { gameId, place: body.place };
		const proposal = await reopening.propose({
			subject: subjectOf(at),
			input: at,
			reason: body.reason.trim(),
			by: { id: session.playerId, name: await nameOf(session) },
			ip,
		});
		return { proposal: idText(proposal) };
	};

import type { Id } from "@baize/kernel/id";
import { type Binding, bind, type SignedInVisit, taggedReply } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { beginBreak, endExclusion } from "./exclusion/breaks.ts";
import { confirmRaise, declineLimits, dropRaise, setLimit, setRealityCheck } from "./limits/limits.ts";
import { listPlayers, requirePlayer, showPlayer } from "./operator.ts";
import { readPerson, refuse } from "./person.ts";
import { answerRealityCheck } from "./play-clock/answer-reality-check.ts";
import type { PlayClocks } from "./play-clock/clock.ts";
import type { SaferPlayPorts } from "./ports.ts";
import { changeRegister, listRegisters } from "./registers/operate-registers.ts";
import { showState } from "./views.ts";

export function saferPlayRoutes(ports: SaferPlayPorts, clocks: PlayClocks): Binding[] {
	async function stateOf(playerId: Id): Promise<calls.SaferPlayState> {
		const person = await readPerson(ports, ports.database.reader, playerId);
		if (!person) throw refuse("PLAYER_NOT_FOUND");
		return showState(ports, ports.database.reader, person);
	}
	/** Does it, then answers with the new state. */
	const doing =
		<Input>(act: (input: Input, playerId: Id) => Promise<void>) =>
		async (input: Input, { session: { playerId } }: SignedInVisit) => {
			await act(input, playerId);
			return stateOf(playerId);
		};
	const byPlayer = { by: "player" } as const;
	return [
		bind(calls.readSaferPlay, (_input, { session }) => stateOf(session.playerId)),
		bind(
			calls.setLimit,
			doing(({ body }, playerId) => setLimit(ports, playerId, body)),
		),
		bind(
			calls.confirmLimit,
			doing(({ body }, playerId) => confirmRaise(ports, playerId, body)),
		),
		bind(
			calls.dropLimitChange,
			doing(({ body }, playerId) => dropRaise(ports, playerId, body)),
		),
		bind(
			calls.declineLimits,
			doing((_input, playerId) => declineLimits(ports, playerId)),
		),
		bind(
			calls.setRealityCheck,
			doing(({ body }, playerId) => setRealityCheck(ports, playerId, body.intervalMs)),
		),
		bind(
			calls.takeTimeOut,
			doing(({ body: { days } }, playerId) => beginBreak(ports, playerId, { kind: "timeOut", days }, byPlayer)),
		),
		bind(
			calls.excludeMyself,
			doing(({ body: { term } }, playerId) => beginBreak(ports, playerId, { kind: "exclusion", term }, byPlayer)),
		),
		bind(calls.readPlayStatus, async (_input, visit) => {
			const { restriction } = await clocks.read(visit.session.playerId);
			const status: calls.PlayStatus = { restriction, block: (await ports.eligibilityBlockOf(visit)) ?? null };
			return taggedReply(JSON.stringify(status));
		}),
		bind(calls.readPlayClock, (_input, { session }) => clocks.reply(session.playerId)),
		bind(calls.answerRealityCheck, async ({ body }, { session: { playerId } }) => {
			await answerRealityCheck(ports, playerId, body.choice);
			return clocks.read(playerId);
		}),
		...operatorRoutes(ports),
	];
}

const operatorRoutes = (ports: SaferPlayPorts): Binding[] => [
	bind(calls.listGuardedPlayers, ({ query }) => listPlayers(ports, query)),
	bind(calls.readGuardedPlayer, async ({ params }) => showPlayer(ports, await requirePlayer(ports, params.player))),
	bind(calls.imposeBreak, async ({ params, body }, visit) => {
		const player = await requirePlayer(ports, params.player);
		const request =
			body.kind === "timeOut" ? { kind: body.kind, days: body.days } : { kind: body.kind, term: body.term };
		await beginBreak(ports, player.playerId, request, { by: "operator", reason: body.reason.trim(), visit });
		return showPlayer(ports, player);
	}),
	bind(calls.endExclusion, async ({ params, body }, visit) => {
		const player = await requirePlayer(ports, params.player);
		await endExclusion(ports, player.playerId, { by: "operator", reason: body.reason.trim(), visit });
		return showPlayer(ports, player);
	}),
	bind(calls.listRegisters, () => listRegisters(ports)),
	bind(calls.changeRegister, ({ params, body }, visit) => changeRegister(ports, params.register, body, visit)),
];

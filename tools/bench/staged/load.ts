import { text } from "node:stream/consumers";
import { idText, pageId } from "@baize/kernel/id";
import { openConnection } from "../connection.ts";
import { postRequest } from "../measure.ts";
import type { SignedIn } from "../people.ts";

/**
 * Players who open rounds of Firefly Meadow, uncover three cells and collect, as fast as they are answered, in a process
 * of its own. Its options come on the standard input, its result goes to the standard output.
 */
export type StagedLoadOptions = { port: number; players: readonly SignedIn[]; seconds: number; warmUpSeconds: number };
/** `ownCores`: the processor time of the load itself, which must not be what limits it. */
export type StagedLoadResult = {
	roundsPerSecond: number;
	p99Ms: number;
	statuses: Record<string, number>;
	ownCores: number;
};

const BET = { stakeMinor: 100, mines: 1 };
export const ACTIONS = [{ do: "open", cell: 6 }, { do: "open", cell: 12 }, { do: "open", cell: 18 }, { do: "collect" }];

/** A web ends a round before its last action, so what is counted are actions. */
function roundsOf({ handle, cookie }: SignedIn, onAction: () => void): (answer: string) => string {
	let [roundId, step] = ["", ACTIONS.length];
	return (answer) => {
		if (answer !== "" && step > 0) onAction();
		const isOver = step === ACTIONS.length || answer.includes('"view":null');
		const path = `/api/v1/play/${handle}/staged-rounds`;
		if (isOver) {
			[roundId, step] = [idText(pageId(Date.now(), Math.floor(Math.random() * 2 ** 32))), 0];
			return postRequest(path, JSON.stringify({ gameId: "firefly-meadow", bet: BET, roundId }), { cookie });
		}
		const action = ACTIONS[step]!;
		return postRequest(`${path}/${roundId}/actions`, JSON.stringify({ step: step++, action }), { cookie });
	};
}

async function run({ port, players, seconds, warmUpSeconds }: StagedLoadOptions): Promise<StagedLoadResult> {
	const times: number[] = [];
	const statuses: Record<string, number> = {};
	let [isCounting, actions] = [false, 0];
	const onAction = (): void => {
		if (isCounting) actions++;
	};
	const count = (status: string, ms: number): void => {
		if (!isCounting) return;
		times.push(ms);
		statuses[status] = (statuses[status] ?? 0) + 1;
	};
	const sockets = players.map((player) => openConnection(port, { next: roundsOf(player, onAction), count }));
	await new Promise((resolve) => setTimeout(resolve, warmUpSeconds * 1000));
	isCounting = true;
	const startedMs = performance.now();
	const startedCpu = process.cpuUsage();
	await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
	isCounting = false;
	const tookSeconds = (performance.now() - startedMs) / 1000;
	const { user, system } = process.cpuUsage(startedCpu);
	for (const socket of sockets) socket.destroy();
	times.sort((a, b) => a - b);
	const p99Ms = times[Math.floor(times.length * 0.99)] ?? 0;
	const ownCores = (user + system) / 1e6 / tookSeconds;
	return { roundsPerSecond: actions / ACTIONS.length / tookSeconds, p99Ms, statuses, ownCores };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(await text(process.stdin)))));

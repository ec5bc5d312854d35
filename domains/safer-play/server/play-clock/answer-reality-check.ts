import type { Id } from "@baize/kernel/id";
import { decide } from "../decide.ts";
import { guardByBars, stretchOf } from "../guard-wallet.ts";
import { lockPerson } from "../person.ts";
import type { SaferPlayPorts } from "../ports.ts";
import { notifyChanged } from "../record.ts";
import { realityCheckAtMs } from "./play-rules.ts";
import { announceEnded, isOver } from "./play-steps.ts";
import { readOpenPlay, updatePlay } from "./store-play.ts";

/** The player has read the time and what it came to. An answer before the question is due changes nothing. */
export const answerRealityCheck = (ports: SaferPlayPorts, playerId: Id, choice: "goOn" | "stop"): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const open = await readOpenPlay(tx, playerId);
		const dueMs = open && realityCheckAtMs(stretchOf(open), person.reality_check_ms);
		const nowMs = ports.clock.nowMs();
		if (!open || dueMs === null || dueMs === undefined || nowMs < dueMs) return;
		const answered = { ...open, checked_at: new Date(nowMs) };
		const isEnd = choice === "stop" || isOver(person, answered, nowMs);
		await updatePlay(tx, open, { checked_at: answered.checked_at, is_open: !isEnd });
		if (isEnd) announceEnded(ports, tx, [playerId]);
		notifyChanged(ports, tx, [playerId]);
		await guardByBars(ports, tx, person);
	});

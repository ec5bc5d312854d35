import type { ReelEvent } from "@baize/engines/reels";
import type { CallError } from "@baize/platform-web/reads";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { SlotLaw } from "../../../contract/index.ts";
import { giveCue } from "../../sound/cues.ts";
import { asShown } from "./free-round.ts";
import { type PlayableRound, playRound } from "./play-round.ts";
import { cuesOfRound } from "./reel-cues.ts";
import type { RoundRenderer } from "./round-renderer.ts";
import { NOTHING_SHOWN, type Shown, shownAfter } from "./shown.ts";
import { giveUp } from "./until-known.ts";
import { useOpenedRenderer } from "./use-opened-renderer.ts";

export type Phase = "idle" | "asking" | "playing";

export type RoundPlayer = {
	phase: Phase;
	shown: Shown;
	/** Called when the stage has opened. */
	openRenderer(renderer: RoundRenderer): void;
	/** Requests a round while the reels turn, and plays it. Returns the round, or undefined where it was refused. */
	play<Round extends PlayableRound>(
		send: () => Promise<Round>,
		onDecided: (round: Round) => void,
	): Promise<Round | undefined>;
	/** Plays a round that is known already. */
	playBack(round: PlayableRound): Promise<void>;
	hurry(): void;
};

/**
 * Runs one round at a time through the renderer and tracks what the player has been shown of it, as slowly as the law
 * wants it.
 */
export function useRound(
	onEvent: (event: ReelEvent) => void,
	onRefused: (error: CallError) => void,
	{ minRoundMs, mayHurry }: SlotLaw,
): RoundPlayer {
	const [phase, setPhase] = useState<Phase>("idle");
	const [shown, show] = useReducer(shownOrNothing, NOTHING_SHOWN);
	const { open, now, ready } = useOpenedRenderer();
	const isGone = useGone();
	const isBusy = useRef(false);
	const onShown = useRef(onEvent);
	onShown.current = onEvent;

	const perform = useCallback(
		async (round: PlayableRound) => {
			setPhase("playing");
			const actors = now() ?? (await ready());
			const events = asShown(round).events as ReelEvent[];
			const cueOf = cuesOfRound(events);
			await actors.play(events, (event) => {
				show(event);
				onShown.current(event);
				const cue = cueOf(event);
				if (cue) giveCue(cue);
			});
		},
		[now, ready],
	);

	const oneAtATime = useCallback(async <Played>(work: () => Promise<Played>): Promise<Played | undefined> => {
		if (isBusy.current) return undefined;
		isBusy.current = true;
		show(null);
		try {
			return await work();
		} finally {
			isBusy.current = false;
			setPhase("idle");
		}
	}, []);

	const play: RoundPlayer["play"] = (send, onDecided) =>
		oneAtATime(() => {
			setPhase("asking");
			giveCue({ type: "reelsStarted" });
			const playing = playRound({
				send,
				renderer: now,
				isGone,
				onRefused,
				onDecided,
				perform: (round) => perform(round),
			});
			return lasting(minRoundMs, playing);
		});

	return {
		phase,
		shown,
		openRenderer: open,
		play,
		playBack: (round) => oneAtATime(() => perform(round)),
		hurry() {
			if (!mayHurry) return;
			giveCue({ type: "cut" });
			now()?.hurry();
		},
	};
}

/** Null begins a round, of which nothing is shown. */
const shownOrNothing = (before: Shown, event: ReelEvent | null): Shown =>
	event ? shownAfter(before, event) : NOTHING_SHOWN;

/** Whether the player has left the page; then nothing is requested again. */
function useGone(): () => boolean {
	const isGone = useRef(false);
	useEffect(() => {
		isGone.current = false;
		return () => {
			isGone.current = true;
			giveUp();
		};
	}, []);
	return () => isGone.current;
}

/**
 * What the work gives, and not before so much time has passed since it began: the law of some places says how long a round
 * of a slot lasts. A round that did not begin is not waited for.
 */
async function lasting<Value>(minMs: number, work: Promise<Value | undefined>): Promise<Value | undefined> {
	const passed = new Promise<void>((resolve) => setTimeout(resolve, minMs));
	const value = await work;
	if (value !== undefined) await passed;
	return value;
}

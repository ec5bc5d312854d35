import type { ReelEvent } from "@baize/engines/reels";
import { CallError } from "@baize/platform-web/reads";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { RoundRenderer } from "./round-renderer.ts";
import { NOTHING_SHOWN, type Shown, shownAfter } from "./shown.ts";
import { giveUp } from "./until-known.ts";

/** A round as any of the round calls returns it. */
export type PlayableRound = { events: readonly unknown[]; stakeMinor: number; winMinor: number };

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

/** Runs one round at a time through the renderer and tracks what the player has been shown of it. */
export function useRound(onEvent: (event: ReelEvent) => void, onRefused: (error: CallError) => void): RoundPlayer {
	const [phase, setPhase] = useState<Phase>("idle");
	const [shown, show] = useReducer(
		(before: Shown, event: ReelEvent | null) => (event ? shownAfter(before, event) : NOTHING_SHOWN),
		NOTHING_SHOWN,
	);
	const stage = useRef(deferred<RoundRenderer>()).current;
	const opened = useRef<RoundRenderer>(undefined);
	const isBusy = useRef(false);
	const onShown = useRef(onEvent);
	onShown.current = onEvent;
	const isGone = useRef(false);
	useEffect(() => {
		isGone.current = false;
		return () => {
			isGone.current = true;
			giveUp();
		};
	}, []);

	const perform = useCallback(
		async (round: PlayableRound) => {
			setPhase("playing");
			const actors = opened.current ?? (await stage.promise);
			await actors.play(round.events as ReelEvent[], (event) => {
				show(event);
				onShown.current(event);
			});
		},
		[stage],
	);

	const oneAtATime = useCallback(async (work: () => Promise<void>) => {
		if (isBusy.current) return;
		isBusy.current = true;
		show(null);
		try {
			await work();
		} finally {
			isBusy.current = false;
			setPhase("idle");
		}
	}, []);

	async function play<Round extends PlayableRound>(
		send: () => Promise<Round>,
		onDecided: (round: Round) => void,
	): Promise<Round | undefined> {
		let played: Round | undefined;
		await oneAtATime(async () => {
			setPhase("asking");
			opened.current?.spin();
			try {
				played = await send();
			} catch (error) {
				if (!isGone.current) await opened.current?.calm();
				if (!(error instanceof CallError)) throw error;
				if (!isGone.current) onRefused(error);
				return;
			}
			// The player has left: it is shown on return.
			if (isGone.current) {
				played = undefined;
				return;
			}
			onDecided(played);
			await perform(played);
		});
		return played;
	}

	return {
		phase,
		shown,
		openRenderer: useCallback(
			(actors) => {
				opened.current = actors;
				stage.resolve(actors);
			},
			[stage],
		),
		play,
		playBack: (round) => oneAtATime(() => perform(round)),
		hurry: () => opened.current?.hurry(),
	};
}

function deferred<Value>(): { promise: Promise<Value>; resolve(value: Value): void } {
	let resolve: (value: Value) => void = () => {};
	const promise = new Promise<Value>((settle) => {
		resolve = settle;
	});
	return { promise, resolve };
}

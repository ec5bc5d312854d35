import { addEcho, noiseOf } from "./echo.ts";
import { openTake, type Take } from "./take.ts";
import type { Tone } from "./tone.ts";
import { prepareWaves, type Stand } from "./voice.ts";

/** Plays tones through the speakers of the device. */
export type SoundPlayer = {
	/**
	 * Makes what `wake` needs, ahead of the next press, so that no press waits for it. Only after another press on this page:
	 * before, browsers refuse it.
	 */
	prepare(): void;
	/** Called in a press of the player, and only there: browsers open no sound outside of one. */
	wake(): void;
	/** Nothing is played before `wake`, while it rests, or where the device has no sound. */
	play(tones: readonly Tone[]): void;
	/** Ends all that sounds or is scheduled. */
	cut(): void;
	/** From 0 to 1. */
	setVolume(volume: number): void;
	/** While the page is hidden. */
	rest(isResting: boolean): void;
	close(): void;
};

export type SoundPlayerOptions = {
	/** Undefined or an error where the browser has none. */
	newContext(): AudioContext | undefined;
	/** Acts when the page has nothing else to do. */
	later(act: () => void): void;
	/** Acts in a task of its own, after what is under way. */
	soon(act: () => void): void;
	/** How much of each tone comes back as an echo, from 0 to 1. */
	echo: number;
	volume: number;
};

/** In a browser: its own context, made when it is first needed. */
export const browserContext = (): AudioContext | undefined =>
	typeof AudioContext === "undefined" ? undefined : new AudioContext({ latencyHint: "interactive" });

type Opened = Stand & { context: AudioContext; master: GainNode; limiter: AudioNode };

export function openSoundPlayer({ newContext, later, soon, echo, volume }: SoundPlayerOptions): SoundPlayer {
	let take: Take | undefined;
	let opened: Opened | undefined;
	let isUnavailable = false;
	let isWoken = false;
	let isWaking = false;
	let isResting = false;
	let current = volume;

	function open(): void {
		if (opened || isUnavailable) return;
		try {
			const context = newContext();
			if (context) opened = connect(context, current);
		} catch {
			// A device without sound: the game goes on as it is.
		}
		isUnavailable = opened === undefined;
		if (opened) prepareRest(opened, echo, (act) => later(() => isUnavailable || act()));
	}

	/** Phones take the sound away for calls, and give it back in a press only: so each press asks for it. */
	function resume(): void {
		const context = opened?.context;
		if (!context || context.state === "running") return;
		isWaking = true;
		const settle = (): void => {
			isWaking = false;
		};
		void context.resume().then(settle, settle);
	}

	function cut(): void {
		take?.cut();
		take = undefined;
	}

	return {
		prepare: open,
		wake() {
			isWoken = true;
			open();
			resume();
		},
		play(tones) {
			if (!opened || !isWoken || isResting || (opened.context.state !== "running" && !isWaking)) return;
			take ??= openTake(opened, soon);
			take.play(tones);
		},
		cut,
		setVolume(next) {
			current = next;
			opened?.master.gain.setTargetAtTime(next, opened.context.currentTime, 0.02);
		},
		rest(resting) {
			isResting = resting;
			if (resting) cut();
			// What fails here fails at the next press, where it is tried again.
			const change = resting ? opened?.context.suspend() : opened?.context.resume();
			void change?.catch(() => {});
		},
		close() {
			cut();
			void opened?.context.close().catch(() => {});
			opened = undefined;
			isUnavailable = true;
		},
	};
}

/** All voices go through one limiter, so that many at once are never louder than one loud one. */
function connect(context: AudioContext, volume: number): Opened {
	const to = context.createGain();
	const master = context.createGain();
	const limiter = context.createDynamicsCompressor();
	master.gain.value = volume;
	limiter.threshold.value = -6;
	limiter.knee.value = 0;
	limiter.ratio.value = 20;
	limiter.attack.value = 0.002;
	limiter.release.value = 0.15;
	to.connect(limiter);
	limiter.connect(master).connect(context.destination);
	return { context, to, master, limiter, noise: noiseOf(context) };
}

/** What is made in parts, after the context. */
function prepareRest(opened: Opened, echo: number, later: SoundPlayerOptions["later"]): void {
	prepareWaves(opened, later);
	if (echo > 0) connectEcho(opened, echo, later);
}

/** The echo goes through the limiter, too. */
function connectEcho({ context, to, limiter }: Opened, echo: number, later: SoundPlayerOptions["later"]): void {
	const wet = context.createGain();
	wet.gain.value = echo;
	wet.connect(limiter);
	addEcho({ context, from: to, to: wet, later });
}

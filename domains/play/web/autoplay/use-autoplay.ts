import { useEffect, useRef, useState } from "react";
import { usePlayTexts } from "../texts.ts";
import { playRounds } from "./play-rounds.ts";
import { type AutoplayChoice, type AutoplayEnd, type AutoplayProgress, hasFeature } from "./rules.ts";

/** What has come is seen, and Stop can be pressed. */
const PAUSE_MS = 450;

type Ports = {
	stakeMinor: number;
	/** Returns the round that was shown; undefined where it was refused. */
	spin(): Promise<{ stakeMinor: number; winMinor: number; events: readonly unknown[] } | undefined>;
	/** Of the game, for screen readers. */
	log: { add(text: string): void };
};

export type Autoplay = {
	/** Undefined while the player presses for each round. */
	progress: AutoplayProgress | undefined;
	/** How the last rounds ended, until they are begun again. */
	ended: AutoplayEnd | undefined;
	start(choice: AutoplayChoice): void;
	stop(): void;
};

/** Rounds after one press, until a condition that was chosen ends them, or the player does. */
export function useAutoplay(ports: Ports): Autoplay {
	const t = usePlayTexts();
	const [progress, setProgress] = useState<AutoplayProgress>();
	const [ended, setEnded] = useState<AutoplayEnd>();
	const asked = useRef<AutoplayEnd>(null);
	/** The functions of the last rendering know the balance and the stake as they are now. */
	const latest = useRef(ports);
	latest.current = ports;
	const isOn = progress !== undefined;
	useStops(isOn, (why) => {
		asked.current ??= why;
	});

	async function run(choice: AutoplayChoice): Promise<void> {
		asked.current = null;
		setEnded(undefined);
		const end = await playRounds(choice, {
			stakeMinor: () => latest.current.stakeMinor,
			async spin() {
				const round = await latest.current.spin();
				return round && { ...round, hasFeature: hasFeature(round.events) };
			},
			stopped: () => asked.current,
			onProgress: setProgress,
			pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
		});
		setProgress(undefined);
		setEnded(end);
		latest.current.log.add(t(`autoplay.ended.${end}`));
	}

	return {
		...{ progress, ended },
		start: (choice) => void (isOn || run(choice)),
		stop() {
			asked.current ??= "stopped";
		},
	};
}

/** The Escape key, and a page that is left or not in view. */
function useStops(isOn: boolean, stop: (why: AutoplayEnd) => void): void {
	useEffect(() => {
		if (!isOn) return;
		const onKey = ({ key }: KeyboardEvent): void => {
			if (key === "Escape") stop("stopped");
		};
		const onHidden = (): void => {
			if (document.hidden) stop("hidden");
		};
		document.addEventListener("keydown", onKey);
		document.addEventListener("visibilitychange", onHidden);
		return () => {
			document.removeEventListener("keydown", onKey);
			document.removeEventListener("visibilitychange", onHidden);
			stop("hidden");
		};
	}, [isOn]);
}

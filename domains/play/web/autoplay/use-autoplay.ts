import { useEffect, useRef, useState } from "react";
import { playRounds, type RoundsPorts } from "./play-rounds.ts";
import type { AutoplayChoice, AutoplayEnd, AutoplayProgress } from "./rules.ts";

/** What has come is seen, and Stop can be pressed. */
const PAUSE_MS = 450;

type Ports = { stakeMinor: number; spin: RoundsPorts["spin"]; onEnded(end: AutoplayEnd): void };

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
			spin: () => latest.current.spin(),
			stopped: () => asked.current,
			onProgress: setProgress,
			pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
		});
		setProgress(undefined);
		setEnded(end);
		latest.current.onEnded(end);
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

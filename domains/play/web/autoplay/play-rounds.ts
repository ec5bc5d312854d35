import {
	type AutoplayChoice,
	type AutoplayEnd,
	type AutoplayProgress,
	type AutoplayRound,
	afterRound,
	begun,
	endAfter,
} from "./rules.ts";

type RoundsPorts = {
	/** The stake of the next round. */
	stakeMinor(): number;
	/** Plays a round and shows it; undefined where it was refused. */
	spin(): Promise<AutoplayRound | undefined>;
	/** Why no further round is wanted; null while they are. Asked after each round and after each pause. */
	stopped(): AutoplayEnd | null;
	onProgress(progress: AutoplayProgress): void;
	/** Between the end of a round and the next one. */
	pause(): Promise<void>;
};

/** Plays round after round, each as the player's own press would, and returns what has ended them. */
export async function playRounds(choice: AutoplayChoice, ports: RoundsPorts): Promise<AutoplayEnd> {
	let progress = begun(choice);
	for (;;) {
		ports.onProgress(progress);
		const round = await ports.spin();
		if (!round) return ports.stopped() ?? "refused";
		progress = afterRound(progress, round);
		const end = ports.stopped() ?? endAfter(choice, progress, round, ports.stakeMinor());
		if (end) return end;
		await ports.pause();
		const stopped = ports.stopped();
		if (stopped) return stopped;
	}
}

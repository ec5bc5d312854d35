/** Free spins as far as they have been shown: which one it is, of how many, and what the round had won before them. */
export type FreeSpins = { number: number; of: number; beforeMinor: number };

/** How long it is shown what a feature has won. */
export const TOTAL_MS = 2_400;

/** What the frames of all slots with free spins have in common, as far as their title is about it. */
export type FeatureFrame = {
	kind: string;
	wonMinor: number;
	spin?: FreeSpins;
	/** Of a frame that brings free spins: how many. */
	added?: number;
	/** Of a title that holds symbols in place of free spins. */
	held?: unknown;
};

/** Whether the second scene of a title stands behind its reels. The frame after the last one is the first scene again. */
export const isInFeature = ({ kind, spin, held }: FeatureFrame): boolean =>
	kind !== "ended" && (spin !== undefined || held !== undefined);

/** A frame before or after free spins, from one of them. */
export function withoutSpins<Frame extends FeatureFrame>(frame: Frame): Omit<Frame, "spin"> {
	const { spin: _over, ...others } = frame;
	return others;
}

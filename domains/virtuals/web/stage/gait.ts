/** The legs of a galloping horse: where each joint is, in horse units (100 from nose to tail). */
export type Point = readonly [x: number, y: number];
export type Leg = {
	readonly hip: Point;
	readonly knee: Point;
	readonly hoof: Point;
	readonly isHind: boolean;
	readonly isFar: boolean;
};

type Limb = { readonly hip: Point; readonly beat: number; readonly isHind: boolean; readonly isFar: boolean };

/**
 * The four beats of the gallop follow each other: far hind, near hind, far fore, near fore, then all legs are in the
 * air.
 */
const LIMBS: readonly Limb[] = [
	{ hip: [-27, -40], beat: 0, isHind: true, isFar: true },
	{ hip: [19, -38], beat: 0.38, isHind: false, isFar: true },
	{ hip: [-30, -40], beat: 0.12, isHind: true, isFar: false },
	{ hip: [22, -38], beat: 0.52, isHind: false, isFar: false },
];

const STANCE = 0.3;
const FORWARD = 44;
const BACK = -46;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const along = ([x, y]: Point, degrees: number, length: number): Point => [
	x + Math.sin(radians(degrees)) * length,
	y + Math.cos(radians(degrees)) * length,
];
const smooth = (share: number): number => share * share * (3 - 2 * share);

/** The swing of a limb from its joint, and how far it is folded, at a share of its stride. */
function swingAt(beat: number): { swing: number; fold: number } {
	if (beat < STANCE) return { swing: FORWARD + (BACK - FORWARD) * (beat / STANCE), fold: 0 };
	const share = (beat - STANCE) / (1 - STANCE);
	const swing = BACK + (FORWARD - BACK) * smooth(share) + Math.sin(Math.PI * share) * 10;
	return { swing, fold: Math.sin(Math.PI * Math.min(1, share * 1.15)) * 100 };
}

function legAt({ hip, beat, isHind, isFar }: Limb, stride: number): Leg {
	const { swing, fold } = swingAt((stride + 1 - beat) % 1);
	const knee = along(hip, isHind ? swing * 0.85 + 10 : swing, 20);
	const hoof = along(knee, isHind ? swing - 14 - fold * 0.75 : swing - fold, 20.5);
	return { hip, knee, hoof, isHind, isFar };
}

/** Standing in the stalls: straight, with the weight on all four. */
const STANDING: readonly Leg[] = LIMBS.map(({ hip, isHind, isFar }) => {
	const knee: Point = [hip[0] + (isHind ? 3 : 0.5), hip[1] + 20];
	return { hip, knee, hoof: [hip[0] + (isHind ? -2 : 0), -0.5], isHind, isFar };
});

/** `stride` counts strides; null stands still. */
export const legsAt = (stride: number | null): readonly Leg[] =>
	stride === null ? STANDING : LIMBS.map((limb) => legAt(limb, stride % 1));

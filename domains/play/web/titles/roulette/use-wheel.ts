import { useRef, useState } from "react";
import { giveCue } from "../../sound/cues.ts";

type Pockets = readonly number[];

/** How many degrees of the wheel a pocket has. */
export const stepOf = (pockets: Pockets): number => 360 / pockets.length;

const SPIN_MS = 5_200;
/** Where the ball runs, and where it lies, from the hub in the units of the drawing. */
export const TRACK = 206;
export const POCKET = 131;
const ROTOR_TURNS = 2;
const BALL_TURNS = 6;

/** The ball's way from its track into its pocket: at which time which share of its angle is behind it, and how far out it is. */
const BALL_WAY = [
	[0, 0, TRACK],
	[0.56, 0.8, TRACK - 1],
	[0.7, 0.945, 178],
	[0.745, 0.964, 188],
	[0.8, 0.981, 148],
	[0.835, 0.989, 157],
	[0.88, 0.997, 136],
	[0.905, 0.999, 141],
	[0.93, 1, POCKET],
	[1, 1, POCKET],
] as const;

/** Where a pocket is on its wheel, in degrees from zero. */
export const degreesOf = (pockets: Pockets, pocket: number): number => pockets.indexOf(pocket) * stepOf(pockets);
export const ballAt = (degrees: number, radius: number): string => `rotate(${degrees}deg) translateY(${-radius}px)`;
/** The rotor comes to rest with the winning pocket towards the player. */
export const restOf = (degrees: number): number => 180 - degrees;

/** The rotor and the ball in it, whose lengths are in the units of the drawing. The result is known before they move: they show it. */
export function useWheel(pockets: Pockets, isStill: boolean) {
	const rotor = useRef<HTMLDivElement>(null);
	const ball = useRef<SVGGElement>(null);
	const running = useRef<Animation[]>([]);
	const [pocket, setPocket] = useState(0);
	const [isTurning, setTurning] = useState(false);

	async function spin(to: number): Promise<void> {
		if (!isStill && rotor.current && ball.current) {
			setTurning(true);
			giveCue({ type: "wheelTurned", lastsMs: SPIN_MS });
			const [begin, end] = [degreesOf(pockets, pocket), degreesOf(pockets, to)];
			running.current = [turnRotor(rotor.current, begin, end), throwBall(ball.current, begin, end)];
			// Where the browser ends an animation by itself, the result is shown at once.
			await Promise.all(running.current.map(({ finished }) => finished.catch(() => {})));
		}
		running.current = [];
		setPocket(to);
		setTurning(false);
	}

	return {
		...{ rotor, ball, pockets, isTurning, spin },
		degrees: degreesOf(pockets, pocket),
		rotation: restOf(degreesOf(pockets, pocket)),
		skip(): void {
			giveCue({ type: "cut" });
			for (const animation of running.current) animation.finish();
		},
	};
}

function turnRotor(rotor: HTMLElement, from: number, to: number): Animation {
	const ahead = (((restOf(to) - restOf(from)) % 360) + 360) % 360;
	const [begin, end] = [restOf(from), restOf(from) + ROTOR_TURNS * 360 + ahead];
	return rotor.animate([{ transform: `rotate(${begin}deg)` }, { transform: `rotate(${end}deg)` }], {
		duration: SPIN_MS,
		easing: "cubic-bezier(.25,.3,.35,1)",
	});
}

/** In the rotor, so that it goes with its pocket once it lies there. */
function throwBall(ball: SVGElement, from: number, to: number): Animation {
	return ball.animate(ballFall(from, to - BALL_TURNS * 360), { duration: SPIN_MS, easing: "linear" });
}

/** From its track into a pocket, by degrees in the rotor. */
export const ballFall = (begin: number, end: number): Keyframe[] =>
	BALL_WAY.map(([offset, share, radius]) => ({ offset, transform: ballAt(begin + (end - begin) * share, radius) }));

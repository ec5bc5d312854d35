import type { SpotBet } from "@baize/engines/spots";
import type { CSSProperties } from "react";
import { Die, type Flight } from "../dice/Die.tsx";
import type { TitleRound } from "../title-round.ts";
import { type Dice, diceOf, rollsMs, waitsForLast } from "./places.ts";
import { useSicBoTexts } from "./texts.ts";

const AT_REST: Dice = [1, 4, 6];
const STILL = [0, 0, 0];

/** Where each die comes from and how it lies; what differs from one throw to the next is only for the eye. */
const WAYS: readonly (readonly Omit<Flight, "lastsMs">[])[] = [
	[
		{ fromX: 0.9, fromY: 0.8, overX: 2.5, overY: -1.5, yaw: -19 },
		{ fromX: -0.8, fromY: 0.9, overX: -2, overY: 2, yaw: 27 },
		{ fromX: 0.4, fromY: -1, overX: 3, overY: 1.5, yaw: 8 },
	],
	[
		{ fromX: 1.3, fromY: 0.3, overX: -2.5, overY: 1.5, yaw: 31 },
		{ fromX: -0.4, fromY: 1.2, overX: 2, overY: 1.5, yaw: -14 },
		{ fromX: -0.6, fromY: -0.9, overX: 2.5, overY: -2, yaw: -33 },
	],
	[
		{ fromX: 0.5, fromY: 1.1, overX: 2, overY: 2, yaw: 12 },
		{ fromX: -1.3, fromY: 0.2, overX: -2.5, overY: -1, yaw: -28 },
		{ fromX: 0.7, fromY: -0.8, overX: -3, overY: 1, yaw: 22 },
	],
];

type Props = { round: TitleRound | undefined; deal: number; isRolling: boolean; isWaiting: boolean };

/** A tray of carved lacquer with three dice under a bell of glass. */
export function Bowl({ round, deal, isRolling, isWaiting }: Props) {
	const t = useSicBoTexts();
	const dice = round ? diceOf(round) : AT_REST;
	const bet = round?.bet as SpotBet | undefined;
	const lasts = bet ? rollsMs(bet, dice) : STILL;
	const isHeld = isRolling && bet !== undefined && waitsForLast(bet, dice);
	const [one = 0, two = 0, three = 0] = dice;
	return (
		<div
			className="sb-bowl"
			role="img"
			aria-label={round && !isRolling ? t("dice", { one, two, three }) : t("rest")}
			data-shaken={isWaiting || undefined}
		>
			<Tray />
			<div className="sb-dice" key={deal}>
				{WAYS[deal % WAYS.length]!.map((way, at) => (
					<Die key={at} face={dice[at]!} flight={{ ...way, lastsMs: lasts[at]! }} isThrown={isRolling} />
				))}
			</div>
			<Bell />
			{isHeld && <span className="sb-held" style={{ "--from": `${lasts[1]!}ms` } as CSSProperties} />}
		</div>
	);
}

const turnsOf = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => (360 / count) * at);
const PETAL = "M0-16C9-10 10 4 0 14-10 4-9-10 0-16Z";

/** Two rings of lotus petals cut into the lacquer, and a black well with gold dust. */
const Tray = () => (
	<svg className="sb-tray" viewBox="-130 -130 260 260" aria-hidden="true">
		<radialGradient id="sb-red" cx="0.38" cy="0.3" r="0.85">
			<stop offset="0" className="sb-stop-red-light" />
			<stop offset="0.55" className="sb-stop-red" />
			<stop offset="1" className="sb-stop-red-deep" />
		</radialGradient>
		<radialGradient id="sb-well" cx="0.5" cy="0.58" r="0.6">
			<stop offset="0" className="sb-stop-black-light" />
			<stop offset="1" className="sb-stop-black" />
		</radialGradient>
		<circle className="sb-tray-shadow" cx="3" cy="8" r="121" />
		<circle r="124" fill="url(#sb-red)" />
		<circle className="sb-groove" r="120" />
		{turnsOf(24).map((turn) => (
			<g key={turn} transform={`rotate(${turn}) translate(0 -102) scale(0.820 1)`}>
				<path className="sb-petal-deep" transform="translate(1.500 2)" d={PETAL} />
				<path className="sb-petal" d={PETAL} />
				<path className="sb-petal-line" d="M0-11V6M-4-6Q-5 2-1 8M4-6Q5 2 1 8" />
			</g>
		))}
		<circle className="sb-ring" r="87" />
		<circle r="84" fill="url(#sb-well)" />
		<circle className="sb-hairline" r="79" />
		{turnsOf(6).map((turn) => (
			<path
				key={turn}
				className="sb-cloud"
				transform={`rotate(${turn + 30}) translate(0 -67)`}
				d="M-14 4Q-14-3-8-3-6-9 0-9T8-3Q14-3 14 4M-5 3Q-5-2 0-2T5 3"
			/>
		))}
	</svg>
);

/** The bell over the well: light along its rim, and two reflections. */
const Bell = () => (
	<svg className="sb-bell" viewBox="-130 -130 260 260" aria-hidden="true">
		<radialGradient id="sb-glass">
			<stop offset="0.600" className="sb-stop-clear" />
			<stop offset="0.930" className="sb-stop-glass" />
			<stop offset="1" className="sb-stop-clear" />
		</radialGradient>
		<circle r="88" fill="url(#sb-glass)" />
		<path className="sb-gleam" d="M-66-38A76 76 0 0 1-18-72Q-44-50-56-28Z" />
		<path className="sb-gleam sb-gleam-low" d="M64 34A74 74 0 0 1 42 60Q52 46 56 30Z" />
	</svg>
);

import { Die, type Flight } from "../dice/Die.tsx";
import { useCrapsTexts } from "./texts.ts";
import { betOf, pointOf, type Throw, throwsOf, totalOf } from "./throws.ts";
import type { Seen } from "./use-throws.ts";

/** Both dice come from the player's side; how they lie differs from throw to throw, for the eye alone. */
const WAYS: readonly (readonly Omit<Flight, "lastsMs">[])[] = [
	[
		{ fromX: -3.2, fromY: 1.8, overX: 2, overY: -2.5, yaw: -21 },
		{ fromX: -3.8, fromY: 1.3, overX: 1.5, overY: -3, yaw: 16 },
	],
	[
		{ fromX: -2.8, fromY: 2, overX: 2.5, overY: -2, yaw: 28 },
		{ fromX: -4, fromY: 1.6, overX: 2, overY: -2.5, yaw: -12 },
	],
	[
		{ fromX: -3.5, fromY: 1.4, overX: 1.5, overY: -2, yaw: 9 },
		{ fromX: -3.3, fromY: 2.1, overX: 3, overY: -2.5, yaw: 33 },
	],
];

type Props = {
	seen: Seen | undefined;
	/** How the dice lie where no round is seen. */
	rest: Throw;
	isAsking: boolean;
};

/** The tray of planks with the dice, the puck that names the point, and the throws so far. */
export function Deck({ seen, rest, isAsking }: Props) {
	const t = useCrapsTexts();
	const throws = seen ? throwsOf(seen.round).slice(0, seen.count) : [];
	const lying = seen?.isRolling ? throws.slice(0, -1) : throws;
	const dice = throws.at(-1) ?? rest;
	const [one, two] = dice;
	const point = seen && pointOf(betOf(seen.round), lying);
	const isLying = lying.length > 0 && !seen?.isRolling;
	return (
		<div className="cr-deck">
			<div
				className="cr-dice"
				role="img"
				aria-label={isLying ? t("dice", { one, two, total: totalOf(dice) }) : t("rest")}
				data-asking={isAsking || undefined}
				key={throws.length}
			>
				{WAYS[throws.length % WAYS.length]!.map((way, at) => (
					<Die
						key={at}
						face={dice[at]!}
						flight={{ ...way, lastsMs: (seen?.rollMs ?? 0) * (at === 0 ? 0.86 : 1) }}
						isThrown={seen?.isRolling === true}
					/>
				))}
				{isLying && <b className="cr-total">{totalOf(dice)}</b>}
			</div>
			<p className="cr-puck" data-on={point !== undefined || undefined}>
				{point === undefined ? t("off") : t("point", { number: point })}
			</p>
			<Throws lying={lying} point={point} />
		</div>
	);
}

const MAX_SHOWN = 14;

/** The totals thrown so far, the first one first; those that are the point are marked. */
function Throws({ lying, point }: { lying: readonly Throw[]; point: number | undefined }) {
	const t = useCrapsTexts();
	return (
		<ol className="cr-throws" aria-label={t("throws")}>
			{lying.slice(-MAX_SHOWN).map((each, at) => (
				<li
					key={Math.max(0, lying.length - MAX_SHOWN) + at}
					data-point={totalOf(each) === point || undefined}
					data-seven={totalOf(each) === 7 || undefined}
				>
					{totalOf(each)}
				</li>
			))}
		</ol>
	);
}

import { stakeUnitOf } from "@baize/games/stakes";
import type { ReactNode } from "react";
import { FlatDie } from "../dice/Die.tsx";
import { colourOfHeap } from "../table/chips.ts";
import { useFaces } from "../table/use-chips.ts";
import { outcomeOfTitle } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { useCrapsTexts } from "./texts.ts";
import { GROUPS, partsOf } from "./throws.ts";
import type { Seen } from "./use-throws.ts";
import { betName, paysText } from "./words.ts";

type Props = {
	game: TitleGame;
	bet: string;
	seen: Seen | undefined;
	isFixed: boolean;
	onChoose(bet: string): void;
};

/** The fourteen bets on a painted board: one of them is chosen, and the stake lies on it as a chip. */
export function Board({ game, bet, seen, isFixed, onChoose }: Props) {
	const t = useCrapsTexts();
	const outcome = seen?.isOver ? outcomeOfTitle(seen.round) : undefined;
	return (
		<fieldset className="cr-board" disabled={isFixed}>
			<legend className="sr-only">{t("bet")}</legend>
			{Object.entries(GROUPS).map(([group, bets]) => (
				<div key={group} className="cr-group" data-group={group}>
					{bets.map((each) => (
						<label key={each} className="cr-bet" data-bet={each} data-outcome={each === bet ? outcome : undefined}>
							<input
								type="radio"
								name="craps-bet"
								className="sr-only"
								checked={each === bet}
								onChange={() => onChoose(each)}
							/>
							<Sign bet={each} />
							{each === bet && <Chip game={game} seen={seen} />}
						</label>
					))}
				</div>
			))}
		</fieldset>
	);
}

function Chip({ game, seen }: { game: TitleGame; seen: Seen | undefined }) {
	const isPast = seen !== undefined && (!seen.isOver || game.recalled !== undefined);
	const stakeMinor = isPast ? seen.round.stakeMinor : game.stakeMinor;
	const faceOf = useFaces(game.currency);
	return (
		<span className="chip cr-chip" data-chip={colourOfHeap(stakeMinor / stakeUnitOf(game.currency))} aria-hidden="true">
			<bdi>{faceOf(stakeMinor)}</bdi>
		</span>
	);
}

/** What is painted: a number with its dice, or a name; and what the bet pays. */
function Sign({ bet }: { bet: string }): ReactNode {
	const t = useCrapsTexts();
	const { kind, number } = partsOf(bet);
	const pays = <span className="cr-pays">{paysText(t, bet)}</span>;
	if (number === undefined)
		return (
			<>
				<b>{betName(t, bet)}</b> {pays}
			</>
		);
	return (
		<>
			<span className="sr-only">{betName(t, bet)} </span>
			{kind === "place" ? (
				<b className="cr-number" aria-hidden="true">
					{number}
				</b>
			) : (
				<span className="cr-pair" aria-hidden="true">
					<FlatDie face={number / 2} />
					<FlatDie face={number / 2} />
				</span>
			)}
			{pays}
		</>
	);
}

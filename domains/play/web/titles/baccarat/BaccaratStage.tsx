import { BACCARAT_SPOTS, type BaccaratDeal } from "@baize/engines/baccarat";
import { porcelainBaccarat } from "@baize/games/looks/porcelain-baccarat";
import type { CSSProperties } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import type { StageProps } from "../stage-props.ts";
import { ChipControls } from "../table/ChipControls.tsx";
import { Spot } from "../table/Spot.tsx";
import { useHistory } from "../table/use-history.ts";
import { useReveal } from "../table/use-reveal.ts";
import { type SpotTable, useSpotTable } from "../table/use-spot-table.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { CARD_MS, Hand, stepsOf } from "./Cards.tsx";
import { Roads } from "./Roads.tsx";
import { type Bead, beadOf, dealOf, isWon } from "./roads.ts";
import { Scene } from "./Scene.tsx";
import { useBaccaratTexts } from "./texts.ts";
import words, { TIMES } from "./words.ts";

/** Both hands on their dish, the plate of results, and the places that chips are put on. */
export default function BaccaratStage({ game, isKeyed, notice }: StageProps) {
	const t = useBaccaratTexts();
	const { money } = game;
	const reveal = useReveal(
		(round) => lastStep(dealOf(round)) * CARD_MS + 600,
		(round) => ({ type: "cardsDealt", count: lastStep(dealOf(round)) + 1, apartMs: CARD_MS }),
	);
	const table = useSpotTable(game, reveal, words.useSentences(money));
	const rounds = useHistory(game.results);
	useSpaceKey(table.press, isKeyed);
	const deal = reveal.round && dealOf(reveal.round);
	const isSettled = deal !== undefined && !reveal.isRevealing;
	const bead = isSettled ? beadOf(deal) : undefined;
	return (
		<>
			<div className="game-shell-stage bac-stage" style={porcelainBaccarat as CSSProperties}>
				<Scene />
				<section className="bac-table" aria-label={t("table")}>
					<div className="bac-hands" key={reveal.deal} data-still={isSettled || undefined}>
						{(["player", "banker"] as const).map((side) => (
							<Hand
								key={side}
								side={side}
								cards={deal?.[side]}
								steps={deal ? stepsOf(side, deal[side].length, deal.player.length > 2) : []}
								isSettled={isSettled}
								isWinner={bead?.winner === side}
							/>
						))}
						{bead && <Seal bead={bead} round={table.shown} money={money} />}
					</div>
					<Places table={table} money={money} bead={table.shown && bead} />
					<Roads rounds={rounds} />
				</section>
				{notice}
			</div>
			<Strip table={table} money={money} />
			<ChipControls game={game} table={table} begin={(amount) => t("deal", { amount })} look={porcelainBaccarat} />
		</>
	);
}

const lastStep = ({ player, banker }: BaccaratDeal): number =>
	Math.max(
		...stepsOf("player", player.length, player.length > 2),
		...stepsOf("banker", banker.length, player.length > 2),
	);

type Money = TitleGame["money"];

/** The result as a seal in vermilion, with what was won where that is more than was staked. */
function Seal({ bead, round, money }: { bead: Bead; round: TitleRound | undefined; money: Money }) {
	const t = useBaccaratTexts();
	const isWin = round !== undefined && outcomeOfTitle(round) === "won";
	return (
		<p className="bac-seal" data-winner={bead.winner} aria-hidden="true">
			<span>{t(`result.${bead.winner}`)}</span>
			{isWin && <bdi>{money(round.winMinor)}</bdi>}
		</p>
	);
}

function Places({ table, money, bead }: { table: SpotTable; money: Money; bead: Bead | undefined }) {
	const t = useBaccaratTexts();
	return (
		<fieldset className="bac-places">
			<legend className="sr-only">{t("places")}</legend>
			{BACCARAT_SPOTS.map((spot) => (
				<Spot
					key={spot}
					table={table}
					money={money}
					spot={spot}
					name={t(`spots.${spot}`)}
					times={TIMES[spot]}
					isDrawn={bead !== undefined && isWon(spot, bead)}
				/>
			))}
		</fieldset>
	);
}

function Strip({ table: { note, shown: round, isFixed }, money }: { table: SpotTable; money: Money }) {
	const t = useBaccaratTexts();
	const outcome = round && outcomeOfTitle(round);
	const said = (): string => {
		if (!round || !outcome) return isFixed ? "" : t("ready");
		const result = t(`result.${beadOf(dealOf(round)).winner}`);
		return t(outcome, { result, win: money(round.winMinor), stake: money(round.stakeMinor) });
	};
	return (
		<div className="title-strip table-strip">
			<p className={!note && outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>{note ?? said()}</p>
		</div>
	);
}

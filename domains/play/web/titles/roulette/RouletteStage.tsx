import type { RouletteRules } from "@baize/engines/roulette";
import type { SpotSheet } from "@baize/engines/spots";
import { midnightRoulette } from "@baize/games/looks";
import { look as claretRoulette } from "@baize/games/looks/claret-roulette";
import { look as riverboatRoulette } from "@baize/games/looks/riverboat-roulette";
import { type CSSProperties, useState } from "react";
import { useStillness } from "../../game/use-opening.ts";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { usePlayTexts } from "../../texts.ts";
import type { StageProps } from "../stage-props.ts";
import { ChipControls } from "../table/ChipControls.tsx";
import { useTableTexts } from "../table/texts.ts";
import { useSpotTable } from "../table/use-spot-table.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Cloth } from "./Cloth.tsx";
import { layoutFor, pocketText, timesToOne } from "./layout.ts";
import { Numbers, Plaque } from "./Numbers.tsx";
import { useRouletteTexts } from "./texts.ts";
import { useWheel } from "./use-wheel.ts";
import { Wheel } from "./Wheel.tsx";
import words, { placeName, type RouletteEvent } from "./words.ts";

/** The titles whose look is not that of the first one. */
const LOOKS: Partial<Record<string, typeof midnightRoulette>> = {
	"claret-roulette": claretRoulette,
	"riverboat-roulette": riverboatRoulette,
};

/** The wheel, the cloth, and the chips that are put on it. */
export default function RouletteStage({ game, isKeyed, notice }: StageProps) {
	const t = useTableTexts();
	const own = useRouletteTexts();
	const ofPlay = usePlayTexts();
	const { money } = game;
	const { id, rules } = game.game.sheet as SpotSheet<RouletteRules>;
	const layout = layoutFor(rules);
	const colours = LOOKS[id] ?? midnightRoulette;
	const [looked, look] = useState<string>();
	const wheel = useWheel(rules.wheel, useStillness());
	const reveal = {
		isRevealing: wheel.isTurning,
		reveal: (round: TitleRound) => wheel.spin(pocketOf(round)),
		skip: wheel.skip,
	};
	const table = useSpotTable(game, reveal, words.useSentences(money));
	const { shown, cloth } = table;
	useSpaceKey(table.press, isKeyed);
	const lookedAt =
		looked && t("hover", { name: placeName(own, looked), times: timesToOne(layout.places.get(looked)!) });
	return (
		<>
			<div className="game-shell-stage roulette-stage" data-title={id} style={colours as CSSProperties}>
				<div className="roulette-table">
					<WheelOf wheel={wheel} round={shown} money={money} />
					<div className="roulette-side">
						<Numbers pockets={game.results.map(pocketOf)} label={ofPlay("titles.results")} />
						<Cloth
							layout={layout}
							heaps={table.heaps}
							drawn={shown && cloth.totalMinor === 0 ? pocketOf(shown) : undefined}
							isFixed={table.isFixed}
							unitMinor={table.unitMinor}
							money={money}
							faceOf={table.faceOf}
							onPlace={table.place}
							onLook={look}
						/>
					</div>
				</div>
				{notice}
			</div>
			<Strip text={table.note ?? lookedAt} round={shown} money={money} />
			<ChipControls game={game} table={table} begin={(amount) => own("spin", { amount })} look={colours} />
		</>
	);
}

type WheelProps = { wheel: ReturnType<typeof useWheel>; round: TitleRound | undefined; money: TitleGame["money"] };

function WheelOf({ wheel, round, money }: WheelProps) {
	const t = useRouletteTexts();
	return (
		<div className="roulette-wheel">
			<Wheel wheel={wheel} label={t("wheel")} />
			{round && (
				<Plaque pocket={pocketOf(round)} won={outcomeOfTitle(round) === "won" ? money(round.winMinor) : undefined} />
			)}
		</div>
	);
}

const pocketOf = ({ events }: TitleRound): number =>
	(events[0] as Extract<RouletteEvent, { type: "resultDrawn" }>).drawn;

function Strip({
	text,
	round,
	money,
}: {
	text: string | undefined;
	round: TitleRound | undefined;
	money: TitleGame["money"];
}) {
	const t = useRouletteTexts();
	if (text !== undefined || !round)
		return (
			<div className="title-strip roulette-strip">
				<p className="text-ink-muted">{text ?? t("ready")}</p>
			</div>
		);
	const outcome = outcomeOfTitle(round);
	const values = { number: pocketText(pocketOf(round)), win: money(round.winMinor), stake: money(round.stakeMinor) };
	return (
		<div className="title-strip roulette-strip">
			<p className={outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>
				{t(outcome === "lost" ? "fell" : outcome, values)}
			</p>
		</div>
	);
}

import type { PhaseTimes, SharedGame } from "@baize/engines/game";
import type { RouletteRules } from "@baize/engines/roulette";
import type { SharedSpotSheet } from "@baize/engines/spots";
import { look } from "@baize/games/looks/piazza-roulette";
import { Icon, notRepeated } from "@baize/platform-web";
import { type CSSProperties, useState } from "react";
import type { TableSeat } from "../../../contract/index.ts";
import { useMoneyOf } from "../../game/stakes/use-money-text.ts";
import { useStillness } from "../../game/use-opening.ts";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { giveCue } from "../../sound/cues.ts";
import { Cloth } from "../roulette/Cloth.tsx";
import { layoutFor, timesToOne } from "../roulette/layout.ts";
import { Numbers, Plaque } from "../roulette/Numbers.tsx";
import { useRouletteTexts } from "../roulette/texts.ts";
import { Wheel } from "../roulette/Wheel.tsx";
import { placeName } from "../roulette/words.ts";
import { Seats } from "../shared-table/Seats.tsx";
import { useSharedTableTexts } from "../shared-table/texts.ts";
import { useHiddenName } from "../shared-table/use-hidden-name.ts";
import { type Table, useTable } from "../shared-table/use-table.ts";
import type { StageProps } from "../stage-props.ts";
import { ChipBar } from "../table/ChipBar.tsx";
import { useTableTexts } from "../table/texts.ts";
import { useChips } from "../table/use-chips.ts";
import { outcomeOfTitle } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { chipsOfSeat, othersOn } from "./others.ts";
import { heapsOf, stakedMinorOf } from "./own-stakes.ts";
import { Clock, Strip } from "./Parts.tsx";
import { useRouletteTableTexts } from "./texts.ts";
import { type Press, usePress } from "./use-press.ts";
import { type TableRoundShown, useTableRound } from "./use-table-round.ts";

/** How many of the last numbers are shown. */
const NUMBERS = 14;
/** So many places of a seat are named. */
const NAMED = 3;

/** One wheel for all who sit at the table, the cloth with everybody's chips, and who has laid them. */
export default function RouletteTableStage({ game, isKeyed, notice }: StageProps) {
	const t = useTableTexts();
	const ofRoulette = useRouletteTexts();
	const ofShared = useSharedTableTexts();
	const own = useRouletteTableTexts();
	const { rules, id } = game.game.sheet as SharedSpotSheet<RouletteRules>;
	const layout = layoutFor(rules);
	const table = useTable(id);
	const hiding = useHiddenName();
	const chips = useChips(game);
	const isStill = useStillness();
	const round = useTableRound(game, table, { pockets: rules.wheel, isStill, isNameHidden: hiding.isHidden });
	const { stakes, ended } = round;
	const press = usePress(game, table, { stakes, chips, isShown: round.isShown });
	useSpaceKey(press.onPress, isKeyed && !press.isOff);
	const [looked, lookAt] = useState<string>();
	const lookedAt =
		looked && t("hover", { name: placeName(ofRoulette, looked), times: timesToOne(layout.places.get(looked)!) });
	const seats = useSeatWords(round.isShown);
	const { phases } = game.game as SharedGame;
	return (
		<>
			<div className="game-shell-stage roulette-stage roulette-shared" data-title={id} style={look as CSSProperties}>
				<div className="roulette-table">
					<WheelOf table={table} round={round} phases={phases} money={game.money} />
					<div className="roulette-side">
						<Numbers pockets={round.numbers.slice(0, NUMBERS)} label={ofShared("results")} />
						<Cloth
							layout={layout}
							heaps={heapsOf(stakes.own, chips.cloth.spots, ended)}
							others={othersOn(table.seats?.seats ?? [], stakes.own, game.currency)}
							drawn={round.wheel.drawn}
							isFixed={stakes.isBusy}
							unitMinor={chips.unitMinor}
							money={game.money}
							faceOf={chips.faceOf}
							onPlace={chips.place}
							onLook={lookAt}
						/>
						<Seats
							table={table}
							hiding={hiding}
							summary={own("seats", { count: table.seats?.count ?? 0 })}
							{...seats}
						/>
					</div>
				</div>
				{notice}
			</div>
			<Strip
				text={chips.note ?? lookedAt}
				table={table}
				round={round}
				money={game.money}
				laidMinor={chips.cloth.totalMinor}
				phases={phases}
			/>
			<ChipBar
				game={game}
				chips={chips}
				totalMinor={chips.cloth.totalMinor + (ended ? 0 : stakedMinorOf(stakes.own))}
				isFixed={stakes.isBusy}
				look={look}
			>
				<MainButton press={press} isBusy={stakes.isBusy} />
			</ChipBar>
		</>
	);
}

type WheelProps = { table: Table; round: TableRoundShown; phases: PhaseTimes; money: TitleGame["money"] };

/** The wheel, with the seconds that are left, and then with the number that was drawn. */
function WheelOf({ table, round: { wheel, ended }, phases, money }: WheelProps) {
	const t = useRouletteTexts();
	const isWon = ended !== undefined && outcomeOfTitle(ended) === "won";
	return (
		<div className="roulette-wheel">
			<Wheel wheel={wheel} label={t("wheel")} />
			{wheel.drawn === undefined ? (
				<Clock table={table} phases={phases} />
			) : (
				<Plaque pocket={wheel.drawn} won={isWon ? money(ended.winMinor) : undefined} />
			)}
		</div>
	);
}

/** What is said of a seat: where its chips lie, and what they have paid once that is shown. */
function useSeatWords(isShown: boolean) {
	const t = useRouletteTexts();
	const own = useRouletteTableTexts();
	const moneyOf = useMoneyOf();
	return {
		betOf(seat: TableSeat): string {
			const chips = chipsOfSeat(seat);
			const names = chips.slice(0, NAMED).map(({ spot }) => placeName(t, spot));
			const more = chips.length > NAMED ? [own("more", { count: chips.length - NAMED })] : [];
			return [...names, ...more].join(" · ");
		},
		detailOf: ({ paidMinor, currency }: TableSeat) =>
			isShown && paidMinor ? <bdi className="table-seat-paid">{moneyOf(paidMinor, currency)}</bdi> : false,
	};
}

function MainButton({ press, isBusy }: { press: Press; isBusy: boolean }) {
	const onPress = (): void => {
		if (press.isOff) return;
		giveCue({ type: "press" });
		press.onPress();
	};
	return (
		<button
			type="button"
			className="spin-button [grid-area:spin]"
			onClick={onPress}
			onKeyDown={notRepeated}
			aria-disabled={press.isOff || undefined}
			aria-busy={isBusy || undefined}
		>
			<Icon name={press.isRepeat ? "refresh" : "player-play"} />
			<bdi className="tabular">{press.text}</bdi>
		</button>
	);
}

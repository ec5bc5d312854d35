import type { ThreeCardRules, ThreeCardSheet, ThreeCardView } from "@baize/engines/three-card";
import { neonThreeCard } from "@baize/games/looks/neon-three-card";
import { Button, lazyPart } from "@baize/platform-web";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useStillness } from "../../game/use-opening.ts";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { useCardNames } from "../cards/use-card-names.ts";
import { Results } from "../Results.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import { useFocusAfter } from "../use-focus-after.ts";
import { useLoggedAgain } from "../use-recalled.ts";
import type { TitleGame } from "../use-title-game.ts";
import { CARD_MS, Hand } from "./Cards.tsx";
import { Moves, PairPlus } from "./Moves.tsx";
import { PayTables } from "./PayTables.tsx";
import { betOf, endedTable, endOf, makesOf, openTable, resultOf } from "./shown.ts";
import { type ThreeCardTexts, useThreeCardTexts } from "./texts.ts";
import words from "./words.ts";

const Book = lazyPart(() => import("./Book.tsx"));

/** Both hands under the sign, what they pay, and what can be done. */
export default function ThreeCardStage({ game, isKeyed, notice }: StageProps) {
	const t = useThreeCardTexts();
	const { open, money, phase } = game;
	const [isPairPlus, setPairPlus] = useState(false);
	const [isBookOpen, openBook] = useState(false);
	const stage = useStageOfRounds(game, isPairPlus);
	const { isSettled, final } = stage;
	const isIdle = phase === "idle";
	useSpaceKey(() => void stage.begin(), isKeyed && isIdle && !open);
	useLog(game);
	const buttons = useFocusAfter(open !== null, ".tc-move");
	const outcome = isSettled && final ? outcomeOfTitle(final) : undefined;
	const press = {
		text: t("deal", { amount: money(stage.stakeMinor) }),
		isOff: false,
		onPress: () => void stage.begin(),
	};
	return (
		<>
			<div className="game-shell-stage tc-stage" style={neonThreeCard as CSSProperties}>
				<Wall sign={t("sign")} />
				<Table game={game} stage={stage} isPairPlus={isPairPlus} />
				{isBookOpen && open && <Book rules={rulesOf(game)} cards={(open.view as ThreeCardView).player} />}
				{notice}
			</div>
			<div className="title-strip">
				<p className={outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>
					{open ? stripOfOpen(game, t) : isIdle && stripOfEnd(final, t, money)}
				</p>
				<Results results={game.results} />
			</div>
			<div className="contents" ref={buttons} style={neonThreeCard as CSSProperties}>
				<StakeControls
					game={game}
					press={press}
					buttons={open && <Moves anteMinor={betOf(open).anteMinor} money={money} isIdle={isIdle} onMove={stage.act} />}
				>
					<div className="tc-choice [grid-area:choice]">
						{open ? (
							<Button look="quiet" size="s" aria-expanded={isBookOpen} onClick={() => openBook(!isBookOpen)}>
								{t(isBookOpen ? "book.hide" : "book.show")}
							</Button>
						) : (
							<PairPlus
								isOn={isPairPlus}
								amount={money(game.stakeMinor)}
								isFixed={!isIdle}
								onChange={() => setPairPlus(!isPairPlus)}
							/>
						)}
					</div>
				</StakeControls>
			</div>
		</>
	);
}

const rulesOf = ({ game }: TitleGame): ThreeCardRules => (game.sheet as unknown as ThreeCardSheet).rules;

type TableProps = { game: TitleGame; stage: ReturnType<typeof useStageOfRounds>; isPairPlus: boolean };

/** The hands, what they make, and the signs that say what is paid. */
function Table({ game, stage: { table, isSettled, final, deal }, isPairPlus }: TableProps) {
	const t = useThreeCardTexts();
	const outcome = isSettled && final ? outcomeOfTitle(final) : undefined;
	const end = isSettled && final ? endOf(final) : undefined;
	const bet = game.open ?? (isSettled ? final : undefined);
	return (
		<section className="tc-table" aria-label={t("table")}>
			<Hand
				key={`dealer ${deal}`}
				side="dealer"
				label={t("dealer")}
				cards={table?.dealer}
				makes={isSettled && table?.dealer ? t(`hands.${makesOf(table.dealer)}`) : undefined}
				isWinner={end !== undefined && resultOf(end) === "worse"}
			/>
			<Hand
				key={`player ${deal}`}
				side="player"
				label={t("hand")}
				cards={table?.player}
				makes={table && t(`hands.${makesOf(table.player)}`)}
				isDim={table?.isFolded === true}
				isWinner={outcome === "won"}
			/>
			<PayTables
				rules={rulesOf(game)}
				made={table && makesOf(table.player)}
				isPairPlus={bet ? betOf(bet).pairPlusMinor > 0 : isPairPlus}
			/>
			{outcome === "won" && <Won amount={game.money(final!.winMinor)} key={deal} />}
		</section>
	);
}

/** What lies on the table, while a round is dealt, open and over; the dealer's cards are turned before the balance follows. */
function useStageOfRounds(game: TitleGame, isPairPlus: boolean) {
	const isStill = useStillness();
	const [deal, setDeal] = useState(0);
	const [ending, setEnding] = useState<TitleRound>();
	const { open, shown, recalled, phase } = game;
	const final = ending ?? shown;
	const stakeMinor = game.stakeMinor * (isPairPlus ? 2 : 1);
	const nextDeal = (): void => {
		setEnding(undefined);
		setDeal((before) => before + 1);
	};
	useEffect(() => {
		if (recalled) nextDeal();
	}, [recalled]);
	async function show(round: TitleRound): Promise<void> {
		setEnding(round);
		if (!isStill) await new Promise((resolve) => setTimeout(resolve, 4 * CARD_MS));
	}
	return {
		...{ deal, stakeMinor, final },
		table: final ? endedTable(final) : open ? openTable(open) : undefined,
		isSettled: final !== undefined && phase === "idle",
		begin(): Promise<void> {
			if (game.isBusy() || open) return Promise.resolve();
			nextDeal();
			const pairPlusMinor = isPairPlus ? game.stakeMinor : 0;
			return game.begin({ anteMinor: game.stakeMinor, pairPlusMinor }, show, stakeMinor);
		},
		act(move: "play" | "fold"): void {
			const addedMinor = move === "play" && open ? betOf(open).anteMinor : 0;
			void game.act({ do: move }, { addedMinor, show });
		},
	};
}

function stripOfOpen({ open, money }: TitleGame, t: ThreeCardTexts): string {
	const { makes } = open!.view as ThreeCardView;
	return t("yours", { hand: t(`hands.${makes}`), amount: money(betOf(open!).anteMinor) });
}

function stripOfEnd(round: TitleRound | undefined, t: ThreeCardTexts, money: TitleGame["money"]): string {
	const end = round && endOf(round);
	if (!round || !end) return t("ready");
	const values = { win: money(round.winMinor), stake: money(round.stakeMinor) };
	return t(outcomeOfTitle(round), { result: t(`results.${resultOf(end)}`), ...values });
}

/** Writes to the log what was dealt and how it ended, as screen readers need it. */
function useLog(game: TitleGame): void {
	const t = useThreeCardTexts();
	const names = useCardNames();
	const sentenceOf = words.useSentences(game.money);
	const { log, results, open } = game;
	const view = open?.view as ThreeCardView | undefined;
	const dealt = view?.player.join(" ");
	const written = useRef({ dealt: undefined as string | undefined, round: results[0] });
	useLoggedAgain(game, sentenceOf);
	useEffect(() => {
		if (view && dealt !== written.current.dealt)
			log.add(t("spoken.dealt", { cards: names.all(view.player), hand: t(`hands.${view.makes}`) }));
		written.current.dealt = dealt;
	}, [dealt]);
	useEffect(() => {
		const round = results[0];
		if (round && round !== written.current.round)
			for (const event of round.events) log.add(sentenceOf(event as { type: string }));
		written.current.round = round;
	}, [results]);
}

const Won = ({ amount }: { amount: string }) => (
	<p className="tc-won" aria-hidden="true">
		<bdi>{amount}</bdi>
	</p>
);

/** A brick wall after rain, with the sign on it. */
const Wall = ({ sign }: { sign: string }) => (
	<>
		<svg className="tc-wall" width="100%" height="100%" aria-hidden="true">
			<defs>
				<pattern id="tc-bricks" width="96" height="48" patternUnits="userSpaceOnUse">
					<rect className="tc-brick" x="2" y="2" width="92" height="20" rx="2" />
					<path
						className="tc-brick"
						d="M0 26H44Q46 26 46 28V44Q46 46 44 46H0ZM52 26H96V46H52Q50 46 50 44V28Q50 26 52 26Z"
					/>
					<rect className="tc-brick-lit" x="2" y="2" width="92" height="3" rx="1.500" />
				</pattern>
			</defs>
			<rect width="100%" height="100%" fill="url(#tc-bricks)" />
		</svg>
		<p className="tc-sign" aria-hidden="true">
			<span>{sign}</span>
		</p>
	</>
);

import type { BlackjackAction, BlackjackSheet, BlackjackTableView } from "@baize/engines/blackjack";
import { look } from "@baize/games/looks/emerald-blackjack";
import { Button, lazyPart } from "@baize/platform-web";
import { type CSSProperties, startTransition, useEffect, useRef, useState } from "react";
import { useStillness } from "../../game/use-opening.ts";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { usePlayTexts } from "../../texts.ts";
import { useCardNames } from "../cards/use-card-names.ts";
import { Results } from "../Results.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import { useFocusAfter } from "../use-focus-after.ts";
import { useLoggedAgain } from "../use-recalled.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Dealer, Hands } from "./Hands.tsx";
import { Moves } from "./Moves.tsx";
import { endedTable, openTable, stakeOf } from "./shown-table.ts";
import { Print, Table } from "./Table.tsx";
import { useBlackjackTexts } from "./texts.ts";
import { endingMs, useDealing } from "./use-dealing.ts";
import words, { handName, totalText } from "./words.ts";

const Book = lazyPart(() => import("./Book.tsx"));

/** The table with its cards, and what can be done. */
export default function BlackjackStage({ game, isKeyed, notice }: StageProps) {
	const t = usePlayTexts();
	const own = useBlackjackTexts();
	const { open, money, phase } = game;
	const view = open?.view as BlackjackTableView | undefined;
	const stage = useStageOfRounds(game);
	const [isBookOpen, openBook] = useState(false);
	const begin = (): void => void stage.begin();
	useSpaceKey(begin, isKeyed && phase === "idle" && !open);
	useLog(game, view);
	const buttons = useFocusAfter(open !== null, ".bj-move");
	const { table, isSettled } = stage;
	const { rules } = game.game.sheet as BlackjackSheet;
	const parts = table && { table, isSettled, delayOf: stage.delayOf, money };
	const outcome = isSettled && game.shown ? outcomeOfTitle(game.shown) : undefined;
	return (
		<>
			<div className="game-shell-stage bj-stage" style={look as CSSProperties} data-outcome={outcome}>
				<Table>
					{parts && <Dealer key={`dealer-${stage.deal}`} {...parts} />}
					<Print />
					{parts && <Hands key={`hands-${stage.deal}`} {...parts} />}
				</Table>
				{isBookOpen && view && <Book rules={rules} view={view} />}
				{outcome === "won" && (
					<p className="bj-win" aria-hidden="true" key={stage.deal}>
						<bdi>{money(game.shown!.winMinor)}</bdi>
					</p>
				)}
				{notice}
			</div>
			<div className="title-strip bj-strip">
				<p className={outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>
					{view ? stripOfOpen(view, own) : stripOfLast(game, { t, own })}
				</p>
				{!view && <Results results={game.results} />}
			</div>
			<div className="contents" ref={buttons} style={look as CSSProperties}>
				<StakeControls
					game={game}
					press={{ text: own("deal"), isOff: false, onPress: begin }}
					buttons={
						open && view ? (
							<Moves
								phase={view.phase}
								moves={view.moves}
								isIdle={phase === "idle"}
								addedOf={(move) => addedOf(move, stakeOf(open))}
								money={money}
								onMove={(move) => void stage.act(move, addedOf(move, stakeOf(open)))}
							/>
						) : undefined
					}
				>
					<div className="bj-ask [grid-area:choice]">
						<Button look="quiet" size="s" aria-expanded={isBookOpen} onClick={() => openBook(!isBookOpen)}>
							{own(isBookOpen ? "book.hide" : "book.show")}
						</Button>
					</div>
				</StakeControls>
			</div>
		</>
	);
}

/** What a move stakes beyond the first stake, as the server takes it. */
function addedOf(move: BlackjackAction, stakeMinor: number): number {
	if (move === "insure") return stakeMinor / 2;
	return move === "double" || move === "split" ? stakeMinor : 0;
}

/** What lies on the table, while a round is dealt, open and over; the last cards are laid before the balance follows. */
function useStageOfRounds(game: TitleGame) {
	const isStill = useStillness();
	const [deal, setDeal] = useState(0);
	const [ending, setEnding] = useState<TitleRound>();
	const { open, shown, recalled } = game;
	const final = ending ?? shown;
	const openOne = open ? openTable(open) : undefined;
	const table = final ? endedTable(final) : openOne;
	const delayOf = useDealing(table, deal);
	useEffect(() => {
		if (!recalled) return;
		setEnding(undefined);
		setDeal((before) => before + 1);
	}, [recalled]);
	async function show(round: TitleRound): Promise<void> {
		setEnding(round);
		const after = endedTable(round);
		if (after && !isStill) await new Promise((resolve) => setTimeout(resolve, endingMs(openOne, after)));
	}
	return {
		...{ table, delayOf, deal },
		isSettled: final !== undefined && game.phase === "idle",
		begin(): Promise<void> {
			if (game.isBusy() || open) return Promise.resolve();
			startTransition(() => {
				setEnding(undefined);
				setDeal((before) => before + 1);
			});
			return game.begin({ stakeMinor: game.stakeMinor }, show);
		},
		act: (move: BlackjackAction, addedMinor: number): Promise<void> => game.act({ do: move }, { addedMinor, show }),
	};
}

type Own = ReturnType<typeof useBlackjackTexts>;

function stripOfOpen({ phase, active, hands, dealer }: BlackjackTableView, own: Own): string {
	if (phase === "insurance") return own("askInsurance");
	const cards = hands[active ?? 0]!.cards;
	return own("yours", { total: totalText(cards, own, "softShort"), up: totalText(dealer, own, "softShort") });
}

function stripOfLast({ shown, money, phase }: TitleGame, { t, own }: { t: ReturnType<typeof usePlayTexts>; own: Own }) {
	if (phase !== "idle") return "";
	if (!shown) return own("ready");
	return t(`strip.${outcomeOfTitle(shown)}`, { win: money(shown.winMinor), stake: money(shown.stakeMinor) });
}

/** Writes to the log what was dealt, drawn and decided, as screen readers need it. */
function useLog(game: TitleGame, view: BlackjackTableView | undefined): void {
	const t = useBlackjackTexts();
	const names = useCardNames();
	const sentenceOf = words.useSentences(game.money);
	const { log, results } = game;
	const written = useRef({ step: game.open?.step ?? -1, round: results[0] });
	const step = game.open?.step ?? -1;
	useLoggedAgain(game, sentenceOf);
	useEffect(() => {
		if (view && step !== written.current.step) {
			const at = view.active ?? 0;
			const { cards } = view.hands[at]!;
			const hand = handName(at, view.hands.length, t);
			const values = { hand, cards: names.all(cards), total: totalText(cards, t) };
			log.add(
				step === 0 ? t("spoken.dealt", { ...values, dealer: names.one(view.dealer[0]!) }) : t("spoken.hand", values),
			);
			if (view.phase === "insurance") log.add(t("askInsurance"));
		}
		written.current.step = step;
	}, [step]);
	useEffect(() => {
		const round = results[0];
		if (round && round !== written.current.round)
			for (const event of round.events) log.add(sentenceOf(event as { type: string }));
		written.current.round = round;
	}, [results]);
}

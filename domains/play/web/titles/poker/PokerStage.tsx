import type {
	HandName,
	VideoPokerEvent,
	VideoPokerRules,
	VideoPokerSheet,
	VideoPokerView,
} from "@baize/engines/video-poker";
import { nineSixJacks } from "@baize/games/looks";
import { look as canyonDeuces } from "@baize/games/looks/canyon-deuces";
import { look as carnivalJoker } from "@baize/games/looks/carnival-joker";
import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { Results } from "../Results.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Backdrop } from "./Backdrop.tsx";
import { Hand } from "./Hand.tsx";
import { PayTable } from "./PayTable.tsx";
import { usePokerTexts } from "./texts.ts";
import words, { handText, heldBy } from "./words.ts";

type Drawn = Extract<VideoPokerEvent, { type: "handDrawn" }>;
const drawnOf = ({ events }: TitleRound): Drawn | undefined =>
	(events as readonly VideoPokerEvent[]).find((event): event is Drawn => event.type === "handDrawn");

/** The titles whose look is not that of the first one. */
const LOOKS: Partial<Record<string, typeof nineSixJacks>> = {
	"canyon-deuces": canyonDeuces,
	"carnival-joker": carnivalJoker,
};

/** The pay table, five cards, and what is held of them. */
export default function PokerStage({ game, isKeyed, notice }: StageProps) {
	const t = usePokerTexts();
	const { open, money, phase } = game;
	const { id, rules } = game.game.sheet as VideoPokerSheet;
	const view = open?.view as VideoPokerView | undefined;
	const last = open || phase === "asking" ? undefined : game.results[0];
	const drawn = last && drawnOf(last);
	const isIdle = phase === "idle";
	const hold = useHold(view, isIdle);
	useLog(game, view);
	function press(): void {
		if (view) void game.act({ hold: hold.bits });
		else void game.begin({ stakeMinor: game.stakeMinor }, async () => {});
	}
	useSpaceKey(press, isKeyed && isIdle);
	const text = view ? t("draw", { count: 5 - heldBy(hold.bits) }) : t("deal", { amount: money(game.stakeMinor) });
	const isWon = last !== undefined && outcomeOfTitle(last) === "won";
	return (
		<>
			<div
				className="game-shell-stage poker-stage"
				data-wilds={rules.wilds}
				style={(LOOKS[id] ?? nineSixJacks) as CSSProperties}
			>
				<Backdrop wilds={rules.wilds} />
				<div className="poker-table">
					<PayTable
						rules={rules}
						stakeMinor={open?.stakeMinor ?? game.stakeMinor}
						makes={view?.makes ?? drawn?.makes}
						isWon={isWon}
						money={money}
					/>
					<div className="poker-side">
						{isWon && drawn && <Won rules={rules} makes={drawn.makes} round={last} money={money} />}
						<Hand
							rules={rules}
							cards={view?.hand ?? drawn?.hand}
							hold={view ? hold.bits : (drawn?.held ?? 0)}
							isOpen={view !== undefined && isIdle}
							isKeyed={isKeyed}
							onToggle={hold.toggle}
						/>
					</div>
				</div>
				{notice}
			</div>
			<div className="title-strip">
				<Message rules={rules} view={view} last={last} money={money} />
				<Results results={game.results} />
			</div>
			<StakeControls game={game} press={{ text, isOff: false, onPress: press }} />
		</>
	);
}

/** What is held, for each new hand from nothing. */
function useHold(view: VideoPokerView | undefined, isIdle: boolean) {
	const [bits, set] = useState(0);
	const dealt = view?.hand.join(" ");
	useEffect(() => set(0), [dealt]);
	const toggle = useCallback((at: number) => isIdle && set((held) => held ^ (1 << at)), [isIdle]);
	return { bits, toggle };
}

/** Writes to the log what was dealt and drawn, as screen readers need it. */
function useLog({ game, log, results, money }: TitleGame, view: VideoPokerView | undefined): void {
	const sentenceOf = words.useSentences(money, game);
	const written = useRef({ hand: undefined as string | undefined, round: results[0] });
	const dealt = view?.hand.join(" ");
	useEffect(() => {
		if (view && dealt !== written.current.hand)
			log.add(sentenceOf({ type: "handDealt", hand: view.hand, makes: view.makes } as VideoPokerEvent));
		written.current.hand = dealt;
	}, [dealt]);
	useEffect(() => {
		const round = results[0];
		if (round && round !== written.current.round)
			for (const event of round.events.slice(1)) log.add(sentenceOf(event as VideoPokerEvent));
		written.current.round = round;
	}, [results]);
}

type Money = TitleGame["money"];

function Message({
	rules,
	view,
	last,
	money,
}: {
	rules: VideoPokerRules;
	view: VideoPokerView | undefined;
	last: TitleRound | undefined;
	money: Money;
}) {
	const t = usePokerTexts();
	if (view)
		return (
			<p className="text-ink-muted">
				{view.makes === "nothing" ? t("choose") : t("makes", { hand: handText(t, rules, view.makes) })}
			</p>
		);
	const drawn = last && drawnOf(last);
	if (!last || !drawn) return <p className="text-ink-muted">{t("ready")}</p>;
	const outcome = outcomeOfTitle(last);
	const values = { hand: handText(t, rules, drawn.makes), win: money(last.winMinor) };
	if (outcome === "won") return <p className="display text-xl text-art-ink">{t("ended", values)}</p>;
	return <p className="text-ink-muted">{outcome === "lost" ? t("lost") : t("even", values)}</p>;
}

function Won({
	rules,
	makes,
	round,
	money,
}: {
	rules: VideoPokerRules;
	makes: HandName;
	round: TitleRound;
	money: Money;
}) {
	const t = usePokerTexts();
	return (
		<p className="poker-won" aria-hidden="true">
			<span>{handText(t, rules, makes)}</span>
			<bdi>{money(round.winMinor)}</bdi>
		</p>
	);
}

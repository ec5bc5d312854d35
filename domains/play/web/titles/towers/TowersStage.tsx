import { type Tower, type TowersBet, type TowersSheet, type TowersView, towerTimesX10000 } from "@baize/engines/ladder";
import { look } from "@baize/games/looks/nine-roofs";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { usePlayTexts } from "../../texts.ts";
import { paysMinor } from "../pays-minor.ts";
import { Results } from "../Results.tsx";
import { Segments } from "../Segments.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import { useLoggedAgain } from "../use-recalled.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Evening } from "./Evening.tsx";
import { Pagoda } from "./Pagoda.tsx";
import { panelsOf } from "./panels.ts";
import { useTowersTexts } from "./texts.ts";
import words, { useTowerName } from "./words.ts";

/** A pagoda at dusk: a lamp leads up, a fox ends the round. */
export default function TowersStage({ game, isKeyed, notice }: StageProps) {
	const t = usePlayTexts();
	const own = useTowersTexts();
	const nameOf = useTowerName();
	const { towers } = game.game.sheet as TowersSheet;
	const [chosen, choose] = useState(towers[0]!.name);
	const { open, money, phase, shown: last } = game;
	const view = open?.view as TowersView | undefined;
	const bet = (open?.bet ?? last?.bet) as TowersBet | undefined;
	// What was played stands until another difficulty is chosen.
	const tower = (open && bet ? towers[bet.tower] : towers.find(({ name }) => name === chosen))!;
	const ended = last && bet && towers[bet.tower] === tower ? last : undefined;
	const again = game.recalled?.round;
	useEffect(() => {
		const of = (again?.bet ?? open?.bet) as TowersBet | undefined;
		if (of) choose(towers[of.tower]!.name);
	}, [again, open?.bet]);
	const canCollect = view !== undefined && view.picks.length > 0;
	const begin = (): void =>
		void game.begin({ stakeMinor: game.stakeMinor, tower: towers.indexOf(tower) }, async () => {});
	const collectMinor = open && view ? paysMinor(open.stakeMinor, view.timesX10000) : 0;
	const press = {
		text: view ? (canCollect ? t("titles.collect", { amount: money(collectMinor) }) : own("choose")) : t("titles.play"),
		isOff: view !== undefined && !canCollect,
		onPress: () => (view ? void game.act({ do: "collect" }) : begin()),
	};
	useSpaceKey(() => !press.isOff && press.onPress(), isKeyed && phase === "idle");
	useLog(game, view);
	const isWon = ended !== undefined && outcomeOfTitle(ended) === "won";
	return (
		<>
			<div className="game-shell-stage towers-stage" style={look as CSSProperties} data-won={isWon || undefined}>
				<Evening />
				<Pagoda
					key={tower.name}
					tower={tower}
					panels={panelsOf(tower, view, ended)}
					floor={view && phase === "idle" ? view.picks.length : undefined}
					onOpen={(cell) => void game.act({ do: "pick", cell })}
				/>
				{notice}
			</div>
			<div className="title-strip">
				<p className={isWon ? "display text-xl text-art-ink" : "text-ink-muted"}>
					{open && view ? (
						<Next tower={tower} view={view} stakeMinor={open.stakeMinor} money={money} />
					) : (
						<Last tower={tower} round={ended} money={money} />
					)}
				</p>
				<Results results={game.results} />
			</div>
			<StakeControls game={game} press={press}>
				<div className="title-choice towers-choice">
					<Segments<string>
						name={own("difficulty")}
						values={towers.map(({ name }) => name)}
						chosen={tower.name}
						textOf={(name) => nameOf(towers.find((each) => each.name === name)!)}
						isFixed={open !== null || phase !== "idle"}
						onChoose={choose}
					/>
				</div>
			</StakeControls>
		</>
	);
}

type Money = TitleGame["money"];
type NextProps = { tower: Tower; view: TowersView; stakeMinor: number; money: Money };

/** What the next floor pays, and how likely its panels have a lamp. */
function Next({ tower, view, stakeMinor, money }: NextProps) {
	const own = useTowersTexts();
	const floor = view.picks.length + 1;
	const amount = money(paysMinor(stakeMinor, Number(towerTimesX10000(tower, floor))));
	return own("next", { floor, amount, chance: tower.safe / tower.cells });
}

function Last({ tower, round, money }: { tower: Tower; round: TitleRound | undefined; money: Money }) {
	const t = usePlayTexts();
	const own = useTowersTexts();
	if (!round) return own("ready", tower);
	const outcome = outcomeOfTitle(round);
	if (outcome === "lost") return own("caught");
	return t(`strip.${outcome}`, { win: money(round.winMinor), stake: money(round.stakeMinor) });
}

/** Writes to the log what was opened, as screen readers need it. */
function useLog(game: TitleGame, view: TowersView | undefined): void {
	const own = useTowersTexts();
	const { log, results, money, open } = game;
	const sentenceOf = words.useSentences(money);
	useLoggedAgain(game, sentenceOf);
	const count = view?.picks.length ?? 0;
	const written = useRef({ count, round: results[0] });
	useEffect(() => {
		if (view && open && count > written.current.count) {
			const amount = money(paysMinor(open.stakeMinor, view.timesX10000));
			log.add(own("log.lamp", { floor: count, panel: view.picks.at(-1)! + 1, amount }));
		}
		written.current.count = count;
	}, [count]);
	useEffect(() => {
		const round = results[0];
		if (round && round !== written.current.round)
			for (const event of round.events) log.add(sentenceOf(event as { type: string }));
		written.current.round = round;
	}, [results]);
}

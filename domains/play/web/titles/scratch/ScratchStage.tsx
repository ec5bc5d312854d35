import { FIVE_SHEAVES } from "@baize/engines/draw";
import { look } from "@baize/games/looks/five-sheaves";
import { Icon, notRepeated } from "@baize/platform-web";
import type { CSSProperties } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { Results } from "../Results.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import { shownAndLogged, useLoggedAgain } from "../use-recalled.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Fields } from "./Fields.tsx";
import { useScratchTexts } from "./texts.ts";
import { drawnOf, useTicket } from "./use-ticket.ts";
import words from "./words.ts";

const X10000 = 10_000;

/** An engraved ticket on a field of wheat: five fields under foil. */
export default function ScratchStage({ game, isKeyed, notice }: StageProps) {
	const own = useScratchTexts();
	const { money, phase, stakeMinor } = game;
	const sentenceOf = words.useSentences(money);
	const { ticket, uncovered, isLive, shown, uncover, uncoverAll, show } = useTicket(game);
	useLoggedAgain(game, sentenceOf);
	const begin = (): void =>
		void game.begin({ stakeMinor, choice: FIVE_SHEAVES.id }, shownAndLogged(show, game.log, sentenceOf));
	useSpaceKey(() => (phase === "idle" ? begin() : uncoverAll()), isKeyed);
	return (
		<>
			<div className="game-shell-stage scratch-stage" style={look as CSSProperties}>
				<Wheatfield />
				<div className="scratch-ticket">
					<Guilloche />
					<Head title={game.game.sheet.title} ticket={ticket} />
					<Fields ticket={ticket} uncovered={uncovered} isLive={isLive} onUncover={uncover} />
					<Prizes reached={shown && drawnOf(shown).timesX10000 / X10000} />
					{shown && outcomeOfTitle(shown) === "won" && (
						<p className="scratch-stamp" aria-hidden="true">
							<bdi>{money(shown.winMinor)}</bdi>
						</p>
					)}
				</div>
				{notice}
			</div>
			<div className="title-strip">
				<Message round={shown} isLive={isLive} money={money} />
				<Results results={game.results} timesOf={(round) => drawnOf(round).timesX10000 / X10000} />
			</div>
			<StakeControls
				game={game}
				press={{ text: own("buy", { amount: money(stakeMinor) }), isOff: false, onPress: begin }}
				buttons={
					isLive ? (
						<button type="button" className="spin-button [grid-area:spin]" onKeyDown={notRepeated} onClick={uncoverAll}>
							<Icon name="eye" />
							{own("uncover")}
						</button>
					) : undefined
				}
			/>
		</>
	);
}

function Head({ title, ticket }: { title: string; ticket: TitleRound | undefined }) {
	const own = useScratchTexts();
	return (
		<div className="scratch-head">
			<span>{own("series", { tickets: FIVE_SHEAVES.tickets })}</span>
			<strong aria-hidden="true">{title}</strong>
			<bdi>{ticket ? own("number", { ticket: drawnOf(ticket).drawn }) : own("unsold")}</bdi>
		</div>
	);
}

/** What the print run has, the largest first. */
function Prizes({ reached }: { reached: number | undefined }) {
	const own = useScratchTexts();
	return (
		<ul className="scratch-prizes" aria-label={own("prizes")}>
			{FIVE_SHEAVES.prizes.map(({ times, tickets }) => (
				<li key={times} data-reached={times === reached || undefined}>
					<bdi>{own("stamp", { times })}</bdi>
					<span>{own("prize", { count: tickets })}</span>
				</li>
			))}
		</ul>
	);
}

/** Fine lines of waves around the ticket, as on paper that must not be copied. */
function Guilloche() {
	return (
		<svg className="scratch-guilloche" viewBox="0 0 860 460" preserveAspectRatio="none" aria-hidden="true">
			{[0, 1, 2, 3, 4].map((shift) => (
				<g key={shift}>
					<path d={waves(14 + shift * 1.6, 430 - shift, shift * 0.5)} />
					<path d={waves(446 - shift * 1.6, 430 - shift, shift * 0.5)} />
				</g>
			))}
			<rect x="26" y="28" width="808" height="404" rx="6" />
			<rect x="30" y="32" width="800" height="396" rx="4" />
		</svg>
	);
}

const waves = (y: number, half: number, phase: number): string =>
	Array.from({ length: 173 }, (_, at) => {
		const x = 430 - half + (at * 2 * half) / 172;
		return `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${(y + 6 * Math.sin(at * 0.62 + phase)).toFixed(1)}`;
	}).join("");

/** Rows of wheat to the horizon, and a low sun. */
function Wheatfield() {
	return (
		<svg className="scratch-land" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
			<circle className="fs-low-sun" cx="930" cy="210" r="86" />
			<path className="fs-hill" d="M0 300Q260 220 560 280T1200 250V700H0Z" />
			<path className="fs-hill-near" d="M0 380Q360 320 700 370T1200 350V700H0Z" />
			{Array.from({ length: 13 }, (_, at) => (
				<path
					key={at}
					className="fs-furrow"
					d={`M${(at - 6) * 250 + 600} 700Q${(at - 6) * 90 + 600} 470 ${(at - 6) * 46 + 600} 364`}
				/>
			))}
		</svg>
	);
}

type MessageProps = { round: TitleRound | undefined; isLive: boolean; money: TitleGame["money"] };

function Message({ round, isLive, money }: MessageProps) {
	const own = useScratchTexts();
	if (!round) return <p className="text-ink-muted">{own(isLive ? "scratching" : "ready")}</p>;
	const outcome = outcomeOfTitle(round);
	if (outcome !== "won") return <p className="text-ink-muted">{own(outcome === "even" ? "even" : "lost")}</p>;
	const values = { times: drawnOf(round).timesX10000 / X10000, win: money(round.winMinor) };
	return <p className="display text-xl text-art-ink">{own("won", values)}</p>;
}

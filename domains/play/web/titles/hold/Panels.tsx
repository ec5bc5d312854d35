import type { CSSProperties } from "react";
import { usePlayTexts } from "../../texts.ts";
import { RoundWin } from "../slot/RoundWin.tsx";
import { labelOfWon, type TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import type { Frame } from "./frames.ts";
import { useHoldTexts } from "./texts.ts";
import { useSymbolName } from "./words.ts";

/** The hand of the gauge turns from none to all coins. */
const GAUGE = { fromDegrees: -130, overDegrees: 260 };

type Props = { frame: Frame; money: TitleGame["money"] };

/** What the round has won so far; while coins are held, a lamp for each respin that is left. */
export function RoundPanel({ frame, round, money, lives }: Props & { round: TitleRound | undefined; lives: number }) {
	const own = useHoldTexts();
	const t = usePlayTexts();
	const { held, wonMinor } = frame;
	if (!round) return <div className="hold-panel" data-empty />;
	if (held)
		return (
			<div className="hold-panel" data-lit aria-hidden="true">
				<p className="hold-lamps">
					{Array.from({ length: lives }, (_, at) => (
						<i key={at} data-on={at < held.left || undefined} />
					))}
				</p>
				<p>{own("left", { count: held.left })}</p>
				<RoundWin wonMinor={wonMinor} round={round} money={money} className="hold-amount" />
			</div>
		);
	if (wonMinor === 0) return <div className="hold-panel" data-empty />;
	return (
		<div className="hold-panel" aria-hidden="true">
			<p>{t(labelOfWon(round, wonMinor))}</p>
			<RoundWin wonMinor={wonMinor} round={round} money={money} className="hold-amount" />
		</div>
	);
}

/** What wins at the moment; while coins are held, a gauge of how many there are. */
export function SidePanel({ frame, money }: Props) {
	const own = useHoldTexts();
	const nameOf = useSymbolName();
	const { wins, held } = frame;
	if (held) {
		const [count, all] = [held.coins.filter((coin) => coin !== undefined).length, held.coins.length];
		const degrees = GAUGE.fromDegrees + (GAUGE.overDegrees * count) / all;
		return (
			<div className="hold-panel" data-lit aria-hidden="true">
				<span className="hold-gauge" style={{ "--turn": `${degrees}deg` } as CSSProperties} />
				<p>{own("held", { count, all })}</p>
				<p className="hold-hint">{own("allPay")}</p>
			</div>
		);
	}
	const [first] = wins;
	if (!first) return <div className="hold-panel" data-empty />;
	return (
		<div key={wins.map(({ symbol }) => symbol).join()} className="hold-panel" data-lit aria-hidden="true">
			{wins.length === 1 && (
				<span className="hold-picture hold-symbol" style={{ "--symbol": first.symbol } as CSSProperties} />
			)}
			{wins.slice(0, MAX_WINS).map(({ symbol, lines, winMinor }) => (
				<p key={symbol}>
					{own("win", { symbol: nameOf(symbol), count: lines.length })}{" "}
					<bdi className="hold-plus">+{money(winMinor)}</bdi>
				</p>
			))}
		</div>
	);
}
const MAX_WINS = 3;

/** Over the reels when a hold begins, and what it has brought when it ends. */
export function Headline({ frame: { kind, held }, money, stakeMinor }: Props & { stakeMinor: number }) {
	const own = useHoldTexts();
	if (!held || (kind !== "begun" && kind !== "grand" && kind !== "total")) return null;
	const values = { count: held.coins.filter((coin) => coin !== undefined).length, times: held.times };
	return (
		<div key={kind} className="hold-headline" data-kind={kind} aria-hidden="true">
			<p>{own(`headline.${kind}`)}</p>
			{kind === "total" && <bdi>{money(held.times * stakeMinor)}</bdi>}
			<p className="hold-hint">{own(kind === "total" ? "sum" : "begins", values)}</p>
		</div>
	);
}

import type { CSSProperties } from "react";
import { usePlayTexts } from "../../texts.ts";
import { RoundWin } from "../slot/RoundWin.tsx";
import { labelOfWon, type TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import type { Frame } from "./frames.ts";
import { useStickyTexts } from "./texts.ts";
import { useSymbolName } from "./words.ts";

const MAX_WINS = 3;

type Props = { frame: Frame; money: TitleGame["money"] };

/** What the round has won so far, which free spin it is, and how many windows are covered. */
export function SpinPanel({ frame, round, money }: Props & { round: TitleRound | undefined }) {
	const own = useStickyTexts();
	const t = usePlayTexts();
	const { spin, wonMinor, covered } = frame;
	if (!round || (wonMinor === 0 && !spin)) return <div className="sticky-panel" data-empty />;
	return (
		<div className="sticky-panel" aria-hidden="true">
			<p>
				{spin && spin.number > 0
					? t("feature.spin", { spin: spin.number, of: spin.of })
					: t(labelOfWon(round, wonMinor))}
			</p>
			<RoundWin wonMinor={wonMinor} round={round} money={money} className="sticky-amount" />
			{spin && <p className="sticky-hint">{own("covered", { count: covered.length })}</p>}
		</div>
	);
}

/** What wins at the moment. */
export function WinsPanel({ frame, money }: Props) {
	const own = useStickyTexts();
	const nameOf = useSymbolName();
	const { wins } = frame;
	const [first] = wins;
	if (!first) return <div className="sticky-panel" data-empty />;
	return (
		<div key={wins.map(({ symbol }) => symbol).join()} className="sticky-panel" data-lit aria-hidden="true">
			{wins.length === 1 && (
				<span className="sticky-picture sticky-symbol" style={{ "--symbol": first.symbol } as CSSProperties} />
			)}
			{wins.slice(0, MAX_WINS).map(({ symbol, lines, winMinor }) => (
				<p key={symbol}>
					{lines.length > 0 ? own("win", { symbol: nameOf(symbol), count: lines.length }) : nameOf(symbol)}{" "}
					<bdi className="sticky-plus">+{money(winMinor)}</bdi>
				</p>
			))}
		</div>
	);
}

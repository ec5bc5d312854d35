import type { CSSProperties } from "react";
import { usePlayTexts } from "../../texts.ts";
import { RoundWin } from "../slot/RoundWin.tsx";
import { labelOfWon, type TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import type { Frame, WaysWin } from "./frames.ts";
import { useWaysTexts } from "./texts.ts";
import { useSymbolName } from "./words.ts";

const MAX_LINES = 3;

type Props = { frame: Frame; money: TitleGame["money"] };

/** What the round has won so far, and which free spin it is. */
export function SpinPanel({ frame, round, money, ways }: Props & { round: TitleRound | undefined; ways: number }) {
	const own = useWaysTexts();
	const t = usePlayTexts();
	const { spin, wonMinor } = frame;
	if (!round || (wonMinor === 0 && !spin))
		return (
			<div className="ways-panel" aria-hidden="true">
				<bdi className="ways-amount">{ways}</bdi>
				<p>{own("ways")}</p>
			</div>
		);
	return (
		<div className="ways-panel" aria-hidden="true">
			<p>
				{spin && spin.number > 0
					? t("feature.spin", { spin: spin.number, of: spin.of })
					: t(labelOfWon(round, wonMinor))}
			</p>
			<RoundWin wonMinor={wonMinor} round={round} money={money} className="ways-amount" />
		</div>
	);
}

/** What wins at the moment. */
export function WinsPanel({ frame, money, gameId }: Props & { gameId: string }) {
	const own = useWaysTexts();
	const nameOf = useSymbolName(gameId);
	const { wins } = frame;
	const [first] = wins;
	if (!first) return <div className="ways-panel" data-empty />;
	return (
		<div key={wins.map(({ symbol }) => symbol).join()} className="ways-panel" data-lit aria-hidden="true">
			{wins.length === 1 && (
				<>
					<span className="ways-picture ways-symbol" style={{ "--symbol": first.symbol } as CSSProperties} />
					<p>{own("win", { symbol: nameOf(first.symbol), reels: first.reels, ways: first.ways })}</p>
					<bdi className="ways-plus">+{money(first.winMinor)}</bdi>
				</>
			)}
			{wins.length > 1 && <Lines wins={wins} money={money} nameOf={nameOf} />}
		</div>
	);
}

type LinesProps = { wins: readonly WaysWin[]; money: TitleGame["money"]; nameOf(symbol: number): string };

function Lines({ wins, money, nameOf }: LinesProps) {
	const sorted = wins.toSorted((one, other) => other.winMinor - one.winMinor);
	return sorted.slice(0, MAX_LINES).map(({ symbol, winMinor }) => (
		<p key={symbol}>
			{nameOf(symbol)} <bdi className="ways-plus">{money(winMinor)}</bdi>
		</p>
	));
}

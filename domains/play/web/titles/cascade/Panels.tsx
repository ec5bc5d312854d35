import { usePlayTexts } from "../../texts.ts";
import { RoundWin } from "../slot/RoundWin.tsx";
import type { TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { type Frame, waysOf } from "./frames.ts";
import { useCascadeTexts } from "./texts.ts";
import { useSymbolName } from "./words.ts";

const MAX_WINS = 3;

type Props = { frame: Frame; money: TitleGame["money"] };

/** In how many ways the reels can pay, what has been won, and in free spins the multiplier. */
export function SpinPanel({ frame, round, money }: Props & { round: TitleRound | undefined }) {
	const own = useCascadeTexts();
	const t = usePlayTexts();
	const { spin, wonMinor, times } = frame;
	return (
		<div className="cascade-panel" aria-hidden="true">
			{spin && spin.number > 0 && <p>{t("feature.spin", { spin: spin.number, of: spin.of })}</p>}
			{spin && (
				<bdi key={times} className="cascade-factor">
					×{times}
				</bdi>
			)}
			{!spin && <p className="cascade-ways">{own("ways", { ways: waysOf(frame) })}</p>}
			{round && <RoundWin wonMinor={wonMinor} round={round} money={money} className="cascade-amount" />}
		</div>
	);
}

/** What wins at the moment. */
export function WinsPanel({ frame, money }: Props) {
	const own = useCascadeTexts();
	const nameOf = useSymbolName();
	const { wins, cascade, times } = frame;
	const [first] = wins;
	if (!first) return <div className="cascade-panel" data-empty />;
	return (
		<div key={`${cascade} ${first.symbol}`} className="cascade-panel" data-lit aria-hidden="true">
			<p>{own("cascade", { count: cascade })}</p>
			{wins.length === 1 && (
				<p>{own("win", { symbol: nameOf(first.symbol), reels: first.reels, ways: first.ways, times })}</p>
			)}
			{wins.slice(0, MAX_WINS).map(({ symbol, winMinor }) => (
				<p key={symbol}>
					{wins.length > 1 && nameOf(symbol)} <bdi className="cascade-plus">+{money(winMinor)}</bdi>
				</p>
			))}
		</div>
	);
}

import { fraction, toNumber } from "@baize/kernel/odds";
import type { CSSProperties } from "react";
import { usePlayTexts } from "../../texts.ts";
import { useSlotTexts } from "../slot/texts.ts";
import { useCountUp } from "../slot/use-count-up.ts";
import type { TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import type { Frame, WaysWin } from "./frames.ts";
import { useWaysTexts } from "./texts.ts";
import { SCATTER, useSymbolName } from "./words.ts";

const COUNT_MS = 600;
const MAX_LINES = 3;

type Props = { frame: Frame; money: TitleGame["money"] };

/** What the round has won so far, and which free spin it is. */
export function SpinPanel({ frame, round, money, ways }: Props & { round: TitleRound | undefined; ways: number }) {
	const own = useWaysTexts();
	const ofSlots = useSlotTexts();
	const t = usePlayTexts();
	const shown = useCountUp(frame.wonMinor, COUNT_MS);
	const { spin, wonMinor } = frame;
	if (!round)
		return (
			<div className="ways-panel" aria-hidden="true">
				<bdi className="ways-amount">{ways}</bdi>
				<p>{own("ways")}</p>
			</div>
		);
	const times = toNumber(fraction(BigInt(wonMinor), BigInt(round.stakeMinor)));
	return (
		<div className="ways-panel" aria-hidden="true">
			<p>{spin && spin.number > 0 ? t("feature.spin", { spin: spin.number, of: spin.of }) : t("controls.win")}</p>
			<bdi className="ways-amount">{money(shown)}</bdi>
			<p>{ofSlots("timesStake", { times })}</p>
		</div>
	);
}

/** What wins at the moment, or what has come. */
export function WinsPanel({ frame, money }: Props) {
	const own = useWaysTexts();
	const nameOf = useSymbolName();
	const t = usePlayTexts();
	const { kind, wins, added } = frame;
	if ((kind === "begun" || kind === "more") && added !== undefined)
		return (
			<div className="ways-panel" data-lit aria-hidden="true">
				<span className="ways-picture ways-symbol" style={{ "--symbol": SCATTER } as CSSProperties} />
				<p className="ways-plus">{t(kind === "begun" ? "strip.begun" : "strip.retriggered", { count: added })}</p>
			</div>
		);
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
			{wins.length > 1 && <Lines wins={wins} money={money} />}
		</div>
	);
}

function Lines({ wins, money }: { wins: readonly WaysWin[]; money: TitleGame["money"] }) {
	const nameOf = useSymbolName();
	const sorted = wins.toSorted((one, other) => other.winMinor - one.winMinor);
	return sorted.slice(0, MAX_LINES).map(({ symbol, winMinor }) => (
		<p key={symbol}>
			{nameOf(symbol)} <bdi className="ways-plus">{money(winMinor)}</bdi>
		</p>
	));
}

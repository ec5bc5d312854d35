import { fraction, toNumber } from "@baize/kernel/odds";
import type { CSSProperties } from "react";
import { usePlayTexts } from "../../texts.ts";
import { useSlotTexts } from "../slot/texts.ts";
import { useCountUp } from "../slot/use-count-up.ts";
import type { TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import type { Frame } from "./frames.ts";
import { useStickyTexts } from "./texts.ts";
import { SCATTER, useSymbolName } from "./words.ts";

const COUNT_MS = 600;
const MAX_WINS = 3;

type Props = { frame: Frame; money: TitleGame["money"] };

/** What the round has won so far, which free spin it is, and how many windows are covered. */
export function SpinPanel({ frame, round, money }: Props & { round: TitleRound | undefined }) {
	const own = useStickyTexts();
	const ofSlots = useSlotTexts();
	const t = usePlayTexts();
	const shown = useCountUp(frame.wonMinor, COUNT_MS);
	const { spin, wonMinor, covered } = frame;
	if (!round) return <div className="sticky-panel" data-empty />;
	const times = toNumber(fraction(BigInt(wonMinor), BigInt(round.stakeMinor)));
	return (
		<div className="sticky-panel" aria-hidden="true">
			<p>{spin && spin.number > 0 ? t("feature.spin", { spin: spin.number, of: spin.of }) : t("controls.win")}</p>
			<bdi className="sticky-amount">{money(shown)}</bdi>
			<p>{ofSlots("timesStake", { times })}</p>
			{spin && <p className="sticky-hint">{own("covered", { count: covered.length })}</p>}
		</div>
	);
}

/** What wins at the moment, or what has come. */
export function WinsPanel({ frame, money }: Props) {
	const own = useStickyTexts();
	const nameOf = useSymbolName();
	const t = usePlayTexts();
	const { kind, wins, added } = frame;
	if (kind === "begun" && added !== undefined)
		return (
			<div className="sticky-panel" data-lit aria-hidden="true">
				<span className="sticky-picture sticky-symbol" style={{ "--symbol": SCATTER } as CSSProperties} />
				<p className="sticky-plus">{t("strip.begun", { count: added })}</p>
			</div>
		);
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

import type { CSSProperties } from "react";
import { usePlayTexts } from "../../texts.ts";
import { RoundWin } from "../slot/RoundWin.tsx";
import { labelOfWon, type TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import type { Frame, WonCluster } from "./frames.ts";
import { useClusterTexts } from "./texts.ts";
import { useSymbolName } from "./words.ts";

type Props = { frame: Frame; round: TitleRound | undefined; money: TitleGame["money"] };

/** What the spin has won so far, and by how many cascades. */
export function SpinPanel({ frame, round, money }: Props) {
	const own = useClusterTexts();
	const t = usePlayTexts();
	const { spin, cascade, wonMinor } = frame;
	if (!round || (wonMinor === 0 && !spin)) return <div className="cluster-panel" data-empty />;
	return (
		<div className="cluster-panel" aria-hidden="true">
			{spin && spin.number > 0 && (
				<p className="cluster-spin">{t("feature.spin", { spin: spin.number, of: spin.of })}</p>
			)}
			<p>{cascade > 0 ? own("cascade", { count: cascade }) : t(labelOfWon(round, wonMinor))}</p>
			<RoundWin wonMinor={wonMinor} round={round} money={money} className="cluster-amount" />
		</div>
	);
}

/** The largest of the clusters that win at the moment, and how its amount comes about. */
export function ClusterPanel({ frame, money }: Omit<Props, "round">) {
	const own = useClusterTexts();
	const nameOf = useSymbolName();
	const { clusters } = frame;
	const largest = largestOf(clusters);
	if (!largest) return <div className="cluster-panel" data-empty />;
	const { symbol, cells, times, winMinor } = largest;
	return (
		<div key={cells.join()} className="cluster-panel" data-lit aria-hidden="true">
			<p>{own("cluster", { symbol: nameOf(symbol), count: cells.length })}</p>
			<span className="cluster-picture" style={{ "--symbol": symbol } as CSSProperties} />
			{times > 1 && <p>{own("times", { amount: money(winMinor / times), times })}</p>}
			<bdi className="cluster-plus">+{money(winMinor)}</bdi>
			{clusters.length > 1 && <p>{own("more", { count: clusters.length - 1 })}</p>}
		</div>
	);
}

const largestOf = (clusters: readonly WonCluster[]): WonCluster | undefined =>
	clusters.toSorted((one, other) => other.winMinor - one.winMinor)[0];

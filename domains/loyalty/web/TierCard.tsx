import { Panel } from "@baize/platform-web";
import type { LoyaltyData, PointsView } from "../contract/schemas.ts";
import { GRACE_DAYS } from "../contract/standing.data.ts";
import { GraceNotice, LossNotice } from "./TierChange.tsx";
import { TierDot } from "./TierMark.tsx";
import { useLoyaltyTexts } from "./texts.ts";
import { tierColourOf, tierLabelOf } from "./tier-label.ts";
import { usePointsText } from "./use-points-text.ts";

type Props = { loyalty: LoyaltyData; points: Pick<PointsView, "nextTier" | "tierFromPoints" | "grace" | "lost"> };

/** The tier with its colour, and how far it is to the next one. */
export function TierCard({ loyalty, points: { nextTier, tierFromPoints, grace, lost } }: Props) {
	const t = useLoyaltyTexts();
	const text = usePointsText();
	const tier = tierLabelOf(loyalty);
	const colour = tierColourOf(loyalty);
	return (
		<Panel title={t("tier.title")}>
			<div className="grid gap-3">
				<p className="flex items-center gap-3 text-2xl font-semibold">
					<TierDot colour={colour} />
					{tier}
				</p>
				<p className="text-ink-muted">{t("tier.points", { points: text.whole(loyalty.tierPoints) })}</p>
				{nextTier && (
					<>
						<Progress
							label={t("tier.progress", { tier: nextTier.name })}
							from={tierFromPoints}
							to={nextTier.fromPoints}
							now={loyalty.tierPoints}
							colour={colour}
						/>
						<p>{t("tier.missing", { points: text.whole(nextTier.missingPoints), tier: nextTier.name })}</p>
					</>
				)}
				{grace && <GraceNotice tier={tier} grace={grace} />}
				{lost && <LossNotice lost={lost} />}
				<p className="text-sm text-ink-muted">{t("tier.rule", { days: text.whole(GRACE_DAYS) })}</p>
			</div>
		</Panel>
	);
}

const WHOLE_PERCENT = 100;

type ProgressProps = { label: string; from: number; to: number; now: number; colour: string | undefined };

function Progress({ label, from, to, now, colour }: ProgressProps) {
	const percent = Math.min(WHOLE_PERCENT, Math.max(0, Math.floor(((now - from) * WHOLE_PERCENT) / (to - from))));
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={WHOLE_PERCENT}
			aria-valuenow={percent}
			className="h-3 overflow-clip rounded-pill border border-hairline bg-surface-3"
		>
			<div className="h-full" style={{ inlineSize: `${percent}%`, backgroundColor: colour }} />
		</div>
	);
}

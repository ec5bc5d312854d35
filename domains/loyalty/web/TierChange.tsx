import { Notice } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import type { GraceView, LossView } from "../contract/schemas.ts";
import { GRACE_DAYS } from "../contract/standing.data.ts";
import { useLoyaltyTexts } from "./texts.ts";
import { usePointsText } from "./use-points-text.ts";

/** The points no longer reach the tier: until when it stays, what keeps it, and which points no longer count. */
export function GraceNotice({ tier, grace }: { tier: string; grace: GraceView }) {
	const t = useLoyaltyTexts();
	const text = usePointsText();
	const day = useDayText();
	const missing = text.whole(grace.missingPoints);
	return (
		<Notice>
			<div className="grid gap-2">
				<p>{t("tier.grace", { tier, day: day(grace.untilDay) })}</p>
				<p>{t("tier.keep", { points: missing, tier })}</p>
				<LeftPoints left={grace.left} />
			</div>
		</Notice>
	);
}

/** A tier that was lost lately, and which points no longer counted then. */
export function LossNotice({ lost }: { lost: LossView }) {
	const t = useLoyaltyTexts();
	const text = usePointsText();
	const day = useDayText();
	return (
		<Notice>
			<div className="grid gap-2">
				<p>{t("tier.lost", { tier: lost.name, day: day(lost.day), days: text.whole(GRACE_DAYS) })}</p>
				<LeftPoints left={lost.left} />
			</div>
		</Notice>
	);
}

function LeftPoints({ left }: Pick<GraceView, "left">) {
	const t = useLoyaltyTexts();
	const text = usePointsText();
	const day = useDayText();
	if (left.length === 0) return null;
	return (
		<details>
			<summary>{t("tier.why")}</summary>
			<ul className="grid gap-1 pt-2">
				{left.map((points) => (
					<li key={points.day}>
						{t("tier.left", {
							points: text.whole(points.points),
							earned: day(points.day),
							left: day(points.leftOn),
						})}
					</li>
				))}
			</ul>
		</details>
	);
}

/** Days of points are in UTC; noon is the same day almost everywhere. */
function useDayText(): (day: string) => string {
	const dateText = useDateText();
	return (day) => dateText(Date.parse(`${day}T12:00:00Z`), { dateStyle: "medium" });
}

import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { BackLink, Notice, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { usePolled } from "@baize/platform-web/reads";
import { readLoyalty, readPoints } from "../contract/calls.ts";
import type { LoyaltyData, PointsView } from "../contract/schemas.ts";
import { readExternal } from "./external.ts";
import { PointsHistory } from "./PointsHistory.tsx";
import { RedeemForm } from "./RedeemForm.tsx";
import { TierCard } from "./TierCard.tsx";
import { useLoyaltyTexts } from "./texts.ts";
import { useLoyalty } from "./use-loyalty.ts";
import { usePointsText } from "./use-points-text.ts";

type Context = PageContext & { viewer: Viewer };

/** Null where the programme refuses to answer. */
export const loadTier = ({ viewer, call }: Context): Promise<LoyaltyData | null> =>
	readExternal(() => call(readLoyalty, { params: { session: viewer.handle } }));

export async function loadLoyalty(context: Context) {
	const { viewer, call } = context;
	const input = { params: { session: viewer.handle }, query: {} };
	const [loyalty, points] = await Promise.all([loadTier(context), call(readPoints, input)]);
	return { session: viewer.handle, loyalty, points };
}

/** The player's tier, what the points are worth, the form that redeems them, and their history. */
export function LoyaltyScreen({
	session,
	loyalty: first,
	points: firstPoints,
}: Awaited<ReturnType<typeof loadLoyalty>>) {
	const t = useLoyaltyTexts();
	const path = useSitePath();
	const isOpen = useFlag("loyalty");
	const mayRedeem = useFlag("pointsRedemption");
	const { loyalty, isMissing, refresh } = useLoyalty(isOpen ? session : undefined, first);
	const read = usePolled(readPoints, { params: { session }, query: {} }, firstPoints);
	const points = read.data ?? firstPoints;
	function refreshAll(): void {
		refresh();
		read.refresh();
	}
	return (
		<section className="mx-auto grid w-full max-w-[48rem] gap-5 px-3.5 py-6 md:px-7">
			<title>{`${t("title")} · Baize`}</title>
			<meta name="robots" content="noindex" />
			<BackLink href={path(pages.account)}>{t("back")}</BackLink>
			<header className="grid gap-1">
				<h1 className="text-3xl">{t("title")}</h1>
				<p className="text-ink-muted">{t("description")}</p>
			</header>
			{!isOpen && <Notice tone="warning">{t("closed")}</Notice>}
			{isOpen && isMissing && <Notice tone="warning">{t("missing")}</Notice>}
			{isOpen && loyalty === null && !isMissing && <Notice tone="warning">{t("unknown")}</Notice>}
			{isOpen && loyalty?.excluded && <Notice>{t("excluded")}</Notice>}
			{isOpen && loyalty && !loyalty.excluded && <TierCard loyalty={loyalty} points={points} />}
			<Points points={points} loyalty={isOpen ? loyalty : null}>
				{isOpen && !mayRedeem && <Notice tone="warning">{t("redeem.closed")}</Notice>}
				{isOpen && mayRedeem && points.availablePoints >= points.minPoints && (
					<RedeemForm session={session} points={points} onRedeemed={refreshAll} />
				)}
			</Points>
			<PointsHistory session={session} points={points} />
		</section>
	);
}

type PointsProps = { points: PointsView; loyalty: LoyaltyData | null; children: React.ReactNode };

function Points({ points, loyalty, children }: PointsProps) {
	const t = useLoyaltyTexts();
	const text = usePointsText();
	const { availablePoints, expiringPoints, minPoints, pointMinor, currency } = points;
	return (
		<Panel title={t("points.title")}>
			<div className="grid gap-4">
				<p className="text-2xl font-semibold" aria-live="polite">
					{t("points.available", { points: text.whole(availablePoints) })}
				</p>
				{loyalty && (
					<p>
						{t("points.ratio", {
							points: text.ratio(loyalty.redemptionPoints),
							name: loyalty.redemptionPointsName,
							amount: text.money(loyalty.redemptionPoints * pointMinor, currency),
						})}
					</p>
				)}
				{expiringPoints > 0 && (
					<Notice tone="warning">{t("points.expiring", { points: text.whole(expiringPoints) })}</Notice>
				)}
				{children}
				{availablePoints < minPoints && !loyalty?.excluded && (
					<p className="text-ink-muted">{t("points.tooFew", { points: text.whole(minPoints) })}</p>
				)}
			</div>
		</Panel>
	);
}

import { pathOf } from "@baize/kernel/call";
import { formatMoney } from "@baize/kernel/money";
import { pages, pathIn } from "@baize/platform-paths";
import { BackLink, Button, EmptyState, Panel } from "@baize/platform-web";
import { useDateText, useLocale, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { type AffiliateReport, downloadAffiliateStatements, readAffiliateReport } from "../contract/index.ts";
import { FunnelPanel } from "./FunnelPanel.tsx";
import { MediaPanel } from "./MediaPanel.tsx";
import { OwnLink } from "./OwnLink.tsx";
import { PostbacksPanel } from "./PostbacksPanel.tsx";
import { StatementLinesList } from "./StatementLinesList.tsx";
import { useReferralTexts } from "./texts.ts";

export type ReportPage = { report: AffiliateReport | null; link: string; publicUrl: string };

/** Players who are no affiliates read how to become one. */
export async function loadAffiliateReport({
	call,
	locale,
	publicUrl,
}: PageContext & { viewer: Viewer }): Promise<ReportPage> {
	const report = await call(readAffiliateReport, {}).catch(orNone);
	const link = report ? new URL(pathIn(locale, pages.welcome, { token: report.affiliateId }), publicUrl).href : "";
	return { report, link, publicUrl };
}

function orNone(error: unknown): null {
	if ((error as { code?: string }).code === "NOT_AN_AFFILIATE") return null;
	throw error;
}

/** What an affiliate has brought and earned: sums only, no player. */
export function AffiliateReportScreen({ report, link, publicUrl }: ReportPage) {
	const t = useReferralTexts();
	const path = useSitePath();
	return (
		<section className="mx-auto grid w-full max-w-[48rem] gap-5 px-3.5 py-6 md:px-7">
			<title>{`${t("report.title")} · Baize`}</title>
			<meta name="robots" content="noindex" />
			<BackLink href={path(pages.account)}>{t("invite.back")}</BackLink>
			<header className="grid gap-1">
				<h1 className="text-3xl">{t("report.title")}</h1>
				{report && <p className="text-ink-muted">{t("report.description")}</p>}
			</header>
			{report ? (
				<>
					<Panel title={t("report.link")}>
						<OwnLink link={link} privacy={t("report.campaign")} />
					</Panel>
					<MediaPanel report={report} publicUrl={publicUrl} />
					<FunnelPanel report={report} />
					<PostbacksPanel report={report} />
					<OpenMonth report={report} />
					<Statements report={report} />
				</>
			) : (
				<EmptyState icon="users" title={t("report.none")}>
					<p>{t("report.noneText")}</p>
					<Button className="mt-3" href={path(pages.affiliate)}>
						{t("affiliate.title")}
					</Button>
				</EmptyState>
			)}
		</section>
	);
}

type Props = { report: AffiliateReport };

function OpenMonth({ report: { open, plan } }: Props) {
	const t = useReferralTexts();
	return (
		<Panel title={t("report.open")}>
			<p className="text-ink-muted">{plan === null ? t("report.noPlan") : t("report.soFar")}</p>
			{open.map((lines) => (
				<StatementLinesList key={lines.currency} lines={lines} />
			))}
		</Panel>
	);
}

function Statements({ report: { statements } }: Props) {
	const t = useReferralTexts();
	const [locale, dateText] = [useLocale(), useDateText()];
	if (statements.length === 0) return <Panel title={t("report.statements")}>{t("report.noStatements")}</Panel>;
	return (
		<Panel title={t("report.statements")} flush>
			<ul>
				{statements.map(({ id, state, lines, paidAt }) => (
					<li key={id} className="border-t border-hairline px-5 py-3">
						<details>
							<summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
								<span className="font-medium">{`${lines.month} · ${lines.currency}`}</span>
								<span className="flex-1 text-sm text-ink-muted">
									{t(`report.states.${state}`, {
										date: paidAt ? dateText(Date.parse(paidAt), { dateStyle: "medium" }) : "",
									})}
								</span>
								<span className="tabular">{formatMoney(lines.totalMinor, lines.currency, locale)}</span>
							</summary>
							<StatementLinesList lines={lines} />
						</details>
					</li>
				))}
			</ul>
			<p className="px-5 py-3">
				<Button look="secondary" icon="download" download href={pathOf(downloadAffiliateStatements, {})}>
					{t("report.download")}
				</Button>
			</p>
		</Panel>
	);
}

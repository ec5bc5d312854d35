import { pathOf } from "@baize/kernel/call";
import { Button, type Column, DataTable, Panel } from "@baize/platform-web";
import { useDateText, useLocale } from "@baize/platform-web/i18n";
import { type AffiliateReport, downloadAffiliateFunnel, type FunnelDay, inTenThousand } from "../contract/index.ts";
import { useReferralTexts } from "./texts.ts";

/** How many opened the links, registered and deposited: in total, and on each of the newest days. */
export function FunnelPanel({ report: { funnel, days } }: { report: AffiliateReport }) {
	const t = useReferralTexts();
	const ratioText = useRatioText();
	const { clicks, registered, deposited } = funnel;
	return (
		<Panel title={t("report.players")}>
			<p>{t("report.clicks", { count: clicks })}</p>
			<p>{t("report.registered", { count: registered })}</p>
			<p>{t("report.deposited", { count: deposited })}</p>
			<p className="text-ink-muted">
				{t("report.ratios", { registered: ratioText(registered, clicks), deposited: ratioText(deposited, registered) })}
			</p>
			{days.length > 0 && (
				<>
					<Days days={days} />
					<Button look="secondary" icon="download" download href={pathOf(downloadAffiliateFunnel, {})}>
						{t("report.downloadDays")}
					</Button>
				</>
			)}
		</Panel>
	);
}

function Days({ days }: { days: readonly FunnelDay[] }) {
	const t = useReferralTexts();
	const dateText = useDateText();
	const columns: Column<FunnelDay>[] = [
		{
			key: "day",
			label: t("report.day"),
			plain: true,
			cell: ({ day }) => dateText(Date.parse(day), { dateStyle: "medium", timeZone: "UTC" }),
		},
		{ key: "clicks", label: t("report.columns.clicks"), end: true, cell: ({ clicks }) => clicks },
		{ key: "registered", label: t("report.columns.registered"), end: true, cell: ({ registered }) => registered },
		{ key: "deposited", label: t("report.columns.deposited"), end: true, cell: ({ deposited }) => deposited },
	];
	return <DataTable caption={t("report.players")} columns={columns} rows={days} rowKey={({ day }) => day} />;
}

/** A dash where nothing can be compared. */
function useRatioText(): (part: number, whole: number) => string {
	const percent = new Intl.NumberFormat(useLocale(), { style: "percent", maximumFractionDigits: 2 });
	return (part, whole) => {
		const ratio = inTenThousand(part, whole);
		return ratio === null ? "–" : percent.format(ratio / 10_000);
	};
}

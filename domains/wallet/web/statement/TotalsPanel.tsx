import { formatMoney } from "@baize/kernel/money";
import { DataTable, Panel } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import type { StatementTotals } from "../../contract/index.ts";
import { useWalletTexts } from "../texts.ts";

type Group = StatementTotals["groups"][number];

/** The cash before and after the period, and what changed it in between: the one plus the changes is the other. */
export function TotalsPanel({ totals }: { totals: StatementTotals }) {
	const t = useWalletTexts();
	const locale = useLocale();
	const { currency, openingMinor, closingMinor, netDepositsMinor, groups } = totals;
	const money = (minor: number): string => formatMoney(minor, currency, locale);
	const signed = (minor: number): string => formatMoney(minor, currency, locale, "exceptZero");
	return (
		<Panel title={t("statement.totals")}>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-3 pb-4 sm:grid-cols-3">
				<Figure label={t("statement.opening")} value={money(openingMinor)} />
				<Figure label={t("statement.closing")} value={money(closingMinor)} />
				<Figure
					label={t("statement.netDeposits")}
					value={signed(netDepositsMinor)}
					hint={t("statement.netDepositsHint")}
				/>
			</dl>
			<DataTable
				caption={t("statement.totals")}
				rows={groups}
				rowKey={({ group }) => group}
				columns={[
					{
						key: "group",
						label: t("statement.totalsOf"),
						cell: ({ group, operations }: Group) => (
							<>
								{t(`statement.groups.${group}`)}
								<span className="block text-sm font-normal text-ink-muted">
									{t("statement.movements", { count: operations })}
								</span>
							</>
						),
					},
					{ key: "out", label: t("statement.out"), end: true, cell: ({ outMinor }: Group) => money(outMinor) },
					{ key: "in", label: t("statement.in"), end: true, cell: ({ inMinor }: Group) => money(inMinor) },
					{
						key: "change",
						label: t("statement.change"),
						end: true,
						cell: ({ changeMinor }: Group) => signed(changeMinor),
					},
				]}
			/>
		</Panel>
	);
}

function Figure({ label, value, hint }: { label: string; value: string; hint?: string }) {
	return (
		<div>
			<dt className="text-sm text-ink-muted">{label}</dt>
			<dd className="text-xl font-semibold tabular">{value}</dd>
			{hint && <dd className="text-sm text-ink-muted">{hint}</dd>}
		</div>
	);
}

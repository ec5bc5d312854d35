import { type Column, DataTable, EmptyState, LoadMore, Notice, Panel } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { useCall } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { readPoints } from "../contract/calls.ts";
import type { EntryView, PointsView } from "../contract/schemas.ts";
import { withEntries } from "./entries.ts";
import { useLoyaltyTexts } from "./texts.ts";
import { usePointsText } from "./use-points-text.ts";

type Props = { session: string; points: PointsView };

/** What has moved the points, newest first. */
export function PointsHistory({ session, points }: Props) {
	const t = useLoyaltyTexts();
	const older = useCall(readPoints);
	const [entries, setEntries] = useState<readonly EntryView[]>(points.entries);
	const [next, setNext] = useState(points.next);
	useEffect(() => setEntries((known) => withEntries(known, points.entries)), [points.entries]);

	async function showOlder(): Promise<void> {
		if (next === null) return;
		const page = await older.run({ params: { session }, query: { before: next } });
		if (!page) return;
		setEntries((known) => withEntries(known, page.entries));
		setNext(page.next);
	}

	return (
		<Panel title={t("history.title")} flush>
			{/* Cells have a margin of their own; the lines of a phone have none. */}
			<div className="max-sm:px-5">
				<Entries entries={entries} currency={points.currency} />
			</div>
			<div className="grid gap-3 px-5 py-4 empty:hidden">
				{older.error && <Notice tone="danger">{t("history.failed")}</Notice>}
				{next !== null && (
					<LoadMore
						status={t("history.shown", { count: entries.length })}
						label={t("history.more")}
						pending={older.pending}
						onMore={() => void showOlder()}
					/>
				)}
			</div>
		</Panel>
	);
}

function Entries({ entries, currency }: { entries: readonly EntryView[]; currency: string }) {
	const t = useLoyaltyTexts();
	const text = usePointsText();
	const dateText = useDateText();
	const columns: Column<EntryView>[] = [
		{
			key: "what",
			label: t("history.what"),
			cell: ({ kind, product }) => (product ? t(`history.products.${product}`) : t(`history.kinds.${kind}`)),
		},
		{ key: "when", label: t("history.when"), plain: true, cell: ({ atMs }) => dateText(atMs) },
		{
			key: "paid",
			label: t("history.paid"),
			end: true,
			cell: ({ amountMinor }) => (amountMinor === null ? "" : text.money(amountMinor, currency)),
		},
		{
			key: "points",
			label: t("history.points"),
			end: true,
			aside: true,
			cell: ({ points }) => <bdi className="tabular">{text.change(points)}</bdi>,
		},
	];
	const empty = (
		<EmptyState icon="star" title={t("history.none")}>
			{t("history.whenSome")}
		</EmptyState>
	);
	return (
		<DataTable caption={t("history.title")} columns={columns} rows={entries} rowKey={({ id }) => id} empty={empty} />
	);
}

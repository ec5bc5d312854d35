import { pathOf, queryText } from "@baize/kernel/call";
import { pages } from "@baize/platform-paths";
import { BackLink, Button, LoadMore, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest, Viewer } from "@baize/platform-web/page";
import { useViewer } from "@baize/platform-web/page";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { downloadWalletHistory, getWalletHistory, getWalletTotals } from "../../contract/index.ts";
import { periodOf } from "../period/days.ts";
import { ReversedDays } from "../period/PeriodForm.tsx";
import { useWalletTexts } from "../texts.ts";
import { EntryTable } from "./EntryTable.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { NoEntries } from "./NoEntries.tsx";
import { isFiltered, readFilter } from "./statement-filter.ts";
import { TotalsPanel } from "./TotalsPanel.tsx";

const PAGE = 50;

export async function loadStatement({ call, viewer }: PageContext & { viewer: Viewer }, { url }: PageRequest) {
	const filter = readFilter(url.searchParams);
	const params = { session: viewer.handle };
	const period = periodOf(filter);
	const selection = {
		...period,
		...(filter.group && { group: filter.group }),
		...(filter.kind && { kind: filter.kind }),
	};
	const [page, totals] = await Promise.all([
		call(getWalletHistory, { params, query: { ...selection, limit: PAGE } }),
		call(getWalletTotals, { params, query: period }),
	]);
	return { filter, selection, page, totals };
}

type Props = Awaited<ReturnType<typeof loadStatement>>;

/** Every movement of a period with its receipt, and what they add up to. */
export function StatementScreen(loaded: Props) {
	const t = useWalletTexts();
	const path = useSitePath();
	const { filter, totals } = loaded;
	return (
		<section className="mx-auto grid w-full max-w-[64rem] gap-5 px-3.5 py-6 md:px-7">
			<title>{t("statement.title")}</title>
			<BackLink href={path(pages.account)}>{t("statement.back")}</BackLink>
			<header className="grid gap-1">
				<h1 className="text-3xl">{t("statement.title")}</h1>
				<p className="text-ink-muted">{t("statement.description")}</p>
			</header>
			<FilterBar filter={filter} kinds={totals.kinds} />
			<ReversedDays days={filter} />
			<TotalsPanel totals={totals} />
			<Entries key={JSON.stringify(filter)} {...loaded} />
		</section>
	);
}

function Entries({ filter, selection, page: first }: Props) {
	const t = useWalletTexts();
	const viewer = useViewer();
	const [entries, setEntries] = useState(first.entries);
	const [before, setBefore] = useState(first.before);
	const older = useCall(getWalletHistory);
	const showOlder = async (): Promise<void> => {
		if (!viewer || before === null) return;
		const query = { ...selection, before, limit: PAGE };
		const page = await older.run({ params: { session: viewer.handle }, query });
		if (!page) return;
		setEntries([...entries, ...page.entries]);
		setBefore(page.before);
	};
	const isEmpty = entries.length === 0;
	return (
		<>
			{!isEmpty && viewer && (
				<Button
					look="secondary"
					icon="download"
					className="justify-self-start"
					download
					href={pathOf(downloadWalletHistory, { session: viewer.handle }) + queryText(selection)}
				>
					{t("statement.download")}
				</Button>
			)}
			<EntryTable
				caption={t("statement.title")}
				entries={entries}
				currency={first.currency}
				empty={<NoEntries isFiltered={isFiltered(filter)} />}
			/>
			{older.error && <Notice tone="danger">{t("statement.failed")}</Notice>}
			{before !== null ? (
				<LoadMore
					status={t("statement.shown", { count: entries.length })}
					label={t("statement.more")}
					pending={older.pending}
					onMore={() => void showOlder()}
				/>
			) : (
				!isEmpty && <p className="text-sm text-ink-muted">{t("statement.end")}</p>
			)}
		</>
	);
}

import { useFlag } from "@baize/flags/web";
import { formatMoney } from "@baize/kernel/money";
import { pages } from "@baize/platform-paths";
import { BackLink, Button, DataTable, EmptyState, Notice } from "@baize/platform-web";
import { useDateText, useLocale, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { useViewer } from "@baize/platform-web/page";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { getWalletHistory, type StatementEntry } from "../contract/index.ts";
import { cashChange, paidOut } from "./statement-lines.ts";
import { useWalletTexts } from "./texts.ts";

const PAGE = 50;

export const loadStatement = (context: PageContext & { viewer: Viewer }) =>
	context.call(getWalletHistory, { params: { session: context.viewer.handle }, query: { limit: PAGE } });

type Props = Awaited<ReturnType<typeof loadStatement>>;

/** Every movement with its receipt: when, what, how much, and the cash after it. */
export function StatementScreen({ currency, entries: first, before: firstBefore }: Props) {
	const t = useWalletTexts();
	const path = useSitePath();
	const viewer = useViewer();
	const [entries, setEntries] = useState(first);
	const [before, setBefore] = useState(firstBefore);
	const older = useCall(getWalletHistory);
	const showOlder = async (): Promise<void> => {
		if (!viewer || before === null) return;
		const page = await older.run({ params: { session: viewer.handle }, query: { before, limit: PAGE } });
		if (!page) return;
		setEntries([...entries, ...page.entries]);
		setBefore(page.before);
	};
	return (
		<section className="mx-auto grid w-full max-w-[64rem] gap-5 px-3.5 py-6 md:px-7">
			<title>{t("statement.title")}</title>
			<BackLink href={path(pages.account)}>{t("statement.back")}</BackLink>
			<header className="grid gap-1">
				<h1 className="text-3xl">{t("statement.title")}</h1>
				<p className="text-ink-muted">{t("statement.description")}</p>
			</header>
			<Entries entries={entries} currency={currency} />
			{older.error && <Notice tone="danger">{t("statement.failed")}</Notice>}
			{before !== null ? (
				<Button look="secondary" pending={older.pending} onClick={() => void showOlder()}>
					{t("statement.more")}
				</Button>
			) : (
				entries.length > 0 && <p className="text-sm text-ink-muted">{t("statement.end")}</p>
			)}
		</section>
	);
}

function Entries({ entries, currency }: { entries: readonly StatementEntry[]; currency: string }) {
	const t = useWalletTexts();
	const locale = useLocale();
	const dateText = useDateText();
	return (
		<DataTable
			caption={t("statement.title")}
			rows={entries}
			rowKey={(entry) => entry.id}
			empty={<Empty />}
			columns={[
				{ key: "what", label: t("statement.what"), cell: (entry) => <What entry={entry} currency={currency} /> },
				{ key: "when", label: t("statement.when"), plain: true, cell: (entry) => dateText(entry.atMs) },
				{
					key: "change",
					label: t("statement.change"),
					plain: true,
					end: true,
					cell: (entry) => <Change minor={cashChange(entry)} currency={currency} />,
				},
				{
					key: "after",
					label: t("statement.after"),
					end: true,
					cell: (entry) => formatMoney(entry.cashAfterMinor, currency, locale),
				},
				{
					key: "receipt",
					label: t("statement.receipt"),
					cell: (entry) => <bdi className="text-sm text-ink-muted">{entry.id}</bdi>,
				},
			]}
		/>
	);
}

function Empty() {
	const t = useWalletTexts();
	const path = useSitePath();
	const deposit = (
		<Button look="secondary" href={path(pages.deposit)}>
			{t("open.deposit")}
		</Button>
	);
	return (
		<EmptyState icon="receipt" title={t("statement.empty")} actions={useFlag("cashierDeposit") && deposit}>
			{t("statement.emptyText")}
		</EmptyState>
	);
}

function What({ entry, currency }: { entry: StatementEntry; currency: string }) {
	const t = useWalletTexts();
	const locale = useLocale();
	const outMinor = paidOut(entry);
	return (
		<>
			{t(`kinds.${entry.kind}`)}
			{outMinor !== null && (
				<span className="block text-sm text-ink-muted">
					{t("statement.takenBefore", { amount: formatMoney(outMinor, currency, locale) })}
				</span>
			)}
		</>
	);
}

function Change({ minor, currency }: { minor: number | null; currency: string }) {
	const t = useWalletTexts();
	const locale = useLocale();
	if (minor !== null) return formatMoney(minor, currency, locale, "exceptZero");
	return (
		<>
			<span aria-hidden="true">–</span>
			<span className="sr-only">{t("statement.noChange")}</span>
		</>
	);
}

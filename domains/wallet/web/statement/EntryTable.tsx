import { formatMoney } from "@baize/kernel/money";
import { pagePath, pages } from "@baize/platform-paths";
import { DataTable } from "@baize/platform-web";
import { useDateText, useLocale, useSitePath } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import type { StatementEntry } from "../../contract/index.ts";
import { useWalletTexts } from "../texts.ts";
import { cashChange, paidOut } from "./statement-lines.ts";

type Props = { caption: string; entries: readonly StatementEntry[]; currency: string; empty?: ReactNode };

/** Each movement: what and of what, when, how much, the cash after it, and its receipt. */
export function EntryTable({ caption, entries, currency, empty }: Props) {
	const t = useWalletTexts();
	const locale = useLocale();
	const dateText = useDateText();
	return (
		<DataTable
			caption={caption}
			rows={entries}
			rowKey={(entry) => entry.id}
			empty={empty}
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
				{ key: "receipt", label: t("statement.receipt"), cell: (entry) => <Receipt entry={entry} /> },
			]}
		/>
	);
}

function Receipt({ entry }: { entry: StatementEntry }) {
	const t = useWalletTexts();
	const sitePath = useSitePath();
	const what = [t(`kinds.${entry.kind}`), entry.about].filter(Boolean).join(", ");
	return (
		<a
			className="inline-flex min-h-11 items-center underline"
			href={sitePath(pagePath(pages.receipt, { receipt: entry.id }))}
			aria-label={t("statement.toReceipt", { id: entry.id, what })}
		>
			<bdi className="text-sm">{entry.id}</bdi>
		</a>
	);
}

function What({ entry, currency }: { entry: StatementEntry; currency: string }) {
	const t = useWalletTexts();
	const locale = useLocale();
	const outMinor = paidOut(entry);
	return (
		<>
			{t(`kinds.${entry.kind}`)}
			{entry.about && (
				<span className="block text-sm font-normal text-ink-muted">
					<bdi>{entry.about}</bdi>
				</span>
			)}
			{outMinor !== null && (
				<span className="block text-sm font-normal text-ink-muted">
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

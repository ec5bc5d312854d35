import { formatMoney } from "@baize/kernel/money";
import { pages } from "@baize/platform-paths";
import { Badge, Button, type Column, DataTable, EmptyState, LoadMore, Notice, PillBar } from "@baize/platform-web";
import { useDateText, useLocale, useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, type PageRequest, useViewer, type Viewer } from "@baize/platform-web/page";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { listPayments } from "../../contract/calls.ts";
import type { HistoryRowView } from "../../contract/schemas.ts";
import { CashierFrame } from "../CashierFrame.tsx";
import { ReceiptLink } from "../pending/ReceiptLink.tsx";
import { STATE_TONES } from "../state-tones.ts";
import { useCashierTexts } from "../texts.ts";
import { historyCsv } from "./history-csv.ts";

const PAGE = 20;
/** As many as one answer has, for the file. */
const FILE_PAGE = 100;
const KINDS = ["deposit", "withdrawal"] as const;
type Kind = (typeof KINDS)[number];

export async function loadHistory({ call, viewer }: PageContext & { viewer: Viewer }, { url }: PageRequest) {
	const kind = KINDS.find((each) => each === url.searchParams.get("kind")) ?? null;
	const query = { limit: PAGE, ...(kind ? { kind } : {}) };
	return { kind, ...(await call(listPayments, { params: { session: viewer.handle }, query })) };
}

/** Deposits and withdrawals with their receipts, newest first. */
export function HistoryScreen({
	kind,
	payments: first,
	hasMore: firstHasMore,
}: Awaited<ReturnType<typeof loadHistory>>) {
	const t = useCashierTexts();
	const viewer = useViewer();
	const older = useCall(listPayments);
	const rest = useCall(listPayments);
	const [payments, setPayments] = useState(first);
	const [hasMore, setHasMore] = useState(firstHasMore);

	async function showOlder(): Promise<void> {
		const last = payments.at(-1);
		if (!viewer || !last) return;
		const query = { limit: PAGE, before: last.paymentId, ...(kind ? { kind } : {}) };
		const page = await older.run({ params: { session: viewer.handle }, query });
		if (!page) return;
		setPayments([...payments, ...page.payments]);
		setHasMore(page.hasMore);
	}

	/** The file has everything, also what the page does not show yet; without the rest of it there is none. */
	async function saveAll(): Promise<void> {
		const all = [...payments];
		for (let isMore = hasMore; isMore && viewer; ) {
			const query = { limit: FILE_PAGE, before: all.at(-1)!.paymentId, ...(kind ? { kind } : {}) };
			const page = await rest.run({ params: { session: viewer.handle }, query });
			if (!page) return;
			all.push(...page.payments);
			isMore = page.hasMore;
		}
		download(historyCsv(all));
	}

	return (
		<CashierFrame isWide place="history" title={t("history.title")} description={t("history.description")}>
			<KindBar kind={kind} />
			<Payments payments={payments} kind={kind} />
			{(older.error ?? rest.error) && <Notice tone="danger">{t("history.failed")}</Notice>}
			{hasMore && (
				<LoadMore
					status={t("history.shown", { count: payments.length })}
					label={t("history.more")}
					pending={older.pending}
					onMore={() => void showOlder()}
				/>
			)}
			{!hasMore && payments.length > 0 && <p className="text-sm text-ink-muted">{t("history.end")}</p>}
			{payments.length > 0 && (
				<Button
					look="secondary"
					icon="download"
					className="justify-self-start"
					pending={rest.pending}
					onClick={() => void saveAll()}
				>
					{t("history.download")}
				</Button>
			)}
		</CashierFrame>
	);
}

function KindBar({ kind }: { kind: Kind | null }) {
	const t = useCashierTexts();
	const here = useSitePath()(pages.payments);
	const pills = [
		{ key: "all", label: t("history.all"), href: here, current: kind === null },
		...KINDS.map((each) => ({
			key: each,
			label: t(`history.${each}s`),
			href: `${here}?kind=${each}`,
			current: kind === each,
		})),
	];
	return <PillBar label={t("history.title")} pills={pills} />;
}

function Payments({ payments, kind }: { payments: readonly HistoryRowView[]; kind: Kind | null }) {
	const t = useCashierTexts();
	const locale = useLocale();
	const dateText = useDateText();
	const columns: Column<HistoryRowView>[] = [
		{ key: "what", label: t("history.what"), cell: ({ kind }) => t(`history.kinds.${kind}`) },
		{ key: "when", label: t("history.when"), plain: true, cell: ({ createdAtMs }) => dateText(createdAtMs) },
		{ key: "via", label: t("history.via"), plain: true, cell: (payment) => <Via payment={payment} /> },
		{
			key: "state",
			label: t("history.state"),
			plain: true,
			aside: true,
			cell: ({ state, isOnHold }) => <State state={isOnHold ? "held" : (state as "paid")} />,
		},
		{
			key: "amount",
			label: t("history.amount"),
			plain: true,
			end: true,
			cell: ({ amountMinor, currency }) => formatMoney(amountMinor, currency, locale),
		},
		{
			key: "receipt",
			label: t("history.receipt"),
			aside: true,
			cell: (payment) => <Receipt {...payment} />,
		},
	];
	return (
		<DataTable
			caption={t("history.title")}
			rows={payments}
			rowKey={({ paymentId }) => paymentId}
			columns={columns}
			empty={
				<EmptyState icon="receipt" title={t(`history.emptyTitles.${kind ?? "all"}`)}>
					{t("history.emptyText")}
				</EmptyState>
			}
		/>
	);
}

/** Leads to the page of the payment itself. */
function Receipt({ kind, paymentId }: HistoryRowView) {
	const t = useCashierTexts();
	const path = useSitePath();
	if (kind === "withdrawal") return <ReceiptLink withdrawalId={paymentId} />;
	return (
		<a
			className="inline-flex min-h-6 items-center underline"
			href={path(pages.deposit, { deposit: paymentId })}
			aria-label={t("history.openDeposit", { id: paymentId })}
		>
			<bdi>{paymentId}</bdi>
		</a>
	);
}

function State({ state }: { state: Exclude<keyof typeof STATE_TONES, "refused"> }) {
	const t = useCashierTexts();
	return <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>;
}

function Via({ payment: { method, counterpart } }: { payment: HistoryRowView }) {
	const t = useCashierTexts();
	return (
		<span>
			{t(`methods.${method as "card"}`)} {counterpart && <bdi>{counterpart}</bdi>}
		</span>
	);
}

/** By the byte order mark at the beginning, spreadsheets recognise that the text is in UTF-8. */
function download(csv: string): void {
	const url = URL.createObjectURL(new Blob(["\uFEFF", csv], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = "payments.csv";
	link.click();
	URL.revokeObjectURL(url);
}

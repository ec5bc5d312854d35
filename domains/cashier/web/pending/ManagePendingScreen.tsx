import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { Button, EmptyState, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, useViewer, type Viewer } from "@baize/platform-web/page";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { listWithdrawals } from "../../contract/calls.ts";
import { CASHIER_TOPIC, PAYMENT_MESSAGE } from "../../contract/events.ts";
import type { WithdrawalView } from "../../contract/schemas.ts";
import { isOpenWithdrawal } from "../../contract/states.ts";
import { CashierFrame } from "../CashierFrame.tsx";
import { useCashierTexts } from "../texts.ts";
import { WithdrawalCard } from "./WithdrawalCard.tsx";

/** Ended withdrawals stay in view beside the open ones, so that the last step is visible. */
const SHOWN = 10;

export async function loadPending({ call, viewer }: PageContext & { viewer: Viewer }) {
	return call(listWithdrawals, { params: { session: viewer.handle }, query: { limit: SHOWN } });
}

export function ManagePendingScreen(first: Awaited<ReturnType<typeof loadPending>>) {
	const t = useCashierTexts();
	const path = useSitePath();
	const viewer = useViewer();
	const isOpen = useFlag("cashierWithdraw");
	const input = viewer && { params: { session: viewer.handle }, query: { limit: SHOWN } };
	const { data, error, refresh } = usePolled(listWithdrawals, input ?? undefined, first);
	useStream(CASHIER_TOPIC, PAYMENT_MESSAGE, refresh, refresh);
	const { withdrawals } = data ?? first;
	const open = withdrawals.filter(({ state }) => isOpenWithdrawal(state));
	const ended = withdrawals.filter(({ state }) => !isOpenWithdrawal(state));
	return (
		<CashierFrame place="pending" title={t("pending.title")} description={t("pending.description")}>
			{error && <Notice tone="warning">{t("pending.updateFailed")}</Notice>}
			{open.length === 0 && (
				<EmptyState
					icon="hourglass"
					title={t("pending.emptyTitle")}
					actions={isOpen && <Button href={path(pages.withdraw)}>{t("withdraw.title")}</Button>}
				>
					{t("pending.emptyText")}
				</EmptyState>
			)}
			<Cards title={t("pending.open")} withdrawals={open} onChanged={refresh} />
			<Cards title={t("pending.lately")} withdrawals={ended} onChanged={refresh} />
		</CashierFrame>
	);
}

type CardsProps = { title: string; withdrawals: readonly WithdrawalView[]; onChanged(): void };

function Cards({ title, withdrawals, onChanged }: CardsProps) {
	if (withdrawals.length === 0) return null;
	return (
		<ul className="grid gap-4" aria-label={title}>
			{withdrawals.map((withdrawal) => (
				<li key={withdrawal.withdrawalId}>
					<WithdrawalCard withdrawal={withdrawal} onChanged={onChanged} />
				</li>
			))}
		</ul>
	);
}

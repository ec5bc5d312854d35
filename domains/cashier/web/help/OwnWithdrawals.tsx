import { pages } from "@baize/platform-paths";
import { Badge, Button } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, useViewer, type Viewer } from "@baize/platform-web/page";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { listWithdrawals } from "../../contract/calls.ts";
import { CASHIER_TOPIC, PAYMENT_MESSAGE } from "../../contract/events.ts";
import type { WithdrawalView } from "../../contract/schemas.ts";
import { isOpenWithdrawal } from "../../contract/states.ts";
import { ReceiptLink } from "../pending/ReceiptLink.tsx";
import { WithdrawalSteps } from "../pending/WithdrawalSteps.tsx";
import { STATE_TONES } from "../state-tones.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import { TimesNote } from "../withdraw/preflight/TimesNote.tsx";

const LOOKED_AT = 10;
const SHOWN = 3;

export const loadOwnWithdrawals = ({ call, viewer }: PageContext & { viewer: Viewer }) =>
	call(listWithdrawals, { params: { session: viewer.handle }, query: { limit: LOOKED_AT } });

type OwnWithdrawalsData = Awaited<ReturnType<typeof loadOwnWithdrawals>>;

/** What an article about withdrawals shows of the reader's: those under way, or else the last one. */
const shownWithdrawals = ({ withdrawals }: OwnWithdrawalsData): WithdrawalView[] => {
	const open = withdrawals.filter(({ state }) => isOpenWithdrawal(state));
	return open.length > 0 ? open.slice(0, SHOWN) : withdrawals.slice(0, 1);
};

/** The reader's own withdrawals with their steps, in an article of the help. */
export function OwnWithdrawals(first: OwnWithdrawalsData) {
	const t = useCashierTexts();
	const path = useSitePath();
	const viewer = useViewer();
	const input = viewer && { params: { session: viewer.handle }, query: { limit: LOOKED_AT } };
	const { data, refresh } = usePolled(listWithdrawals, input ?? undefined, first);
	useStream(CASHIER_TOPIC, PAYMENT_MESSAGE, refresh, refresh);
	return (
		<>
			{shownWithdrawals(data ?? first).map((withdrawal) => (
				<OwnWithdrawal key={withdrawal.withdrawalId} {...withdrawal} />
			))}
			<Button look="secondary" size="s" className="justify-self-start" href={path(pages.pendingWithdrawals)}>
				{t("help.openWithdrawal")}
			</Button>
		</>
	);
}

function OwnWithdrawal(withdrawal: WithdrawalView) {
	const t = useCashierTexts();
	const { amountMinor, currency, state, method, destination, withdrawalId, hold, times } = withdrawal;
	const amount = useMoneyText(currency)(amountMinor);
	const shown = hold ? "held" : state;
	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 className="text-xl">{t("help.withdrawal", { amount })}</h2>
				{shown !== "refused" && <Badge tone={STATE_TONES[shown]}>{t(`states.${shown}`)}</Badge>}
			</div>
			<p className="text-sm text-ink-muted">
				{t("pending.to", { method: t(`methods.${method}`), destination })} · <ReceiptLink withdrawalId={withdrawalId} />
			</p>
			<WithdrawalSteps withdrawal={withdrawal} />
			{times && <TimesNote times={times} isHeld={hold !== undefined} />}
		</div>
	);
}

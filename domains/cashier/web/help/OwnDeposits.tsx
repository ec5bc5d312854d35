import { formatMoney } from "@baize/kernel/money";
import { pages } from "@baize/platform-paths";
import { Badge, Button } from "@baize/platform-web";
import { useDateText, useLocale, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { listPayments } from "../../contract/calls.ts";
import type { DepositState } from "../../contract/states.ts";
import { STATE_TONES } from "../state-tones.ts";
import { useCashierTexts } from "../texts.ts";

const SHOWN = 3;

export const loadOwnDeposits = ({ call, viewer }: PageContext & { viewer: Viewer }) =>
	call(listPayments, { params: { session: viewer.handle }, query: { kind: "deposit", limit: SHOWN } });

/** The reader's last deposits and what came of them, in an article of the help. */
export function OwnDeposits({ payments }: Awaited<ReturnType<typeof loadOwnDeposits>>) {
	const t = useCashierTexts();
	const locale = useLocale();
	const path = useSitePath();
	const dateText = useDateText();
	return (
		<>
			<h2 className="text-xl">{t("help.deposits")}</h2>
			<ul className="divide-y divide-hairline">
				{payments.map(({ paymentId, amountMinor, currency, createdAtMs, state }) => (
					<li key={paymentId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
						<span className="tabular font-semibold">{formatMoney(amountMinor, currency, locale)}</span>
						<span className="text-sm text-ink-muted">{dateText(createdAtMs)}</span>
						<Badge tone={STATE_TONES[state as DepositState]}>{t(`states.${state as DepositState}`)}</Badge>
					</li>
				))}
			</ul>
			<Button look="secondary" size="s" className="justify-self-start" href={path(pages.payments)}>
				{t("help.openPayments")}
			</Button>
		</>
	);
}

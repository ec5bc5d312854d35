import { noteUse } from "@baize/analytics/web";
import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { Button, Notice, type NoticeTone, Panel, Steps } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { type ReactNode, useEffect, useState } from "react";
import { readDeposit } from "../../contract/calls.ts";
import { CASHIER_TOPIC, PAYMENT_MESSAGE } from "../../contract/events.ts";
import type { DepositView } from "../../contract/schemas.ts";
import { isOpenDeposit } from "../../contract/states.ts";
import { Facts } from "../Facts.tsx";
import { useCashierTexts } from "../texts.ts";
import { hasMoneyCome, useMoneyText, useReasonText } from "../use-formats.ts";
import { PayInstructions } from "./PayInstructions.tsx";

/** The state of a deposit. It follows changes by the stream and by polling. */
export function DepositOutcome({ deposit: first }: { deposit: DepositView }) {
	const viewer = useViewer();
	const [isOver, setOver] = useState(!isOpenDeposit(first.state));
	const input = viewer && !isOver ? { params: { session: viewer.handle, deposit: first.depositId } } : undefined;
	const { data, refresh } = usePolled(readDeposit, input, first);
	const deposit = data ?? first;
	useEffect(() => setOver(!isOpenDeposit(deposit.state)), [deposit.state]);
	useEffect(() => noteUse("depositStep", { step: "returned" }), []);
	const onPaymentMessage = ({ paymentId }: Record<string, unknown>): void => {
		if (paymentId === deposit.depositId) refresh();
	};
	useStream(isOver ? undefined : CASHIER_TOPIC, PAYMENT_MESSAGE, onPaymentMessage, refresh);
	const t = useCashierTexts();
	const amount = useMoneyText(deposit.currency)(deposit.amountMinor);
	return (
		<div className="grid gap-5">
			<div aria-live="polite">
				<Verdict deposit={deposit} amount={amount} />
			</div>
			{deposit.instructions && <PayInstructions instructions={deposit.instructions} amount={amount} />}
			<Panel title={t("outcome.steps")}>
				<div className="grid gap-5">
					<DepositSteps deposit={deposit} />
					<Facts
						facts={[
							[t("facts.amount"), amount],
							[t("facts.method"), `${t(`methods.${deposit.method}`)} ${deposit.source ?? ""}`.trim()],
							[t("facts.id"), <bdi key="id">{deposit.depositId}</bdi>],
						]}
					/>
				</div>
			</Panel>
		</div>
	);
}

type VerdictProps = { deposit: DepositView; amount: string };

function Verdict({ deposit, amount }: VerdictProps) {
	const t = useCashierTexts();
	const path = useSitePath();
	const reasonText = useReasonText();
	const again = useFlag("cashierDeposit") && <Button href={path(pages.deposit)}>{t("outcome.again")}</Button>;
	const { state, payUrl, source, reason } = deposit;
	if (state === "settled") {
		const play = <Button href={path(pages.lobby)}>{t("outcome.play")}</Button>;
		const text = source ? t("outcome.settledText", { source }) : t("outcome.settledPlain");
		return <OutcomeNotice tone="success" title={t("outcome.settledTitle", { amount })} text={text} action={play} />;
	}
	const nothingTaken = hasMoneyCome(reason) ? "" : ` ${t("outcome.nothingTaken")}`;
	if (state === "declined") {
		const text = `${reasonText(reason)}${nothingTaken}`;
		return <OutcomeNotice tone="danger" title={t("outcome.declinedTitle", { amount })} text={text} action={again} />;
	}
	if (state === "failed") {
		const text = `${reasonText(reason)}${nothingTaken}`;
		return <OutcomeNotice tone="danger" title={t("outcome.failedTitle", { amount })} text={text} action={again} />;
	}
	if (state === "expired") {
		const title = t("outcome.expiredTitle", { amount });
		return <OutcomeNotice tone="warning" title={title} text={t("outcome.expiredText")} action={again} />;
	}
	const back = payUrl && (
		<Button href={payUrl} look="secondary">
			{t("outcome.back")}
		</Button>
	);
	return (
		<OutcomeNotice
			tone="info"
			title={deposit.instructions ? t("instructions.waitingTitle", { amount }) : t("outcome.waitingTitle")}
			text={deposit.instructions ? t("instructions.waitingText") : t("outcome.waitingText", { amount })}
			action={back}
		/>
	);
}

type OutcomeNoticeProps = { tone: NoticeTone; title: string; text: string; action?: ReactNode };

const OutcomeNotice = ({ tone, title, text, action }: OutcomeNoticeProps) => (
	<Notice tone={tone} title={title} actions={action}>
		{text}
	</Notice>
);

function DepositSteps({ deposit: { steps, state } }: { deposit: DepositView }) {
	const t = useCashierTexts();
	const dateText = useDateText();
	const isLost = (step: string): boolean => step === "declined" || step === "failed" || step === "expired";
	const done = steps.map(({ state: step, atMs }) => ({
		key: step,
		label: t(`stages.${step as DepositView["state"]}`),
		detail: dateText(atMs),
		state: isLost(step) ? ("failed" as const) : ("done" as const),
	}));
	const next = isOpenDeposit(state) ? [{ key: "settled", label: t("stages.settled"), state: "current" as const }] : [];
	return <Steps label={t("outcome.steps")} steps={[...done, ...next]} stateLabels={useMarks()} />;
}

export function useMarks() {
	const t = useCashierTexts();
	return {
		done: t("marks.done"),
		current: t("marks.current"),
		failed: t("marks.failed"),
		ahead: t("marks.ahead"),
	};
}

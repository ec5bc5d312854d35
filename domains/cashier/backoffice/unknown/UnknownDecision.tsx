import { parseAmount } from "@baize/kernel/money";
import { Pairs, Panel, ReasonAction, ReasonDialog, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Alert, Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import {
	askAboutUnknownPayment,
	confirmUnknownPayment,
	NEEDS_SECOND,
	proposeForUnknownPayment,
	type UnknownAction,
	type UnknownPaymentView,
	withdrawUnknownProposal,
} from "../../contract/index.ts";

type Props = { payment: UnknownPaymentView };
const DETAIL_TEXTS = { state: "unknown.states" };

/** Asks again, proposes with evidence, and lets a second operator confirm. */
export function UnknownDecision({ payment }: Props) {
	const { t } = useFormats();
	const { state, canAsk, actions, proposal } = payment;
	return (
		<Panel title={t("unknown.decide.title")}>
			<Stack spacing={2}>
				{proposal && <Proposal payment={payment} />}
				{state === "open" && (
					<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
						{canAsk && <AskAgain payment={payment} />}
						{actions.map((action) => (
							<Propose key={action} payment={payment} action={action} />
						))}
					</Stack>
				)}
				{state === "proposed" && <Confirm payment={payment} />}
			</Stack>
		</Panel>
	);
}

function AskAgain({ payment: { id } }: Props) {
	const { t } = useFormats();
	const { run, isPending } = useChange(askAboutUnknownPayment, { done: "unknown.decide.asked" });
	return (
		<Button variant="contained" disabled={isPending} onClick={() => void run({ params: { unknown: id } })}>
			{t("unknown.decide.ask")}
		</Button>
	);
}

function Propose({ payment, action }: Props & { action: UnknownAction }) {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	const [amount, setAmount] = useState("");
	const [isWrong, setWrong] = useState(false);
	const isMoney = NEEDS_SECOND.has(action);
	const { run, isPending } = useChange(proposeForUnknownPayment, {
		done: isMoney ? "unknown.decide.proposed" : "unknown.decide.done",
		detailTexts: DETAIL_TEXTS,
	});
	if (!may(proposeForUnknownPayment)) return null;
	const currency = payment.expectedCurrency ?? "";
	const hasAmount = isMoney && action !== "return" && payment.kind === "deposit" && currency !== "";

	function send(evidence: string): void {
		const minor = hasAmount ? parseAmount(amount, currency) : null;
		if (hasAmount && (minor === null || minor <= 0n)) {
			setWrong(true);
			return;
		}
		const body = { action, evidence, ...(minor === null ? {} : { amountMinor: Number(minor) }) };
		void run({ params: { unknown: payment.id }, body }).then(() => setOpen(false));
	}

	return (
		<>
			<Button variant="outlined" disabled={isPending} onClick={() => setOpen(true)}>
				{t(`unknown.actions.${action}`)}
			</Button>
			{isOpen && (
				<ReasonDialog
					title={t(`unknown.actions.${action}`).replace("…", "")}
					text={t(`unknown.actionTexts.${action}`)}
					submit={t(isMoney ? "unknown.decide.propose" : "unknown.decide.doIt")}
					hint="unknown.decide.evidenceHint"
					isPending={isPending}
					onClose={() => setOpen(false)}
					onReason={send}
				>
					{hasAmount && (
						<TextField
							label={t("unknown.decide.amount", { currency })}
							value={amount}
							onChange={({ target }) => {
								setAmount(target.value);
								setWrong(false);
							}}
							error={isWrong}
							helperText={t("unknown.decide.amountHint")}
							slotProps={{ htmlInput: { inputMode: "decimal" } }}
							fullWidth
							sx={{ mb: 2 }}
						/>
					)}
				</ReasonDialog>
			)}
		</>
	);
}

function Proposal({ payment: { proposal, expectedCurrency, reportedCurrency } }: Props) {
	const { t, money } = useFormats();
	if (!proposal) return null;
	const { action, amountMinor, evidence, byName, confirmedByName } = proposal;
	const currency = expectedCurrency ?? reportedCurrency;
	return (
		<Pairs
			pairs={[
				[t("unknown.decide.what"), t(`unknown.outcomes.${action}`)],
				[t("unknown.page.amount"), amountMinor === undefined || !currency ? undefined : money(amountMinor, currency)],
				[t("unknown.decide.evidence"), evidence],
				[t("unknown.decide.by"), byName],
				[t("unknown.decide.confirmedBy"), confirmedByName],
			]}
		/>
	);
}

function Confirm({ payment: { id, proposal } }: Props) {
	const { t } = useFormats();
	const { run, isPending } = useChange(confirmUnknownPayment, {
		done: "unknown.decide.confirmed",
		detailTexts: DETAIL_TEXTS,
	});
	return (
		<Stack spacing={2}>
			{proposal?.isOwn ? (
				<Alert severity="info">{t("unknown.decide.needsSecond")}</Alert>
			) : (
				<Typography>{t("unknown.decide.check")}</Typography>
			)}
			<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
				{!proposal?.isOwn && (
					<Button variant="contained" disabled={isPending} onClick={() => void run({ params: { unknown: id } })}>
						{t(proposal?.action === "return" ? "unknown.decide.confirmReturn" : "unknown.decide.confirm")}
					</Button>
				)}
				<ReasonAction
					call={withdrawUnknownProposal}
					input={(reason) => ({ params: { unknown: id }, body: { reason } })}
					text="unknown.decide.withdraw"
					done="unknown.decide.withdrawn"
				/>
			</Stack>
		</Stack>
	);
}

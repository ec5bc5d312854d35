import { Panel, ReasonAction, ReasonDialog, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Alert, Button, Stack, TextField } from "@mui/material";
import { useState } from "react";
import {
	type AffiliateRecord,
	confirmAffiliatePlan,
	MONTH_PATTERN,
	PLAN_IDS,
	proposeAffiliatePlan,
	withdrawAffiliatePlan,
} from "../../contract/index.ts";

type Props = { affiliate: AffiliateRecord };

/** One operator proposes a plan, another one confirms it. */
export function PlanActions({ affiliate }: Props) {
	const { t } = useFormats();
	const may = useCan();
	if (!may(proposeAffiliatePlan)) return null;
	const proposed = affiliate.plans.find(({ state }) => state === "proposed");
	return (
		<Panel title={t("commission.propose.title")}>
			{proposed ? <Confirm affiliate={affiliate} isOwn={proposed.isOwn} /> : <Propose affiliate={affiliate} />}
		</Panel>
	);
}

const MONTH = new RegExp(MONTH_PATTERN);

function Propose({ affiliate: { id } }: Props) {
	const { t } = useFormats();
	const [isOpen, setOpen] = useState(false);
	const [fromMonth, setFromMonth] = useState("");
	const [parentId, setParentId] = useState("");
	const [isWrong, setWrong] = useState(false);
	const { run, isPending } = useChange(proposeAffiliatePlan, { done: "commission.propose.done" });
	function send(reason: string, plan: string): void {
		if (!MONTH.test(fromMonth.trim())) {
			setWrong(true);
			return;
		}
		const parent = parentId.trim() === "" ? {} : { parentId: parentId.trim() };
		const body = { plan, fromMonth: fromMonth.trim(), reason, ...parent };
		void run({ params: { affiliate: id }, body }).then(() => setOpen(false));
	}
	return (
		<>
			<Button variant="contained" onClick={() => setOpen(true)}>
				{t("commission.propose.open")}
			</Button>
			{isOpen && (
				<ReasonDialog
					title={t("commission.propose.dialog")}
					text={t("commission.propose.text")}
					submit={t("commission.propose.submit")}
					choice={{
						label: t("commission.plan"),
						values: PLAN_IDS.map((value) => ({ value, label: t(`commission.plans.${value}`) })),
					}}
					isPending={isPending}
					onClose={() => setOpen(false)}
					onReason={send}
				>
					<TextField
						label={t("commission.fromMonth")}
						value={fromMonth}
						onChange={({ target }) => setFromMonth(target.value)}
						error={isWrong}
						helperText={t("commission.propose.monthHint")}
						required
						fullWidth
						sx={{ mb: 2 }}
					/>
					<TextField
						label={t("commission.parent")}
						value={parentId}
						onChange={({ target }) => setParentId(target.value)}
						helperText={t("commission.propose.parentHint")}
						fullWidth
						sx={{ mb: 2 }}
					/>
				</ReasonDialog>
			)}
		</>
	);
}

function Confirm({ affiliate: { id }, isOwn }: Props & { isOwn: boolean }) {
	const { t } = useFormats();
	const { run, isPending } = useChange(confirmAffiliatePlan, { done: "commission.propose.confirmed" });
	const params = { affiliate: id };
	return (
		<Stack spacing={2}>
			{isOwn && <Alert severity="info">{t("commission.propose.needsSecond")}</Alert>}
			<Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
				{!isOwn && (
					<Button variant="contained" disabled={isPending} onClick={() => void run({ params })}>
						{t("commission.propose.confirm")}
					</Button>
				)}
				<ReasonAction
					call={withdrawAffiliatePlan}
					input={(reason) => ({ params, body: { reason } })}
					text="commission.propose.withdraw"
					done="commission.propose.withdrawn"
				/>
			</Stack>
		</Stack>
	);
}

import { Pairs, Panel, RecordLayout, useFormats } from "@baize/platform-backoffice";
import { Stack, Typography } from "@mui/material";
import type { AffiliateRecord } from "../../contract/index.ts";
import { Lines } from "./Lines.tsx";
import { PlanActions } from "./PlanActions.tsx";
import { PostbacksPanel } from "./PostbacksPanel.tsx";

/** An affiliate: whose it is, its plans, and what the present month has brought so far. */
export function AffiliatePage({ record }: { record: AffiliateRecord }) {
	const { t, time } = useFormats();
	const { id, name, email, website, since, playerId, open, funnel } = record;
	return (
		<RecordLayout title={name} aside={<PlanActions affiliate={record} />}>
			<Panel title={t("commission.affiliate")}>
				<Pairs
					pairs={[
						[t("commission.token"), id],
						[t("commission.email"), email],
						[t("commission.website"), website],
						[t("commission.since"), time(since)],
						[t("commission.player"), playerId ?? t("commission.noPlayer")],
					]}
				/>
			</Panel>
			<Panel title={t("commission.funnel")}>
				<Pairs
					pairs={[
						[t("commission.clicks"), String(funnel.clicks)],
						[t("commission.registered"), String(funnel.registered)],
						[t("commission.deposited"), String(funnel.deposited)],
					]}
				/>
			</Panel>
			<PostbacksPanel affiliate={record} />
			<Plans affiliate={record} />
			<Panel title={t("commission.open")}>
				{open.length === 0 && <Typography color="text.secondary">{t("commission.nothingOpen")}</Typography>}
				<Stack spacing={3}>
					{open.map((lines) => (
						<Lines key={lines.currency} lines={lines} />
					))}
				</Stack>
			</Panel>
		</RecordLayout>
	);
}

function Plans({ affiliate: { plans } }: { affiliate: AffiliateRecord }) {
	const { t } = useFormats();
	return (
		<Panel title={t("commission.plansTitle")}>
			{plans.length === 0 && <Typography color="text.secondary">{t("commission.noPlans")}</Typography>}
			<Stack spacing={3}>
				{plans.map(({ id, plan, fromMonth, parentId, reason, state, proposedByName, decidedByName }) => (
					<Pairs
						key={id}
						pairs={[
							[t("commission.plan"), t(`commission.plans.${plan}`)],
							[t("commission.fromMonth"), fromMonth],
							[t("commission.state"), t(`commission.assignments.${state}`)],
							[t("commission.parent"), parentId ?? undefined],
							[t("commission.reason"), reason],
							[t("commission.proposedBy"), proposedByName],
							[t("commission.decidedBy"), decidedByName],
						]}
					/>
				))}
			</Stack>
		</Panel>
	);
}

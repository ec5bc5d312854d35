import { Reveal } from "@baize/identity/backoffice";
import { Pairs, Panel, ReasonAction, RecordLayout, StateChip, Timeline, useFormats } from "@baize/platform-backoffice";
import { Alert, Box, Typography } from "@mui/material";
import { Link, useCreatePath } from "react-admin";
import { returnTransfer, type TransferRecordView } from "../../contract/index.ts";
import { TONES } from "./tones.ts";

type Props = { record: TransferRecordView };

/** One transfer: from whom to whom, what has happened, and the button to stop it. */
export function TransferPage({ record }: Props) {
	const { money } = useFormats();
	return (
		<RecordLayout
			title={money(record.amountMinor, record.currency)}
			chips={<StateChip state={record.state} texts="transfers.states" tones={TONES} />}
			aside={<TransferSteps record={record} />}
		>
			<Facts record={record} />
			<Decision record={record} />
		</RecordLayout>
	);
}

function Facts({ record }: Props) {
	const { t, time } = useFormats();
	const { id, senderId, senderName, receiverId, receiverName, createdAtMs, expiresAtMs, ending, reason, hold } = record;
	return (
		<Panel title={t("transfers.facts")}>
			<Pairs
				pairs={[
					[t("resources.transfers.fields.senderName"), <PlayerLink key="s" id={senderId} name={senderName} />],
					[t("resources.transfers.fields.receiverName"), <PlayerLink key="r" id={receiverId} name={receiverName} />],
					[t("resources.transfers.fields.createdAtMs"), time(createdAtMs)],
					[t("resources.transfers.fields.expiresAtMs"), time(expiresAtMs)],
					[t("transfers.id"), id],
					[t("transfers.ending"), ending && t(`transfers.endings.${ending}`)],
					[t("transfers.reason"), reason],
				]}
			/>
			{hold && (
				<Alert severity="warning" sx={{ mt: 2 }}>
					{hold.untilMs === undefined ? t("transfers.frozen") : `${t("transfers.hold")} ${time(hold.untilMs)}`}
				</Alert>
			)}
			<Box sx={{ mt: 2 }}>
				<Reveal playerId={senderId} />
			</Box>
		</Panel>
	);
}

function PlayerLink({ id, name }: { id: string; name: string | undefined }) {
	const pathOf = useCreatePath();
	return <Link to={pathOf({ resource: "players", type: "show", id })}>{name ?? id}</Link>;
}

function Decision({ record: { id, state } }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("transfers.decision")}>
			{state === "waiting" ? (
				<ReasonAction
					call={returnTransfer}
					input={(reason) => ({ params: { transfer: id }, body: { reason } })}
					text="transfers.stop"
					done="transfers.stopped"
					cancel={t("transfers.cancel")}
					hint="transfers.reasonHint"
					color="error"
					size="large"
				/>
			) : (
				<Typography color="text.secondary">
					{t(state === "returning" ? "transfers.returning" : "transfers.over")}
				</Typography>
			)}
		</Panel>
	);
}

function TransferSteps({ record: { steps } }: Props) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("transfers.steps")}>
			<Timeline
				entries={steps.map(({ state, atMs, by, reason }) => ({
					key: `${state} ${atMs}`,
					what: t(`transfers.stages.${state}`),
					about: `${time(atMs)} · ${t(`transfers.actors.${by}`)}`,
					note: reason,
				}))}
			/>
		</Panel>
	);
}

import { Panel, StateChip, useFormats, useRead } from "@baize/platform-backoffice";
import { Box, Stack, Typography } from "@mui/material";
import { Link, useCreatePath } from "react-admin";
import { listTransferRecords, type TransferRecordView } from "../../contract/index.ts";
import { TONES } from "./tones.ts";

const SHOWN = 5;

/** On a player's page: the latest that the player has sent to others and received from them. */
export function PlayerTransfers({ id: player }: { id: string }) {
	const { t } = useFormats();
	const { data, failure } = useRead(listTransferRecords, { query: { player, limit: SHOWN } });
	if (!data) return failure;
	return (
		<Panel title={t("transfers.panel")}>
			{data.items.length === 0 && <Typography color="text.secondary">{t("transfers.none")}</Typography>}
			<Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
				{data.items.map((record) => (
					<li key={record.id}>
						<OneTransfer record={record} player={player} />
					</li>
				))}
			</Box>
		</Panel>
	);
}

function OneTransfer({ record, player }: { record: TransferRecordView; player: string }) {
	const { t, time, money } = useFormats();
	const pathOf = useCreatePath();
	const { id, senderId, senderName, receiverId, receiverName, state, amountMinor, currency, createdAtMs } = record;
	const other =
		senderId === player
			? t("transfers.to", { name: receiverName ?? receiverId })
			: t("transfers.from", { name: senderName ?? senderId });
	return (
		<Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
			<Link to={pathOf({ resource: "transfers", type: "show", id })}>{`${money(amountMinor, currency)} ${other}`}</Link>
			<StateChip state={state} texts="transfers.states" tones={TONES} />
			<Typography color="text.secondary">{time(createdAtMs)}</Typography>
		</Stack>
	);
}

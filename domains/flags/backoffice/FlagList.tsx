import { Box, FormControlLabel, Switch, Typography } from "@mui/material";
import { useState } from "react";
import { DataTable, List, useLocale, useTranslate } from "react-admin";
import type { FlagView } from "../contract/index.ts";
import { SwitchDialog } from "./SwitchDialog.tsx";

const REFRESH_MS = 10_000;

/** Every flag with its switch, and the last change. It refreshes by itself. */
export function FlagList() {
	const t = useTranslate();
	return (
		<>
			<title>{t("flags.title")}</title>
			<Typography component="h1" variant="h5" sx={{ mt: 2 }}>
				{t("flags.title")}
			</Typography>
			<Typography color="text.secondary">{t("flags.intro")}</Typography>
			<List
				title={false}
				actions={false}
				pagination={false}
				exporter={false}
				empty={false}
				queryOptions={{ refetchInterval: REFRESH_MS }}
			>
				<FlagTable />
			</List>
		</>
	);
}

function FlagTable() {
	const [confirming, setConfirming] = useState<FlagView>();
	return (
		<>
			<DataTable<FlagView> bulkActionButtons={false} rowClick={false} size="small">
				<DataTable.Col
					source="isOn"
					disableSort
					render={(flag: FlagView) => <FlagSwitch flag={flag} onPress={() => setConfirming(flag)} />}
				/>
				<DataTable.Col source="id" disableSort render={(flag: FlagView) => <About flag={flag} />} />
				<DataTable.Col
					source="lastSwitch"
					disableSort
					render={({ lastSwitch }: FlagView) => <LastSwitch last={lastSwitch} />}
				/>
			</DataTable>
			{confirming && <SwitchDialog flag={confirming} onClose={() => setConfirming(undefined)} />}
		</>
	);
}

/** The id of the text that a flag has no effect; its switch is described by it. */
const remarkId = (flag: string): string => `no-effect-${flag}`;

/** Shows the current value, never the requested one: it changes once the server has answered. */
function FlagSwitch({ flag: { id, isOn, hasEffect }, onPress }: { flag: FlagView; onPress(): void }) {
	const t = useTranslate();
	const input = {
		"aria-label": t(isOn ? "flags.switchOff" : "flags.switchOn", { name: t(`flags.names.${id}`) }),
		...(hasEffect ? {} : { "aria-describedby": remarkId(id) }),
	};
	return (
		<FormControlLabel
			sx={{ minHeight: 44, minWidth: 100 }}
			control={<Switch checked={isOn} onChange={onPress} slotProps={{ input }} />}
			label={<span aria-hidden="true">{t(isOn ? "flags.on" : "flags.off")}</span>}
		/>
	);
}

function About({ flag: { id, hasEffect } }: { flag: FlagView }) {
	const t = useTranslate();
	return (
		<Box sx={{ py: 0.5, maxWidth: "36rem" }}>
			<Typography variant="subtitle2" component="p">
				{t(`flags.names.${id}`)}
			</Typography>
			<Typography variant="body2" color="text.secondary">
				{t(`flags.about.${id}`)}
			</Typography>
			{!hasEffect && (
				<Typography id={remarkId(id)} variant="body2" sx={{ fontWeight: 600 }}>
					{t("flags.noEffect")}
				</Typography>
			)}
		</Box>
	);
}

function LastSwitch({ last }: { last: FlagView["lastSwitch"] }) {
	const t = useTranslate();
	const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
	if (!last) return <Typography variant="body2">{t("flags.byDefault")}</Typography>;
	const { by, at, reason } = last;
	return (
		<Box sx={{ overflowWrap: "anywhere" }}>
			<Typography variant="body2">{t("flags.switched", { by, at: time.format(new Date(at)) })}</Typography>
			<Typography variant="body2" color="text.secondary">
				{reason}
			</Typography>
		</Box>
	);
}

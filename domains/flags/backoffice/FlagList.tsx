import { Box, FormControlLabel, Switch, Typography } from "@mui/material";
import { useState } from "react";
import { DataTable, List, useLocale, useTranslate } from "react-admin";
import type { FlagView } from "../contract/index.ts";
import { SwitchDialog } from "./SwitchDialog.tsx";

const REFRESH_MS = 10_000;

/** Every flag with its switch, and who switched it last. It refreshes by itself. */
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
	const [asked, setAsked] = useState<FlagView>();
	return (
		<>
			<DataTable<FlagView> bulkActionButtons={false} rowClick={false} size="small">
				<DataTable.Col
					source="isOn"
					disableSort
					render={(flag: FlagView) => <FlagSwitch flag={flag} onAsk={() => setAsked(flag)} />}
				/>
				<DataTable.Col source="id" disableSort render={(flag: FlagView) => <About flag={flag} />} />
				<DataTable.Col
					source="lastSwitch"
					disableSort
					render={({ lastSwitch }: FlagView) => <LastSwitch last={lastSwitch} />}
				/>
			</DataTable>
			{asked && <SwitchDialog flag={asked} onClose={() => setAsked(undefined)} />}
		</>
	);
}

/** The remark that a flag has no effect, which its switch is described by. */
const remarkId = (flag: string): string => `no-effect-${flag}`;

/** Shows how the house stands, never how it is wished to stand: it moves once the switch was answered. */
function FlagSwitch({ flag: { id, isOn, hasEffect }, onAsk }: { flag: FlagView; onAsk(): void }) {
	const t = useTranslate();
	const input = {
		"aria-label": t(isOn ? "flags.switchOff" : "flags.switchOn", { name: t(`flags.names.${id}`) }),
		...(hasEffect ? {} : { "aria-describedby": remarkId(id) }),
	};
	return (
		<FormControlLabel
			sx={{ minHeight: 44, minWidth: 100 }}
			control={<Switch checked={isOn} onChange={onAsk} slotProps={{ input }} />}
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

import { ReasonDialog, useChange } from "@baize/platform-backoffice";
import { FormControlLabel, Switch } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { type FlagView, switchFlag } from "../contract/index.ts";
import { remarkId } from "./About.tsx";

/** Shows the current value, never the requested one: it changes once the server has answered. */
export function FlagSwitch({ flag: { id, isOn, hasEffect } }: { flag: FlagView }) {
	const t = useTranslate();
	const [isAsking, setAsking] = useState(false);
	const name = t(`flags.names.${id}`);
	const { run, isPending } = useChange(switchFlag, {
		done: () => [isOn ? "flags.ask.doneOff" : "flags.ask.doneOn", { name }],
	});
	const input = {
		"aria-label": t(isOn ? "flags.switchOff" : "flags.switchOn", { name }),
		...(hasEffect ? {} : { "aria-describedby": remarkId(id) }),
	};
	async function change(reason: string): Promise<void> {
		if (await run({ params: { flag: id }, body: { isOn: !isOn, reason } })) setAsking(false);
	}
	return (
		<>
			<FormControlLabel
				sx={{ minHeight: 44, minWidth: 100 }}
				control={<Switch checked={isOn} onChange={() => setAsking(true)} slotProps={{ input }} />}
				label={<span aria-hidden="true">{t(isOn ? "flags.on" : "flags.off")}</span>}
			/>
			{isAsking && (
				<ReasonDialog
					title={t(isOn ? "flags.ask.titleOff" : "flags.ask.titleOn", { name })}
					text={t(hasEffect ? "flags.ask.text" : "flags.ask.textNoEffect")}
					submit={t(isOn ? "flags.ask.off" : "flags.ask.on")}
					cancel={t("flags.ask.cancel")}
					color={isOn ? "error" : "primary"}
					isPending={isPending}
					onClose={() => setAsking(false)}
					onReason={(reason) => void change(reason)}
				/>
			)}
		</>
	);
}

import { Button, Notice } from "@baize/platform-web";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { leaveMission } from "../contract/index.ts";
import { useMissionsTexts } from "./texts.ts";

type Props = { id: string; session: string; label: string; onLeft: () => void };

/** Asks before it deletes the progress. */
export function LeaveMission({ id, session, label, onLeft }: Props) {
	const t = useMissionsTexts();
	const errorText = useErrorText();
	const [isAsked, setAsked] = useState(false);
	const { run, pending, error } = useCall(leaveMission);
	const leave = () => void run({ params: { session, mission: id }, body: {} }).then((own) => own && onLeft());
	if (!isAsked)
		return (
			<Button look="quiet" onClick={() => setAsked(true)} aria-label={t("leave.openNamed", { mission: label })}>
				{t("leave.open")}
			</Button>
		);
	return (
		<div className="grid gap-2 pt-3">
			<p aria-live="polite">{t("leave.text")}</p>
			{error && <Notice tone="danger">{errorText(error)}</Notice>}
			<div className="flex flex-wrap gap-2">
				<Button look="secondary" pending={pending} onClick={leave}>
					{t("leave.leave")}
				</Button>
				<Button look="quiet" onClick={() => setAsked(false)}>
					{t("leave.stay")}
				</Button>
			</div>
		</div>
	);
}

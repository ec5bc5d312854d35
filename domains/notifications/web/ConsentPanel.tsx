import { Checkbox, Panel, toasts } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { changeMailConsent } from "../contract/operator-calls.ts";
import { useNotificationTexts } from "./texts.ts";

/** Whether the player wants offers by mail: off until they agree. */
export function ConsentPanel({ consent }: { consent: { marketingMails: boolean } }) {
	const t = useNotificationTexts();
	const viewer = useViewer();
	const errorText = useErrorText();
	const { run, pending, error } = useCall(changeMailConsent);
	const [isOn, setOn] = useState(consent.marketingMails);

	async function change(marketingMails: boolean): Promise<void> {
		if (!viewer) return;
		setOn(marketingMails);
		const saved = await run({ params: { session: viewer.handle }, body: { marketingMails } });
		if (saved) toasts.raise(t("consent.saved"), { tone: "success" });
		else setOn(!marketingMails);
	}

	return (
		<Panel title={t("consent.title")}>
			<p className="text-ink-muted">{t("consent.text")}</p>
			<Checkbox
				label={t("consent.on")}
				checked={isOn}
				aria-busy={pending}
				onChange={(event) => void change(event.target.checked)}
				error={error && errorText(error)}
			/>
		</Panel>
	);
}

import { Button, Notice, Panel } from "@baize/platform-web";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { hideTournamentName } from "../contract/index.ts";
import { useTournamentsTexts } from "./texts.ts";

type Props = { session: string; isHidden: boolean; onSaved: () => void };

/** The player's choice to stand on all boards without a name. */
export function NameChoice({ session, isHidden: first, onSaved }: Props) {
	const t = useTournamentsTexts();
	const hide = useCall(hideTournamentName);
	const [chosen, setChosen] = useState<boolean>();
	const isHidden = chosen ?? first;
	async function change(): Promise<void> {
		const saved = await hide.run({ params: { session }, body: { isHidden: !isHidden } });
		if (!saved) return;
		setChosen(saved.isHidden);
		onSaved();
	}
	return (
		<Panel title={t("name.title")}>
			<div className="grid justify-items-start gap-3">
				<p aria-live="polite">{isHidden ? t("name.hidden") : t("name.shown")}</p>
				{hide.error && <Notice tone="danger">{t("name.failed")}</Notice>}
				<Button look="secondary" pending={hide.pending} onClick={() => void change()}>
					{isHidden ? t("name.show") : t("name.hide")}
				</Button>
			</div>
		</Panel>
	);
}

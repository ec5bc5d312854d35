import { Panel, SelectField } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { setRealityCheck } from "../contract/calls.ts";
import { REALITY_CHECKS_MS } from "../contract/limits.ts";
import type { SaferPlayState } from "../contract/schemas.ts";
import { useSaferPlayTexts } from "./texts.ts";
import type { OnChange } from "./types.ts";
import { useSpanText } from "./use-formats.ts";

/** How often play pauses to show the time and the result. */
export function RealityPanel({ state, onChange }: { state: SaferPlayState; onChange: OnChange }) {
	const t = useSaferPlayTexts();
	const viewer = useViewer();
	const errorText = useErrorText();
	const spanText = useSpanText();
	const set = useCall(setRealityCheck);
	async function choose(intervalMs: number): Promise<void> {
		if (!viewer) return;
		const next = await set.run({ params: { session: viewer.handle }, body: { intervalMs } });
		if (next) onChange(next, t("reality.saved"));
	}
	return (
		<Panel title={t("reality.title")}>
			<p className="mb-3 text-ink-muted">{t("reality.text")}</p>
			<SelectField
				label={t("reality.every")}
				choices={REALITY_CHECKS_MS.filter((ms) => ms <= state.maxRealityCheckMs).map((ms) => ({
					value: String(ms),
					label: spanText(ms),
				}))}
				value={String(state.realityCheckMs)}
				onChange={(event) => void choose(Number(event.currentTarget.value))}
				error={set.error && errorText(set.error)}
			/>
		</Panel>
	);
}

import { DAY_MS } from "@baize/kernel/time";
import { Button, Notice, Panel, RadioGroup } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useCall, useErrorText, useServerNow } from "@baize/platform-web/reads";
import { type FormEvent, useRef, useState } from "react";
import { TIME_OUT_DAYS } from "../contract/breaks.ts";
import { takeTimeOut } from "../contract/calls.ts";
import type { SaferPlayState } from "../contract/schemas.ts";
import { Effects } from "./Effects.tsx";
import type { SaferPlayPage } from "./load-state.ts";
import { RestrictionNotice } from "./RestrictionNotice.tsx";
import { SaferFrame } from "./SaferFrame.tsx";
import { useSaferPlayTexts } from "./texts.ts";
import { useWhenText } from "./use-formats.ts";

/** A time-out: what it means, how long, and one press. */
export function BreakScreen({ state: first }: SaferPlayPage) {
	const t = useSaferPlayTexts();
	const whenText = useWhenText();
	const [state, setState] = useState<SaferPlayState>(first);
	const begun = state !== first ? state.restriction : null;
	const isExcluded = state.restriction?.kind === "EXCLUDED";
	return (
		<SaferFrame place="break" title={t("break.title")} description={t("break.description")} state={state}>
			<div role="status" className={begun ? "" : "sr-only"}>
				{begun && (
					<Notice tone="success">
						{t("break.done", { when: begun.untilMs === null ? "" : whenText(begun.untilMs) })}
					</Notice>
				)}
			</div>
			<RestrictionNotice restriction={state.restriction} />
			{!isExcluded && (
				<>
					<Effects
						effects={[
							["player-pause", t("break.effects.stakes")],
							["wallet", t("break.effects.money")],
							["ball-football", t("break.effects.bets")],
							["mail", t("break.effects.mail")],
							["lock", t("break.effects.back")],
						]}
					/>
					<BreakForm state={state} onBegun={setState} />
				</>
			)}
		</SaferFrame>
	);
}

function BreakForm({ state, onBegun }: { state: SaferPlayState; onBegun(state: SaferPlayState): void }) {
	const t = useSaferPlayTexts();
	const viewer = useViewer();
	const nowMs = useServerNow();
	const whenText = useWhenText();
	const errorText = useErrorText();
	const take = useCall(takeTimeOut);
	const form = useRef<HTMLFormElement>(null);
	const [days, setDays] = useState("");
	const [isErrorShown, setErrorShown] = useState(false);
	const untilMs = state.restriction?.untilMs ?? 0;
	const choices = TIME_OUT_DAYS.filter((count) => nowMs + count * DAY_MS > untilMs);

	async function submitted(event: FormEvent): Promise<void> {
		event.preventDefault();
		setErrorShown(true);
		if (!days) return form.current?.querySelector("input")?.focus();
		if (!viewer) return;
		const next = await take.run({ params: { session: viewer.handle }, body: { days: Number(days) } });
		if (!next) return;
		setDays("");
		setErrorShown(false);
		onBegun(next);
		window.scrollTo({ top: 0 });
	}

	if (choices.length === 0) return null;
	return (
		<Panel>
			<form ref={form} noValidate onSubmit={(event) => void submitted(event)} className="grid gap-4">
				<RadioGroup
					name="days"
					label={t("break.days")}
					hint={state.restriction ? t("break.longer") : undefined}
					choices={choices.map((count) => ({
						value: String(count),
						label: t("break.day", { days: count }),
						hint: t("break.until", { when: whenText(nowMs + count * DAY_MS) }),
					}))}
					value={days}
					onValue={setDays}
					error={isErrorShown && !days ? t("break.missing") : undefined}
					required
				/>
				{take.error && (
					<Notice tone="danger" live>
						{errorText(take.error)}
					</Notice>
				)}
				<Button type="submit" pending={take.pending} wide>
					{t("break.begin")}
				</Button>
			</form>
		</Panel>
	);
}

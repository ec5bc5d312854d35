import { DAY_MS } from "@baize/kernel/time";
import { Button, Dialog, Notice, Panel, RadioGroup } from "@baize/platform-web";
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

/** A time-out: what it means, how long, and a last look, because it cannot be ended sooner. */
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
	const [isLastLook, setLastLook] = useState(false);
	const untilMs = state.restriction?.untilMs ?? 0;
	const choices = TIME_OUT_DAYS.filter((count) => nowMs + count * DAY_MS > untilMs);

	function submitted(event: FormEvent): void {
		event.preventDefault();
		setErrorShown(true);
		if (days) setLastLook(true);
		else form.current?.querySelector("input")?.focus();
	}

	async function begin(): Promise<void> {
		setLastLook(false);
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
			<form ref={form} noValidate onSubmit={submitted} className="grid gap-4">
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
			{isLastLook && (
				<LastLook days={Number(days)} nowMs={nowMs} onBegin={() => void begin()} onClose={() => setLastLook(false)} />
			)}
		</Panel>
	);
}

type LastLookProps = { days: number; nowMs: number; onBegin(): void; onClose(): void };

function LastLook({ days, nowMs, onBegin, onClose }: LastLookProps) {
	const t = useSaferPlayTexts();
	const whenText = useWhenText();
	return (
		<Dialog
			open
			onClose={onClose}
			title={t("break.title")}
			closeLabel={t("form.cancel")}
			actions={
				<>
					<Button look="quiet" onClick={onClose}>
						{t("form.cancel")}
					</Button>
					<Button onClick={onBegin}>{t("break.begin")}</Button>
				</>
			}
		>
			<p className="text-lg font-semibold">{t("break.day", { days })}</p>
			<p>{t("break.until", { when: whenText(nowMs + days * DAY_MS) })}</p>
			<p className="mt-3 text-ink-muted">{t("break.effects.back")}</p>
		</Dialog>
	);
}

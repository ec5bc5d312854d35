import { pages } from "@baize/platform-paths";
import { Button, Checkbox, Notice, Panel, RadioGroup } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, useRef, useState } from "react";
import { EXCLUSION_TERMS, type ExclusionTerm } from "../contract/breaks.ts";
import { excludeMyself } from "../contract/calls.ts";
import type { SaferPlayState } from "../contract/schemas.ts";
import { Effects } from "./Effects.tsx";
import type { SaferPlayPage } from "./load-state.ts";
import { RestrictionNotice } from "./RestrictionNotice.tsx";
import { SaferFrame } from "./SaferFrame.tsx";
import { useSaferPlayTexts } from "./texts.ts";

/**
 * Self-exclusion: what it means, how long, and one checkbox against an accident. The page does not ask why, or whether
 * the player is sure.
 */
export function ExclusionScreen({ state: first }: SaferPlayPage) {
	const t = useSaferPlayTexts();
	const path = useSitePath();
	const [state, setState] = useState<SaferPlayState>(first);
	const isForEver = state.restriction?.kind === "EXCLUDED" && state.restriction.untilMs === null;
	return (
		<SaferFrame place="exclusion" title={t("exclusion.title")} description={t("exclusion.description")} state={state}>
			<div role="status" className={state === first ? "sr-only" : ""}>
				{state !== first && <Notice tone="success">{t("exclusion.done")}</Notice>}
			</div>
			<RestrictionNotice restriction={state.restriction} />
			{!isForEver && (
				<>
					<Effects
						effects={[
							["player-pause", t("exclusion.effects.stakes")],
							["key", t("exclusion.effects.login")],
							["wallet", t("exclusion.effects.money")],
							["mail", t("exclusion.effects.mail")],
							["lock", t("exclusion.effects.back")],
						]}
					/>
					{!state.restriction && (
						<p className="flex flex-wrap items-center gap-x-2">
							{t("exclusion.instead")}
							<a className="flex min-h-11 items-center font-medium underline" href={path(pages.takeABreak)}>
								{t("break.title")}
							</a>
						</p>
					)}
					<ExclusionForm onBegun={setState} />
				</>
			)}
		</SaferFrame>
	);
}

function ExclusionForm({ onBegun }: { onBegun(state: SaferPlayState): void }) {
	const t = useSaferPlayTexts();
	const viewer = useViewer();
	const errorText = useErrorText();
	const exclude = useCall(excludeMyself);
	const form = useRef<HTMLFormElement>(null);
	const [term, setTerm] = useState<ExclusionTerm | "">("");
	const [isUnderstood, setUnderstood] = useState(false);
	const [isErrorShown, setErrorShown] = useState(false);

	async function submitted(event: FormEvent): Promise<void> {
		event.preventDefault();
		setErrorShown(true);
		if (!term) return form.current?.querySelector<HTMLElement>("input[name=term]")?.focus();
		if (!isUnderstood) return form.current?.querySelector<HTMLElement>("input[name=understood]")?.focus();
		if (!viewer) return;
		const next = await exclude.run({ params: { session: viewer.handle }, body: { term } });
		if (!next) return;
		setTerm("");
		setUnderstood(false);
		setErrorShown(false);
		onBegun(next);
		window.scrollTo({ top: 0 });
	}

	return (
		<Panel>
			<form ref={form} noValidate onSubmit={(event) => void submitted(event)} className="grid gap-4">
				<RadioGroup
					name="term"
					label={t("exclusion.term")}
					choices={EXCLUSION_TERMS.map((each) => ({ value: each, label: t(`exclusion.terms.${each}`) }))}
					value={term}
					onValue={(value) => setTerm(EXCLUSION_TERMS.find((each) => each === value) ?? "")}
					error={isErrorShown && !term ? t("exclusion.missingTerm") : undefined}
					required
				/>
				<Checkbox
					name="understood"
					label={t("exclusion.understood")}
					checked={isUnderstood}
					onChange={(event) => setUnderstood(event.currentTarget.checked)}
					error={isErrorShown && !isUnderstood ? t("exclusion.missingConsent") : undefined}
					required
				/>
				{exclude.error && (
					<Notice tone="danger" live>
						{errorText(exclude.error)}
					</Notice>
				)}
				<Button type="submit" look="danger" pending={exclude.pending} wide>
					{t("exclusion.begin")}
				</Button>
			</form>
		</Panel>
	);
}

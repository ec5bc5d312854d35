import { Checkbox, Dialog } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { useId } from "react";
import { giveCue } from "./cues.ts";
import { type SoundChoice, soundChoice, useSoundChoice, VOLUME_STEP } from "./sound-choice.ts";
import { useSoundTexts } from "./texts.ts";

/** On or off, how loud, and whether the phone vibrates: for all games on this device. */
export default function SoundDialog({ onClose }: { onClose(): void }) {
	const t = useSoundTexts();
	const choice = useSoundChoice();
	const canVibrate = typeof navigator !== "undefined" && "vibrate" in navigator;
	return (
		<Dialog open sheet onClose={onClose} title={t("title")} closeLabel={t("close")}>
			<SoundFields choice={choice} canVibrate={canVibrate} onChange={change} />
		</Dialog>
	);
}

/** What was chosen is played at once, so that it can be judged. */
function change(part: Partial<SoundChoice>): void {
	soundChoice.set(part);
	if (part.isVibrating === undefined) giveCue({ type: "sample" });
}

type Props = { choice: SoundChoice; canVibrate: boolean; onChange(part: Partial<SoundChoice>): void };

export function SoundFields({ choice: { isOn, volume, isVibrating }, canVibrate, onChange }: Props) {
	const t = useSoundTexts();
	const id = useId();
	const percent = new Intl.NumberFormat(useLocale(), { style: "percent" }).format(volume / 100);
	return (
		<div className="grid gap-3">
			<Checkbox
				role="switch"
				label={t("sound")}
				checked={isOn}
				onChange={({ target }) => onChange({ isOn: target.checked })}
			/>
			<div className="grid gap-1">
				<div className="flex justify-between gap-3">
					<label htmlFor={id}>{t("volume")}</label>
					<bdi aria-hidden="true" className="tabular text-ink-muted">
						{percent}
					</bdi>
				</div>
				<input
					id={id}
					type="range"
					className="min-h-11 w-full"
					style={{ accentColor: "var(--accent)" }}
					min={0}
					max={100}
					step={VOLUME_STEP}
					value={volume}
					disabled={!isOn}
					aria-valuetext={percent}
					onChange={({ target }) => onChange({ volume: target.valueAsNumber })}
				/>
			</div>
			{canVibrate && (
				<Checkbox
					role="switch"
					label={t("vibration")}
					hint={t("vibrationHint")}
					checked={isVibrating}
					onChange={({ target }) => onChange({ isVibrating: target.checked })}
				/>
			)}
			<p className="text-sm text-ink-muted">{t("hint")}</p>
		</div>
	);
}

import { Button, Icon } from "@baize/platform-web";
import { useErrorText } from "@baize/platform-web/reads";
import { type ChangeEvent, useEffect, useId, useState } from "react";
import { MAX_FILE_BYTES, MEDIA_TYPES, type Side } from "../../contract/document.ts";
import { useVerificationTexts } from "../texts.ts";
import { Bar } from "./Bar.tsx";
import { CameraPane } from "./CameraPane.tsx";
import type { SideState } from "./use-sides.ts";

const MEGABYTES = MAX_FILE_BYTES / (1024 * 1024);

type Props = {
	side: Side;
	state: SideState;
	/** The message if the player tries to continue without a picture. */
	missing: string | undefined;
	onFile(file: File): void;
};

/** One side: choose a file or take a picture, see it, and learn at once whether it is good. */
export function SideStep({ side, state, missing, onFile }: Props) {
	const t = useVerificationTexts();
	const errorText = useErrorText();
	const id = useId();
	const [isCamera, setCamera] = useState(false);
	const error = state.error ? errorText(state.error) : missing;

	function chosen(event: ChangeEvent<HTMLInputElement>): void {
		const [file] = event.currentTarget.files ?? [];
		if (file) onFile(file);
		// Allows the same file to be chosen again after it was corrected.
		event.currentTarget.value = "";
	}

	if (isCamera) {
		const take = (file: File): void => {
			setCamera(false);
			onFile(file);
		};
		return <CameraPane onPicture={take} onStop={() => setCamera(false)} />;
	}
	return (
		<div className="grid gap-3">
			<p id={`${id}-hint`} className="text-sm text-ink-muted">
				{t("capture.hint")} {t("capture.rules", { megabytes: String(MEGABYTES) })}
			</p>
			<Preview side={side} state={state} />
			<p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
				{error}
			</p>
			<div className="flex flex-wrap gap-2.5">
				<span className="relative">
					<input
						type="file"
						id={id}
						accept={MEDIA_TYPES.join()}
						className="peer absolute inset-0 opacity-0"
						aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
						aria-invalid={error ? true : undefined}
						onChange={chosen}
					/>
					<label
						htmlFor={id}
						className="button relative peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2"
						data-look="secondary"
						data-size="s"
					>
						<Icon name="upload" />
						{state.state === "none" ? t("capture.choose") : t("capture.chooseOther")}
					</label>
				</span>
				<CameraButton onPress={() => setCamera(true)} />
			</div>
		</div>
	);
}

/** Shown only if the page may request a camera. */
function CameraButton({ onPress }: { onPress(): void }) {
	const t = useVerificationTexts();
	const [isOffered, setOffered] = useState(false);
	useEffect(() => setOffered(Boolean(navigator.mediaDevices?.getUserMedia)), []);
	if (!isOffered) return null;
	return (
		<Button size="s" look="secondary" icon="camera" onClick={onPress}>
			{t("capture.camera")}
		</Button>
	);
}

function Preview({ side, state: { state, percent, preview } }: { side: Side; state: SideState }) {
	const t = useVerificationTexts();
	return (
		<div className="grid gap-1.5">
			<div className="grid h-32 place-items-center overflow-clip rounded-card border border-hairline bg-surface-2">
				{preview && state !== "refused" ? (
					<img
						src={preview}
						alt={t("capture.preview", { side: t(`sides.${side}`) })}
						className="h-32 w-full object-contain"
					/>
				) : (
					<span className="flex items-center gap-2 px-4 text-center text-ink-muted">
						<Icon name={state === "uploaded" ? "circle-check" : "id"} />
						{state === "uploaded" ? t("capture.keptBefore") : t("capture.none")}
					</span>
				)}
			</div>
			<p role="status" className="flex items-center gap-2 text-sm text-ink-muted empty:hidden">
				{state === "sending" && (
					<>
						<span className="w-24">
							<Bar percent={percent} />
						</span>
						{t("capture.sending", { percent: String(percent) })}
					</>
				)}
				{state === "uploaded" && preview && (
					<>
						<Icon name="circle-check" className="text-success-ink" />
						{t("capture.sent")}
					</>
				)}
			</p>
		</div>
	);
}

import { ActionGroup, Button, Notice } from "@baize/platform-web";
import { useEffect, useRef, useState } from "react";
import { useVerificationTexts } from "../texts.ts";

const CONSTRAINTS: MediaStreamConstraints = {
	audio: false,
	video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } },
};
const JPEG_QUALITY = 0.92;

/** This machine's camera while it is in use. A player without one, or who refuses access, chooses a file. */
export function CameraPane({ onPicture, onStop }: { onPicture(file: File): void; onStop(): void }) {
	const t = useVerificationTexts();
	const video = useRef<HTMLVideoElement>(null);
	const { isOpen, isDenied } = useCamera(video);

	function take(): void {
		const seen = video.current;
		if (!seen) return;
		const canvas = Object.assign(document.createElement("canvas"), {
			width: seen.videoWidth,
			height: seen.videoHeight,
		});
		canvas.getContext("2d")?.drawImage(seen, 0, 0);
		canvas.toBlob(
			(blob) => blob && onPicture(new File([blob], "camera.jpg", { type: "image/jpeg" })),
			"image/jpeg",
			JPEG_QUALITY,
		);
	}

	if (isDenied) {
		return (
			<Notice
				tone="warning"
				live
				actions={
					<Button size="s" look="secondary" onClick={onStop}>
						{t("capture.cameraStop")}
					</Button>
				}
			>
				{t("capture.cameraDenied")}
			</Notice>
		);
	}
	return (
		<div className="grid gap-3">
			<p className="text-sm">{t("capture.cameraTitle")}</p>
			<video
				ref={video}
				aria-label={t("capture.cameraTitle")}
				autoPlay
				playsInline
				muted
				className="h-44 w-full rounded-card bg-surface-0 object-contain"
			/>
			<ActionGroup>
				<Button size="s" icon="camera" disabled={!isOpen} onClick={take}>
					{t("capture.cameraTake")}
				</Button>
				<Button size="s" look="secondary" onClick={onStop}>
					{t("capture.cameraStop")}
				</Button>
			</ActionGroup>
		</div>
	);
}

function useCamera(video: React.RefObject<HTMLVideoElement | null>) {
	const [isOpen, setOpen] = useState(false);
	const [isDenied, setDenied] = useState(false);
	useEffect(() => {
		let stream: MediaStream | undefined;
		let isGone = false;
		const stop = (): void => stream?.getTracks().forEach((track) => void track.stop());
		navigator.mediaDevices
			.getUserMedia(CONSTRAINTS)
			.then((opened) => {
				stream = opened;
				if (isGone) return stop();
				if (video.current) video.current.srcObject = opened;
				setOpen(true);
			})
			.catch(() => setDenied(true));
		return () => {
			isGone = true;
			stop();
		};
	}, [video]);
	return { isOpen, isDenied };
}

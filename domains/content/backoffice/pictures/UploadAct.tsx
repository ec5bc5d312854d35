import { useAttempt, useCan, useFormats } from "@baize/platform-backoffice";
import { Button } from "@mui/material";
import { useRef } from "react";
import { useNotify, useRedirect } from "react-admin";
import { uploadPicture } from "../../contract/index.ts";
import { sendPicture } from "./send-picture.ts";

/** Takes a file, and opens the page on which its texts are written. */
export function UploadAct() {
	const { t } = useFormats();
	const may = useCan();
	const input = useRef<HTMLInputElement>(null);
	const notify = useNotify();
	const redirect = useRedirect();
	const { attempt, isPending } = useAttempt();
	if (!may(uploadPicture)) return null;
	async function take(file: File | undefined): Promise<void> {
		if (!file) return;
		const outcome = await attempt(() => sendPicture(file));
		if (outcome === undefined) return;
		if ("problem" in outcome) return notify(outcome.problem, { type: "error" });
		const { id, isNew } = outcome.value;
		notify(isNew ? "pictures.uploaded" : "pictures.known", { type: "success" });
		redirect("show", "pictures", id);
	}
	return (
		<>
			<Button variant="contained" disabled={isPending} onClick={() => input.current?.click()}>
				{t(isPending ? "pictures.uploading" : "pictures.upload")}
			</Button>
			<input
				ref={input}
				type="file"
				hidden
				accept="image/jpeg,image/png,image/webp,image/avif"
				onChange={({ target }) => {
					void take(target.files?.[0]);
					// The same file can be chosen again after a refusal.
					target.value = "";
				}}
			/>
		</>
	);
}

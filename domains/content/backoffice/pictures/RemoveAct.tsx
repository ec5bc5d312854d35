import { Panel, ReasonDialog, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useRedirect } from "react-admin";
import { type PictureRecord, removePicture } from "../../contract/index.ts";

/** Removes a picture that no entry draws, and leads back to the list. */
export function RemoveAct({ record: { id, usedIn } }: { record: PictureRecord }) {
	const { t } = useFormats();
	const may = useCan();
	const redirect = useRedirect();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(removePicture, { done: "pictures.remove.done" });
	if (!may(removePicture)) return null;
	async function remove(reason: string): Promise<void> {
		const isDone = await run({ params: { picture: id }, body: { reason } });
		setOpen(false);
		if (isDone) redirect("list", "pictures");
	}
	const isUsed = usedIn.length > 0;
	return (
		<Panel title={t("pictures.remove.title")}>
			{isUsed && <Typography sx={{ mb: 1 }}>{t("pictures.remove.used")}</Typography>}
			<Button variant="outlined" color="error" disabled={isUsed || isPending} onClick={() => setOpen(true)}>
				{t("pictures.remove.open")}
			</Button>
			{isOpen && (
				<ReasonDialog
					title={t("pictures.remove.question")}
					text={t("pictures.remove.text")}
					submit={t("pictures.remove.submit")}
					color="error"
					isPending={isPending}
					onClose={() => setOpen(false)}
					onReason={(reason) => void remove(reason)}
				/>
			)}
		</Panel>
	);
}

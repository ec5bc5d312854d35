import { CallError, callApi } from "@baize/platform-web/reads";
import { Button, Stack } from "@mui/material";
import { useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import { changeRegister, type RegisterEntry, type RegisterView } from "../../contract/index.ts";
import type { EntriesAct } from "./EntriesDialog.tsx";
import { EntriesDialog } from "./EntriesDialog.tsx";

/** Enters people in a register, or removes them, and shows how many. */
export function EntriesButton({ register }: { register: RegisterView }) {
	const t = useTranslate();
	const notify = useNotify();
	const refresh = useRefresh();
	const [act, setAct] = useState<EntriesAct>();
	const [isPending, setPending] = useState(false);
	const name = t(`registers.names.${register.id}`);

	async function change(entries: RegisterEntry[], reason: string): Promise<void> {
		if (!act) return;
		setPending(true);
		try {
			const { changed } = await callApi(changeRegister, {
				params: { register: register.id },
				body: { act, entries, reason },
			});
			notify(`registers.${act}Done`, { type: "success", messageArgs: { smart_count: changed } });
			setAct(undefined);
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			notify(error.body.message, { type: "error" });
		} finally {
			setPending(false);
			refresh();
		}
	}

	return (
		<Stack direction="row" useFlexGap sx={{ gap: 1 }}>
			{(["add", "remove"] as const).map((each) => (
				<Button
					key={each}
					size="small"
					variant="outlined"
					aria-label={t(`registers.${each}To`, { register: name })}
					onClick={() => setAct(each)}
				>
					{t(`registers.${each}`)}
				</Button>
			))}
			{act && (
				<EntriesDialog
					act={act}
					register={name}
					isPending={isPending}
					onClose={() => setAct(undefined)}
					onDone={(entries, reason) => void change(entries, reason)}
				/>
			)}
		</Stack>
	);
}

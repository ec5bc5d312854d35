import { useChange } from "@baize/platform-backoffice";
import { Button, Stack } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { changeRegister, type RegisterView } from "../../contract/index.ts";
import { type EntriesAct, EntriesDialog } from "./EntriesDialog.tsx";

/** Enters people in a register, or removes them, and shows how many. */
export function EntriesButton({ register }: { register: RegisterView }) {
	const t = useTranslate();
	const [act, setAct] = useState<EntriesAct>();
	const { run, isPending } = useChange(changeRegister, {
		rules: () => import("../../contract/rules/change-register.ts"),
		done: ({ changed }) => [`registers.${act}Done`, { smart_count: changed }],
	});
	const name = t(`registers.names.${register.id}`);
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
					onDone={(entries, reason) =>
						void run({ params: { register: register.id }, body: { act, entries, reason } }).then(
							(isDone) => isDone && setAct(undefined),
						)
					}
				/>
			)}
		</Stack>
	);
}

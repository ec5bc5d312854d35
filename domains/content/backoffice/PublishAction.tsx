import { ReasonDialog, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, Stack, TextField } from "@mui/material";
import { useState } from "react";
import type { proposeEntry, publishEntry } from "../contract/index.ts";

type Props = {
	call: typeof publishEntry | typeof proposeEntry;
	entry: string;
	/** The draft that is published. */
	revision: string;
	/** The key of the button's text; the dialog has those of `<text>Title` and `<text>Text`. */
	text: string;
	done: string;
	/** A legal page is replaced, and has no end. */
	hasEnd: boolean;
	isDisabled: boolean;
};

/** Publishes a draft, or asks for its review: from when, until when, and why. */
export function PublishAction({ call, entry, revision, text, done, hasEnd, isDisabled }: Props) {
	const { t } = useFormats();
	const may = useCan();
	// The draft that was shown when the dialog opened: another one that is saved meanwhile is not published unread.
	const [opened, setOpened] = useState<string>();
	const [times, setTimes] = useState({ from: "", until: "" });
	const { run, isPending } = useChange(call, { done });
	if (!may(call)) return null;
	const button = t(text);
	const send = (reason: string) =>
		run({ params: { entry }, body: { revision: opened ?? revision, reason, ...periodOf(times) } });
	return (
		<>
			<Button variant="outlined" disabled={isDisabled || isPending} onClick={() => setOpened(revision)}>
				{button}
			</Button>
			{opened !== undefined && (
				<ReasonDialog
					title={t(`${text}Title`)}
					text={t(`${text}Text`)}
					submit={button.replace(/…$/, "")}
					isPending={isPending}
					onClose={() => setOpened(undefined)}
					onReason={(reason) => void send(reason).then((isDone) => isDone && setOpened(undefined))}
				>
					<Stack spacing={2} sx={{ mb: 2 }}>
						<Moment name="from" value={times.from} onChange={(from) => setTimes({ ...times, from })} />
						{hasEnd && <Moment name="until" value={times.until} onChange={(until) => setTimes({ ...times, until })} />}
					</Stack>
				</ReasonDialog>
			)}
		</>
	);
}

/** In the operator's own time zone, which the text names. */
function Moment({ name, value, onChange }: { name: string; value: string; onChange(value: string): void }) {
	const { t } = useFormats();
	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
	return (
		<TextField
			type="datetime-local"
			label={t(`entries.acts.${name}`)}
			helperText={t(`entries.acts.${name}Hint`, { zone })}
			value={value}
			onChange={({ target }) => onChange(target.value)}
			slotProps={{ inputLabel: { shrink: true } }}
			fullWidth
		/>
	);
}

const periodOf = ({ from, until }: { from: string; until: string }) => ({ fromMs: msOf(from), untilMs: msOf(until) });

const msOf = (local: string): number | null => (local === "" ? null : new Date(local).getTime());

import { FormDialog, useCan, useChange, useFormats, useReason } from "@baize/platform-backoffice";
import { Button, DialogContentText, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { grantSpins, type PlayerSpins } from "../contract/index.ts";
import { type Field, readGrantForm } from "./read-grant-form.ts";

const DETAIL_TEXTS = { why: "spins.issues" };

/** Grants spins by hand, for a reason. Operators who may not do so do not see it. */
export function GrantSpins({ player, spins }: { player: string; spins: PlayerSpins }) {
	const { t, money } = useFormats();
	const may = useCan();
	const reason = useReason();
	const [isOpen, setOpen] = useState(false);
	const [wrong, setWrong] = useState<readonly Field[]>([]);
	const { run, isPending } = useChange(grantSpins, {
		done: ({ proposal }) => [proposal ? "spins.grant.proposed" : "spins.grant.done", {}],
		detailTexts: DETAIL_TEXTS,
	});
	if (!may(grantSpins)) return null;

	function submit(form: FormData): void {
		const read = readGrantForm(form, spins.currency);
		setWrong(read.wrong);
		const given = reason.read();
		if (read.wrong.length === 0 && given === undefined) reason.focus();
		if (!read.grant || given === undefined) return;
		const { grant } = read;
		const input = (requestId: string) => ({ params: { player }, body: { ...grant, requestId, reason: given } });
		void run(input).then((isDone) => isDone && setOpen(false));
	}

	return (
		<>
			<Button variant="outlined" size="small" onClick={() => setOpen(true)}>
				{t("spins.grant.open")}
			</Button>
			{isOpen && (
				<FormDialog
					title={t("spins.grant.title")}
					submit={t("spins.grant.submit")}
					isPending={isPending}
					onClose={() => setOpen(false)}
					onSubmit={submit}
				>
					<DialogContentText sx={{ mb: 2 }}>
						{t("spins.grant.text", { amount: money(spins.aloneMinor, spins.currency) })}
					</DialogContentText>
					<Stack spacing={2} sx={{ pt: 1 }}>
						<Fields spins={spins} wrong={wrong} />
						<TextField {...reason.field} />
					</Stack>
				</FormDialog>
			)}
		</>
	);
}

function Fields({ spins: { games, currency }, wrong }: { spins: PlayerSpins; wrong: readonly Field[] }) {
	const { t, money } = useFormats();
	const [as, setAs] = useState("bonus");
	const field = (name: Field) => ({
		name,
		label: t(`spins.grant.${name}`),
		error: wrong.includes(name),
		helperText: wrong.includes(name) ? t("spins.grant.wrong") : undefined,
		fullWidth: true,
	});
	return (
		<>
			<TextField select required {...field("games")} defaultValue={[]} slotProps={{ select: { multiple: true } }}>
				{games.map(({ gameId, name, lowestMinor }) => (
					<MenuItem key={gameId} value={gameId}>
						{t("spins.grant.from", { name, stake: money(lowestMinor, currency) })}
					</MenuItem>
				))}
			</TextField>
			<TextField required {...field("count")} />
			<TextField required {...field("stake")} />
			<TextField required {...field("days")} defaultValue="7" />
			<TextField select {...field("as")} value={as} onChange={(event) => setAs(event.target.value)}>
				<MenuItem value="cash">{t("spins.grant.asCash")}</MenuItem>
				<MenuItem value="bonus">{t("spins.grant.asBonus")}</MenuItem>
			</TextField>
			{as === "bonus" && <TextField required {...field("times")} defaultValue="30" />}
			{as === "bonus" && <TextField required {...field("daysToWager")} defaultValue="7" />}
			<TextField
				{...field("max")}
				helperText={t(wrong.includes("max") ? "spins.grant.wrong" : "spins.grant.maxHint")}
			/>
		</>
	);
}

import { decimalText } from "@baize/kernel/money";
import { FormDialog, useCan, useChange, useFormats, useReason } from "@baize/platform-backoffice";
import { Button, DialogContentText, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { type PlaceLadder, setStakeLadder, type TitleStakes } from "../contract/index.ts";
import { PLACE } from "./place.ts";
import { readLadderForm, type WrongField } from "./read-ladder-form.ts";

type Props = {
	game: string;
	stakes: readonly TitleStakes[];
	/** What is in force at a place already, to be changed. */
	at?: PlaceLadder;
};

/** Sets the stakes that a title offers at a place in a currency. */
export function SetStakes(props: Props) {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	if (!may(setStakeLadder)) return null;
	const { at } = props;
	const name = at && `${at.currency} ${at.place}`.trim();
	return (
		<>
			<Button
				variant="outlined"
				{...(name ? { "aria-label": t("games.ladder.changeNamed", { name }) } : {})}
				onClick={() => setOpen(true)}
			>
				{t(at ? "games.ladder.change" : "games.ladder.open")}
			</Button>
			{isOpen && <StakesDialog {...props} onClose={() => setOpen(false)} />}
		</>
	);
}

/** Where the change waits for a second operator, that is said. */
export const CHANGED = {
	done: ({ proposal }: { proposal: string | null }) =>
		[proposal === null ? "games.ladder.done" : "games.ladder.proposed", {}] as const,
	detailTexts: { why: "games.ladder.issues" },
};

type Wrong = WrongField | "place" | undefined;

function StakesDialog({ game, stakes, at, onClose }: Props & { onClose(): void }) {
	const { t, money } = useFormats();
	const reason = useReason();
	const [wrong, setWrong] = useState<Wrong>();
	const [currency, setCurrency] = useState(at?.currency ?? stakes[0]?.currency ?? "");
	const { run, isPending } = useChange(setStakeLadder, CHANGED);
	const own = stakes.find((each) => each.currency === currency);

	async function submit(form: FormData): Promise<void> {
		const field = (name: string): string => String(form.get(name) ?? "");
		const place = at ? at.place : field("place").trim().toUpperCase();
		const read = readLadderForm(field, currency);
		const found = PLACE.test(place) ? ("wrong" in read ? read.wrong : undefined) : "place";
		setWrong(found);
		const given = reason.read();
		if (given === undefined) reason.focus();
		if (found || "wrong" in read || given === undefined) return;
		const body = { place, currency, ladder: read.ladder, reason: given };
		if (await run({ params: { game }, body })) onClose();
	}

	const written = (minor: number | undefined): string =>
		minor === undefined ? "" : decimalText(BigInt(minor), currency);
	const amount = (name: WrongField, value: string) => ({
		name,
		label: t(`games.ladder.${name}`),
		defaultValue: value,
		error: wrong === name,
		helperText: wrong === name ? t(`games.ladder.${name}Wrong`, { currency }) : t(`games.ladder.${name}Hint`),
		fullWidth: true,
	});

	return (
		<FormDialog
			title={t("games.ladder.title")}
			submit={t("games.ladder.submit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={(form) => void submit(form)}
		>
			<DialogContentText sx={{ mb: 2 }}>{t("games.ladder.text")}</DialogContentText>
			<Stack spacing={2} sx={{ pt: 1 }}>
				<TextField
					label={t("games.ladder.currency")}
					value={currency}
					onChange={(event) => setCurrency(event.target.value)}
					helperText={
						own &&
						t("games.ladder.own", {
							min: money(own.minMinor, currency),
							max: money(own.maxMinor, currency),
							grid: money(own.gridMinor, currency),
						})
					}
					disabled={at !== undefined}
					select
					fullWidth
				>
					{stakes.map((each) => (
						<MenuItem key={each.currency} value={each.currency}>
							{each.currency}
						</MenuItem>
					))}
				</TextField>
				<TextField
					name="place"
					label={t("games.close.place")}
					defaultValue={at?.place ?? ""}
					disabled={at !== undefined}
					helperText={t(wrong === "place" ? "games.close.placeWrong" : "games.close.placeHint")}
					error={wrong === "place"}
					fullWidth
				/>
				<TextField {...amount("min", written(at?.ladder.minMinor))} required />
				<TextField {...amount("max", written(at?.ladder.maxMinor))} required />
				<TextField {...amount("steps", at?.ladder.stepsMinor.map(written).join(" ") ?? "")} />
				<TextField {...reason.field} />
			</Stack>
		</FormDialog>
	);
}

import { decimalText } from "@baize/kernel/money";
import { FormDialog, useCan, useChange, useFormats, useReason } from "@baize/platform-backoffice";
import { Button, DialogContentText, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { type PlaceLadder, type StakeLadder, setStakeLadder, type TitleStakes } from "../contract/index.ts";
import { PLACE } from "./place.ts";
import { readLadderForm, type WrongField } from "./read-ladder-form.ts";

type Props = {
	game: string;
	stakes: readonly TitleStakes[];
	/** What is in force at a place already, to be changed. */
	at?: PlaceLadder | undefined;
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
	const { t } = useFormats();
	const reason = useReason();
	const [wrong, setWrong] = useState<Wrong>();
	const [currency, setCurrency] = useState(at?.currency ?? stakes[0]?.currency ?? "");
	const { run, isPending } = useChange(setStakeLadder, CHANGED);

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
				<Currency stakes={stakes} at={at} currency={currency} onCurrency={setCurrency} />
				<TextField
					name="place"
					label={t("games.close.place")}
					defaultValue={at?.place ?? ""}
					disabled={at !== undefined}
					helperText={t(wrong === "place" ? "games.close.placeWrong" : "games.close.placeHint")}
					error={wrong === "place"}
					fullWidth
				/>
				<Amounts ladder={at?.ladder} currency={currency} wrong={wrong} />
				<TextField {...reason.field} />
			</Stack>
		</FormDialog>
	);
}

type CurrencyProps = Pick<Props, "stakes" | "at"> & { currency: string; onCurrency(code: string): void };

/** With what the title itself takes in it. */
function Currency({ stakes, at, currency, onCurrency }: CurrencyProps) {
	const { t, money } = useFormats();
	const own = stakes.find((each) => each.currency === currency);
	const taken = own && {
		min: money(own.minMinor, currency),
		max: money(own.maxMinor, currency),
		grid: money(own.gridMinor, currency),
	};
	return (
		<TextField
			label={t("games.ladder.currency")}
			value={currency}
			onChange={(event) => onCurrency(event.target.value)}
			helperText={taken && t("games.ladder.own", taken)}
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
	);
}

type AmountsProps = { ladder: StakeLadder | undefined; currency: string; wrong: Wrong };

function Amounts({ ladder, currency, wrong }: AmountsProps) {
	const { t } = useFormats();
	const written = (minor: number): string => decimalText(BigInt(minor), currency);
	const field = (name: WrongField, minor: readonly number[] = []) => ({
		name,
		label: t(`games.ladder.${name}`),
		defaultValue: minor.map(written).join(" "),
		error: wrong === name,
		helperText: wrong === name ? t(`games.ladder.${name}Wrong`, { currency }) : t(`games.ladder.${name}Hint`),
		required: name !== "steps",
		fullWidth: true,
	});
	return (
		<>
			<TextField {...field("min", ladder && [ladder.minMinor])} />
			<TextField {...field("max", ladder && [ladder.maxMinor])} />
			<TextField {...field("steps", ladder?.stepsMinor)} />
		</>
	);
}

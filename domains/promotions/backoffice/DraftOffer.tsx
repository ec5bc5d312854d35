import { spinGames } from "@baize/games/spins";
import { FormDialog, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, Checkbox, FormControlLabel, FormHelperText, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { draftOffer, OFFER_KINDS, type OfferKind, type OfferRecord, saveOfferDraft } from "../contract/index.ts";
import { OfferTexts } from "./OfferTexts.tsx";
import { TitleShares } from "./TitleShares.tsx";
import {
	choicesOf,
	FIELDS,
	formOf,
	GIVES,
	type Gives,
	givesOf,
	hasChoice,
	hasWagering,
	isAsked,
	isText,
	termsOf,
} from "./terms-form.ts";

const HINTED: ReadonlySet<string> = new Set([
	"from",
	"places",
	"nth",
	"shares",
	"times",
	"fixed",
	"lossProducts",
	"code",
	"freeBetPrice",
]);
const DETAIL_TEXTS = { state: "offers.states" };

/** Begins an offer. */
export function NewOffer() {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(draftOffer, { done: "offers.draft.done", detailTexts: DETAIL_TEXTS });
	if (!may(draftOffer)) return null;
	return (
		<>
			<Button variant="contained" onClick={() => setOpen(true)}>
				{t("offers.draft.open")}
			</Button>
			{isOpen && (
				<TermsDialog
					isPending={isPending}
					onClose={() => setOpen(false)}
					onTerms={(terms) =>
						void run((requestId) => ({ body: { requestId, terms } })).then((isDone) => isDone && setOpen(false))
					}
				/>
			)}
		</>
	);
}

/** Writes the next version of an offer's terms. */
export function EditDraft({ record }: { record: OfferRecord }) {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(saveOfferDraft, { done: "offers.draft.saved", detailTexts: DETAIL_TEXTS });
	const [newest] = record.versions;
	if (!may(saveOfferDraft) || !newest) return null;
	const params = { offer: record.id };
	return (
		<>
			<Button variant="outlined" onClick={() => setOpen(true)}>
				{t("offers.draft.edit")}
			</Button>
			{isOpen && (
				<TermsDialog
					terms={newest.terms}
					isPending={isPending}
					onClose={() => setOpen(false)}
					onTerms={(terms) =>
						void run({ params, body: { terms, basedOn: newest.hash } }).then((isDone) => isDone && setOpen(false))
					}
				/>
			)}
		</>
	);
}

/** Of the games that carry spins; the form reads those that are chosen as one text. */
const choiceOf = (chosen = "") => ({
	select: true,
	defaultValue: chosen.split(", ").filter(Boolean),
	slotProps: { select: { multiple: true } },
	children: spinGames.map((game) => (
		<MenuItem key={game.sheet.id} value={game.sheet.id}>
			{game.sheet.title}
		</MenuItem>
	)),
});

const inputOf = (field: string, text: string | undefined, t: (key: string) => string) => {
	if (field === "spinsTitles") return choiceOf(text);
	const words = choicesOf(field);
	if (words) return wordsOf(field, words, text ?? words[0] ?? "", t);
	return { defaultValue: text ?? "", multiline: field.startsWith("notes") };
};

const wordsOf = (field: string, words: readonly string[], chosen: string, t: (key: string) => string) => ({
	select: true,
	defaultValue: chosen,
	children: words.map((each) => (
		<MenuItem key={each} value={each}>
			{t(`offers.draft.choices.${field}.${each}`)}
		</MenuItem>
	)),
});

type Terms = OfferRecord["versions"][number]["terms"];
type DialogProps = { terms?: Terms; isPending: boolean; onClose(): void; onTerms(terms: Terms): void };

function TermsDialog({ terms, isPending, onClose, onTerms }: DialogProps) {
	const { t } = useFormats();
	const [kind, setKind] = useState<OfferKind>(terms?.kind ?? "depositMatch");
	const [gives, setGives] = useState<Gives>(terms ? givesOf(terms) : "money");
	const [wrong, setWrong] = useState<readonly string[]>([]);
	const filled = terms ? formOf(terms) : {};

	function submit(form: FormData): void {
		const texts = Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? "")]));
		const said = termsOf(kind, { ...texts, gives }, form.get("endsWithWithdrawal") !== null);
		setWrong("wrong" in said ? said.wrong : []);
		if ("terms" in said) onTerms(said.terms);
	}

	return (
		<FormDialog
			title={t("offers.draft.title")}
			submit={t("offers.draft.submit")}
			size="md"
			isPending={isPending}
			onClose={onClose}
			onSubmit={submit}
		>
			<Stack spacing={2} sx={{ pt: 1 }}>
				<Choice<OfferKind>
					label={t("offers.draft.fields.kind")}
					words={OFFER_KINDS}
					texts="offers.kinds"
					value={kind}
					disabled={terms !== undefined}
					onChoose={setKind}
				/>
				{hasChoice(kind) && (
					<Choice<Gives>
						label={t("offers.draft.fields.gives")}
						words={GIVES}
						texts="offers.draft.gives"
						value={gives}
						onChoose={setGives}
					/>
				)}
				<OfferTexts filled={filled} wrong={wrong}>
					{(field) => <Field key={field} field={field} text={filled[field]} isWrong={wrong.includes(field)} />}
				</OfferTexts>
				{FIELDS.filter((field) => !isText(field) && isAsked(field, kind, gives)).map((field) => (
					<Field key={field} field={field} text={filled[field]} isWrong={wrong.includes(field)} />
				))}
				{hasWagering(kind, gives) && (
					<FormControlLabel
						control={
							<Checkbox name="endsWithWithdrawal" defaultChecked={terms?.wagering?.endsWithWithdrawal ?? true} />
						}
						label={t("offers.draft.fields.endsWithWithdrawal")}
					/>
				)}
				<FormHelperText error role="alert">
					{wrong.length > 0 &&
						t("offers.draft.wrong", { fields: wrong.map((each) => t(`offers.draft.fields.${each}`)).join(", ") })}
				</FormHelperText>
			</Stack>
		</FormDialog>
	);
}

function Field({ field, text, isWrong }: { field: string; text: string | undefined; isWrong: boolean }) {
	const { t } = useFormats();
	if (field === "titles") return <TitleShares name={field} text={text ?? ""} isWrong={isWrong} />;
	return (
		<TextField
			name={field}
			label={t(`offers.draft.fields.${field}`)}
			helperText={HINTED.has(field) ? t(`offers.draft.hints.${field}`) : undefined}
			error={isWrong}
			fullWidth
			{...inputOf(field, text, t)}
		/>
	);
}

type ChoiceProps<Word extends string> = {
	label: string;
	words: readonly Word[];
	/** Where the texts of the words stand. */
	texts: string;
	value: Word;
	disabled?: boolean;
	onChoose(word: Word): void;
};

function Choice<Word extends string>({ label, words, texts, value, disabled = false, onChoose }: ChoiceProps<Word>) {
	const { t } = useFormats();
	return (
		<TextField
			select
			label={label}
			value={value}
			disabled={disabled}
			onChange={({ target }) => onChoose(target.value as Word)}
		>
			{words.map((each) => (
				<MenuItem key={each} value={each}>
					{t(`${texts}.${each}`)}
				</MenuItem>
			))}
		</TextField>
	);
}

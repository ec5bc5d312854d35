import { englishNameOf, type Locale } from "@baize/kernel/locale";
import { Folded, useFormats } from "@baize/platform-backoffice";
import { Box, Stack, Typography } from "@mui/material";
import { type FormEvent, type ReactNode, useId, useMemo, useState } from "react";
import { arrangedFor, fieldsIn, isFilled, writtenIn } from "./offer-languages.ts";
import { type FormTexts, TEXT_NAMES } from "./terms-form.ts";

type Props = {
	filled: FormTexts;
	wrong: readonly string[];
	/** Draws the input of a field. */
	children(field: string): ReactNode;
};

/** English and the operator's own language first; the others are folded, and say how far they are written. */
export function OfferTexts({ filled, wrong, children }: Props) {
	const { t } = useFormats();
	const [texts, setTexts] = useState(filled);
	const [{ own, others, fieldsOfOthers }] = useState(() => arranged());
	// The same list until the next attempt: what opens for it may be closed again.
	const wrongInOthers = useMemo(() => wrong.filter((each) => fieldsOfOthers.includes(each)), [wrong, fieldsOfOthers]);
	const counts = { filled: others.filter((locale) => isFilled(locale, texts)).length, all: others.length };
	function noteWritten({ target }: FormEvent): void {
		const { name, value } = target as HTMLInputElement;
		setTexts((before) => ({ ...before, [name]: value }));
	}
	return (
		<Stack spacing={2} onChange={noteWritten}>
			{own.flatMap(fieldsIn).map(children)}
			<Folded summary={t("offers.draft.others", counts)} wrong={wrongInOthers}>
				<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
					{t("offers.draft.othersHint")}
				</Typography>
				<Stack spacing={3}>
					{others.map((locale) => (
						<InLanguage key={locale} locale={locale} texts={texts}>
							{fieldsIn(locale).map(children)}
						</InLanguage>
					))}
				</Stack>
			</Folded>
		</Stack>
	);
}

function arranged() {
	const { own, others } = arrangedFor(navigator.languages);
	return { own, others, fieldsOfOthers: others.flatMap(fieldsIn) };
}

function InLanguage({ locale, texts, children }: { locale: Locale; texts: FormTexts; children: ReactNode }) {
	const { t } = useFormats();
	const id = useId();
	const counts = { written: writtenIn(locale, texts), all: TEXT_NAMES.length };
	return (
		<Box role="group" aria-labelledby={id}>
			<Typography id={id} component="p" variant="subtitle2" sx={{ mb: 1.5 }}>
				{t("offers.draft.language", { language: englishNameOf(locale), ...counts })}
			</Typography>
			<Stack spacing={2}>{children}</Stack>
		</Box>
	);
}

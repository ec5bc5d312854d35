import { type InLanguages, inLanguage, type Locale } from "@baize/kernel/locale";
import type { FieldReason, ReasonField } from "../../contract/index.ts";
import { written } from "../texts.ts";

/** The same texts as on the pages, because mails and messages are read outside them. */
const REASONS: InLanguages<Record<ReasonField, string>> = written(({ reasons }) => reasons);

/** One sentence for each reason, with the operator's note. */
export const reasonSentences = (reasons: readonly FieldReason[], locale: Locale): string[] =>
	reasons.map(({ field, note }) => `${inLanguage(REASONS, locale)[field]}${note ? ` ${note}` : ""}`);

import { DEFAULT_LOCALE, LOCALES, type Locale } from "../locale/index.ts";
import { Optional, Struct, type TSchema } from "./schema.ts";

type Other = Exclude<Locale, typeof DEFAULT_LOCALE>;
const OTHERS = LOCALES.filter((locale): locale is Other => locale !== DEFAULT_LOCALE);

/** What is written in English, and in as many of the other languages as one likes. */
export const InLanguagesOf = <Schema extends TSchema>(schema: Schema) =>
	Struct({
		[DEFAULT_LOCALE]: schema,
		...(Object.fromEntries(OTHERS.map((locale) => [locale, Optional(schema)])) as Record<
			Other,
			ReturnType<typeof Optional<Schema>>
		>),
	});

import { Icon } from "../marks/Icon.tsx";
import { Menu } from "./Menu.tsx";

export interface LanguageLink {
	/** A language tag: "en-CA", "ar". */
	lang: string;
	/** The language's name in that language: "العربية". Never a flag. */
	name: string;
	href: string;
	current?: boolean;
}

/** The same page in another language. */
export function LanguageMenu({ label, languages }: { label: string; languages: readonly LanguageLink[] }) {
	const current = languages.find((language) => language.current);
	return (
		<Menu
			label={current ? `${label}: ${current.name}` : label}
			face={
				<>
					<Icon name="world" />
					{current?.name}
				</>
			}
			items={languages.map(({ name, ...language }) => ({ key: language.lang, label: name, ...language }))}
		/>
	);
}

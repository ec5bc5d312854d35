import type { InEveryLanguage } from "@baize/kernel/locale";
import type { Draft, OwnCase } from "../../../contract/index.ts";
import { inLanguages } from "../seed.ts";
import ar from "./ar/index.ts";
import type { Articles } from "./article.ts";
import de from "./de/index.ts";
import en from "./en/index.ts";
import es from "./es/index.ts";
import fr from "./fr/index.ts";
import ja from "./ja/index.ts";
import { helpMenus } from "./menus.ts";
import pt from "./pt/index.ts";
import zh from "./zh/index.ts";

/** By category, then by slug: each language has the articles of the English one, and no other. */
type Library = { [Category in keyof typeof en]: Articles<Extract<keyof (typeof en)[Category], string>> };

const TEXTS: InEveryLanguage<Library> = { en, es, pt, fr, de, ar, ja, zh };

/** What of the reader's own account stands above an article. */
const OWN: Readonly<Record<string, OwnCase>> = {
	withdrawing: "withdrawals",
	"withdrawal-time": "withdrawals",
	"withdrawal-held": "withdrawals",
	"cancelling-a-withdrawal": "withdrawals",
	"withdrawal-refused": "withdrawals",
	depositing: "deposits",
	"deposit-not-arrived": "deposits",
	"card-declined": "deposits",
	"why-a-document": "document",
	"photographing-a-document": "document",
	"document-refused": "document",
};

const categories = Object.keys(en) as (keyof Library)[];

/** The answers of the help; each has an address of its own, below that of its category. */
export const help: Draft[] = [
	...helpMenus,
	...categories.flatMap((category) =>
		Object.keys(en[category]).flatMap((slug, at) => {
			const ownCase = OWN[slug];
			return inLanguages("content_page", slug, TEXTS, (library) => ({
				...(library[category] as Articles)[slug]!,
				pageType: "help",
				paths: [`${category}/${slug}/answer`],
				priority: at,
				...(ownCase ? { ownCase } : {}),
			}));
		}),
	),
];

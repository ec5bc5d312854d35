import { inEachLanguage } from "@baize/kernel/locale";
import { contentPage } from "../page.ts";
import ar from "./ar.ts";
import { cookiePage } from "./cookie-page.ts";
import de from "./de.ts";
import en from "./en.ts";
import es from "./es.ts";
import fr from "./fr.ts";
import ja from "./ja.ts";
import pt from "./pt.ts";
import zh from "./zh.ts";

const TEXTS = { en, es, pt, fr, de, ar, ja, zh };

export const cookies = contentPage(
	"cookies",
	inEachLanguage((locale) => cookiePage(TEXTS[locale])),
);

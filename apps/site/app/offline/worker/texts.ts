import { writtenIn } from "@baize/kernel/locale";
import ar from "./texts/ar.ts";
import de from "./texts/de.ts";
import en from "./texts/en.ts";
import es from "./texts/es.ts";
import fr from "./texts/fr.ts";
import ja from "./texts/ja.ts";
import pt from "./texts/pt.ts";
import zh from "./texts/zh.ts";

/** What the worker's pages say, in each language: without a connection none can be loaded. */
export const written = writtenIn({ en, es, pt, fr, de, ar, ja, zh });

import { LOCALES, type Locale } from "@baize/kernel/locale";

/** The languages in which no text of a page may be missing; where another one lacks a text, readers get English. */
export const COMPLETE_ON_PAGES: readonly Locale[] = LOCALES;

/** The same for what the server writes: mails, SMS, messages of the inbox. */
export const COMPLETE_ON_SERVER: readonly Locale[] = LOCALES;

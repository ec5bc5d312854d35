import { type Id, idText } from "@baize/kernel/id";
import { pages, pathIn } from "@baize/platform-paths";

/** Our own page of a deposit, without the origin. */
export const outcomePage = (id: Id, locale: string): string => pathIn(locale, pages.deposit, { deposit: idText(id) });

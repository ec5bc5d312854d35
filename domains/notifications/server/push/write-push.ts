import { directionOf, type Locale, tagOf, withoutLocale } from "@baize/kernel/locale";
import { givenPath, pages, pathIn } from "@baize/platform-paths";
import type { PushKind, PushPayload } from "../../contract/index.ts";
import type { OpenMessage } from "../inbox/inbox.ts";
import { written } from "../texts.ts";
import { SAID_SHORTLY } from "./push-kinds.data.ts";

const textsOf = written(({ push }) => push);
/** Lock screens show less; what is longer only makes the payload too large. */
const MAX_BODY = 400;

type Writing = { locale: Locale; kind: PushKind; showsDetails: boolean; messageId: string };

/**
 * What a device shows about a message. Others may see its lock screen, so it only says what kind of thing has happened,
 * unless the player wants to see more.
 */
export function payloadOf(message: OpenMessage, { locale, kind, showsDetails, messageId }: Writing): PushPayload {
	const page = message.link === null ? pages.messages : givenPath(withoutLocale(message.link));
	const shown = showsDetails ? { title: message.title, body: shortened(message.text) } : shortly(message, locale, kind);
	return { ...shown, path: pathIn(locale, page), tag: messageId, ...languageOf(locale) };
}

/** The one that a player sends to their own device. */
export function testPayload(locale: Locale): PushPayload {
	const { testTitle: title, testBody: body } = textsOf[locale];
	return { title, body, path: pathIn(locale, pages.messages), tag: "test", ...languageOf(locale) };
}

function shortly({ template }: OpenMessage, locale: Locale, kind: PushKind): { title: string; body: string } {
	const texts = textsOf[locale];
	const known: Partial<Record<string, "withdrawalPaid">> = SAID_SHORTLY;
	return { title: texts[known[template] ?? kind], body: texts.more };
}

const shortened = (text: string): string => (text.length > MAX_BODY ? `${text.slice(0, MAX_BODY - 1)}…` : text);
const languageOf = (locale: Locale) => ({ lang: tagOf(locale), dir: directionOf(locale) });

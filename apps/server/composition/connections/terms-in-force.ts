import type { Content } from "@baize/content/server";
import { termsInForce } from "@baize/identity/contract";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { defineModule } from "@baize/platform-server";

/** The version of the terms that players must have accepted: operators publish it with the text, by two. */
export const termsInForceModule = defineModule({
	name: "termsInForce",
	open:
		({ content }: { content: Content }) =>
		(): string =>
			termsInForce(content.snapshot().published("content_page", "terms", DEFAULT_LOCALE)?.fields.termsVersion),
});

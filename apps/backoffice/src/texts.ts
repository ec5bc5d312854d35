import { kitTexts, textsOfParts } from "@baize/platform-backoffice";
import polyglotI18nProvider from "ra-i18n-polyglot";
import english from "ra-language-english";
import { mergeTranslations, type TranslationMessages } from "react-admin";
import { PARTS } from "./parts.gen.ts";

/** The texts of the tool itself; each domain has its own texts. */
const office = {
	office: {
		name: "Baize back office",
		denied: {
			title: "This is not open to your roles",
			text: "You are signed in as %{name}. Your roles: %{roles}.",
			next: "If your work needs it, ask the person who assigns roles. Nothing was shown or changed.",
		},
	},
	common: {
		errors: {
			proofRequired: "This needs a fresh proof that it is you. Nothing was changed.",
			malformedRequest: "The request could not be read.",
			validation: "Something in the form is not right.",
			sessionRequired: "Please log in again.",
			actionPending: "Your login is not finished yet. Log in again.",
			notAllowed: "Your roles do not allow this.",
			crossSite: "The request came from another site and was refused.",
			notFound: "There is no such thing.",
			tooManyRequests: "Too many requests. Wait a moment and try again.",
			internal: "Something went wrong on our side. Nothing was changed.",
			shuttingDown: "The server is restarting. Try again in a moment.",
			outsideUnavailable: "A service that we need does not answer. Try again in a moment.",
			noConnection: "There is no connection. Nothing was changed.",
		},
	},
};

const messages = mergeTranslations(
	english,
	office as unknown as TranslationMessages,
	kitTexts as unknown as TranslationMessages,
	...textsOfParts(PARTS).map((texts) => texts as unknown as TranslationMessages),
);

export const i18nProvider = polyglotI18nProvider(() => messages, "en", [{ locale: "en", name: "English" }], {
	allowMissing: true,
});

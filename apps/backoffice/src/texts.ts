import polyglotI18nProvider from "ra-i18n-polyglot";
import english from "ra-language-english";
import { mergeTranslations, type TranslationMessages } from "react-admin";
import { ROOMS } from "./rooms.ts";

/** What the tool itself says; each room brings its own texts. */
const office = {
	office: {
		name: "Baize back office",
		login: {
			title: "Operators",
			username: "E-mail",
			password: "Password",
			submit: "Sign in",
			refused: "The e-mail or the password is not right.",
			tooMany: "Too many attempts. Wait a moment and try again.",
			notOperator: "This account is not an operator's. Players sign in on the site.",
			required: "Please sign in.",
			failed: "The house did not answer. Nothing was changed; try again.",
		},
		noneFits: "Nothing fits these filters.",
		denied: {
			title: "This is not open to your roles",
			text: "You are signed in as %{name}. Your roles: %{roles}.",
			next: "If your work needs it, ask whoever gives out the roles. Nothing was shown or changed.",
		},
	},
	frame: {
		errors: {
			malformedRequest: "The request could not be read.",
			validation: "Something in the form is not right.",
			sessionRequired: "Please sign in again.",
			actionPending: "This account has something to finish on the site first.",
			notAllowed: "Your roles do not allow this.",
			crossSite: "The request came from another site and was refused.",
			notFound: "There is no such thing.",
			tooManyRequests: "Too many requests. Wait a moment and try again.",
			internal: "Something went wrong on our side. Nothing was changed.",
			shuttingDown: "The house is restarting. Try again in a moment.",
			outsideUnavailable: "A service that we need does not answer. Try again in a moment.",
			noConnection: "There is no connection. Nothing was changed.",
		},
	},
};

const messages = mergeTranslations(
	english,
	office as unknown as TranslationMessages,
	...ROOMS.map((room) => room.texts as unknown as TranslationMessages),
);

export const i18nProvider = polyglotI18nProvider(() => messages, "en", [{ locale: "en", name: "English" }], {
	allowMissing: true,
});

import { englishNameOf, inEachLanguage } from "@baize/kernel/locale";
import english from "../web/texts/en.ts";

/** What operators read about messages to the staff. */
export const texts = {
	resources: {
		contactMessages: {
			name: "Message from people |||| Messages from people",
			intro: "What people have written by the contact form. The one that has waited longest stands first.",
			empty: "No one has written yet.",
			noneFits: "No message fits the filter.",
			fields: {
				subject: "Subject",
				state: "State",
				email: "From",
				language: "Language",
				receivedAtMs: "Received",
			},
			filters: { state: "State" },
		},
	},
	support: { errors: english.errors },
	contactMessages: {
		all: "Open and answered",
		states: { open: "Open", answered: "Answered" },
		languages: inEachLanguage(englishNameOf),
		about: "About",
		from: "From",
		visitor: "A visitor, not signed in",
		player: "Player",
		openPlayer: "Open the player’s page",
		username: "Says the account is",
		birthDate: "Says to be born",
		language: "Writes in",
		received: "Received",
		message: "Message",
		answer: "Answer",
		answeredBy: "%{name}, %{time}",
		write: "Your answer",
		writeHint: "It goes out by e-mail, in the words that you write here. Write in %{language}.",
		missing: "Write an answer.",
		send: "Send the answer",
		sent: "The answer is on its way.",
	},
};

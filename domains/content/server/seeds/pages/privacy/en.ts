import { heading, link, list, type PageTexts, paragraph } from "../page.ts";

export default {
	title: "Privacy in plain words",
	summary: "What we store about you, why, for how long, who sees it, and what you can do about it.",
	body: [
		paragraph(
			"This installation is a demonstration: no real money moves, and no real documents are needed. An operator who runs Baize for the public names here the company that is responsible for your data, its address, who answers questions about them, and the authority to which you can complain.",
		),
		heading("What we store, and why"),
		list(
			"Who you are: name, birth date, address, e-mail, phone, currency, language, and which terms you have accepted when. We need this to keep an account for you, and the law requires that we know who plays.",
			"Your logins: time, network address, browser and device, and the browsers and networks that we know of you. By them we notice a login that is not yours. Of your password and PIN we store only a hash, from which they cannot be read.",
			"Your play: rounds, bets, bonuses, jackpot wins, points and favourite games. So every result can be shown and verified, and every payout is right.",
			"Your payments: deposits, withdrawals, and transfers to other players. Account numbers are stored encrypted and shown by their last four characters. Card numbers stay with the payment provider; if you save a card, we store the token by which that company knows it.",
			"Your identity document, where we have to check it: its pictures are stored encrypted, each with its own key, and each look of an operator at one is recorded.",
			"Your limits, breaks and exclusions. Where the law has a register of exclusions, we ask it about you when you register, log in or deposit, and before we send offers.",
			"What you contact us: in the chat, or in the contact form, which takes its place while no one is there. Our answers, too.",
			"How you came here, if a friend or an affiliate led you with their link, so that they can be rewarded.",
		),
		heading("What is decided by rules"),
		paragraph(
			"We compare accounts to see whether one person has two: by e-mail, name, birth date, phone, card and bank account, of which we store keyed hashes for this. If an account that is excluded or closed belongs to the same person, the younger one can be excluded too, or cannot deposit. Payouts wait for 72 hours after a change of the password, e-mail or phone. Contact us, and a person looks at it.",
		),
		heading("Who sees it"),
		list(
			"Operators, each only for their work. E-mail, phone, address, birth date and account numbers are masked. An operator who needs them gives a reason and sees them for 15 minutes. The reason, and each view of a player, is in our audit log.",
			"Other players see your nickname where names are shown, in part where wins are listed; nothing if you have none. In shared rounds you can hide it.",
			"Makers of other games get a number that stands for you, your currency, country, language and network address, and what you stake and win in their games. Your name and address they do not get.",
			"Companies that carry out payments, mails, SMS, chats or checks of documents get what that takes. In this installation payments go to a sandbox, mails and SMS to a test mailbox, and operators answer chats and check documents themselves.",
			"Authorities, where the law obliges us.",
			"No one else. We do not sell data, and no advertising or tracking of others is on our pages.",
		),
		heading("How long it stays"),
		list(
			"Money, rounds, bets, limits, exclusions, accepted terms, the audit log and the hashes for comparing accounts: also after an account is closed, because the law and the books need them. This installation deletes none of them; an operator names here the time that the law sets.",
			"Pictures of documents: a day, if they were not sent in; 90 days, if they were rejected; otherwise five years from the decision.",
			"Where you have logged in from: a year. Ended sessions: 30 days. Known browsers and networks: until they have not been seen for 400 days.",
			"Chats and messages to us: two years. Practice rounds: 30 days at most.",
			"Mails and SMS: the text is erased as soon as it is sent, the note that it was sent after 90 days. Messages in your account stay until 30 days after you delete them.",
			"A registration that is not confirmed: a day. A copy of your data: seven days.",
		),
		heading("Statistics of use"),
		paragraph(
			"Only if you accept it at the end of a page, we count which pages and games are used. We count by day and country, without your account, your network address or the time of day, and delete the counts after 400 days.",
		),
		link("Cookies", "/pages/cookies"),
		heading("Your rights"),
		list(
			"See and take along: under Your data you get a copy of your data, as a file.",
			"Correct: you change most details in your profile. Name and birth date are changed by a person, so contact us.",
			"Have it deleted: close your account. Every session, remembered device and mail about offers ends at once. What the law obliges us to keep stays, and is used for nothing else.",
			"Withdraw consent: mails about offers end in your profile and by the link in each of them, statistics of use at the end of each page.",
			"Object, have the use restricted, or complain: contact us. If our answer does not satisfy you, the authority decides.",
		),
		link("Your data", "/account/data"),
		link("Your profile", "/account/profile"),
		link("Close account", "/account/close"),
		link("Contact us", "/contact-us"),
	],
} satisfies PageTexts;

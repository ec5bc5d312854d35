import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"forgotten-password": article(
		"I have forgotten my password",
		"We send a link to your e-mail address, with which you choose a new one.",
		"reset password, cannot log in, login, locked out",
		paragraph(
			"Press “Forgotten your password?” under the login and give your e-mail address. The link in our mail opens a page on which you choose a new password.",
		),
		list(
			"The answer looks the same whether there is an account or not, so that no one can find out who plays here.",
			"No mail after a few minutes? Look in the spam folder, and see whether you registered with another address.",
			"After a new password, withdrawals wait for 72 hours. This protects you if it was not you.",
		),
		link("Choose a new password", "/recover"),
	),
	"changing-email-or-phone": article(
		"How do I change my e-mail address or phone number?",
		"In your profile. The new one has to be confirmed.",
		"edit profile, new phone, new address, moved, wrong details",
		paragraph(
			"Open your profile and change it there. We ask you to prove that it is you, and the new address or number is used once you have confirmed it with the link or the code that we send there.",
		),
		paragraph(
			"The old address gets a mail that says so, with a way to stop it. After such a change, withdrawals wait for 72 hours. Your name and your date of birth are changed by a person: write to us.",
		),
		link("Your profile", "/account/profile"),
	),
	"login-code": article(
		"Why does the login ask for one more code?",
		"Because the browser or the network is new, or because you have asked for two steps.",
		"two factor, 2fa, verification code, sms code, authenticator, passkey",
		paragraph(
			"A login from a browser or a network that we do not know needs one more proof: a code by SMS or e-mail, your PIN, or your authenticator app. With it, a stolen password alone opens nothing.",
		),
		list(
			"A code works once and for a few minutes. The newest one counts.",
			"With a passkey you log in by finger, face or device code, and need no further one.",
			"If you have lost the phone with the app, use one of your recovery codes.",
		),
		link("Security settings", "/account/security"),
	),
	"what-the-pin-is-for": article(
		"What is the PIN for?",
		"Four digits that prove it is you, when you withdraw or log in somewhere new.",
		"pin code, four digits, forgot pin, change pin",
		paragraph(
			"You choose it yourself, and can use it in place of a code by SMS. No one here knows it, and no one here will ever ask for it, in no chat, mail or call.",
		),
		paragraph("Have you forgotten it? Ask for a link on the page of the PIN and choose a new one."),
		link("Your PIN", "/account/pin"),
	),
	"someone-else-in-my-account": article(
		"I think someone else is in my account",
		"Change the password at once: it logs out every device.",
		"hacked, stolen, fraud, strange login, not me, suspicious",
		list(
			"Choose a new password. Every other device is logged out.",
			"Look at your devices and your logins, and end what you do not know.",
			"In every mail about a change is a link “This was not me”. Use it if you did not make the change: it secures the account.",
		),
		paragraph(
			"New bank accounts, and changes of the password, phone or e-mail address, hold withdrawals for 72 hours. So there is time to stop them. Write to us: we look at it first.",
		),
		link("Your devices", "/account/devices"),
		link("Write to us", "/contact-us"),
	),
	"closing-an-account": article(
		"How do I close my account?",
		"On the page for it, at any time. What you can withdraw is paid to you first.",
		"delete account, cancel account, leave, unsubscribe",
		paragraph(
			"The page shows what is still open: money, bets, a withdrawal. Withdraw the money first, then close. We keep what the law tells us to keep, for as long as it does, and nothing else.",
		),
		paragraph(
			"If you close it because play is not good for you, exclude yourself instead: an exclusion also holds against a new account.",
		),
		link("Close the account", "/account/close"),
		link("Exclude yourself", "/account/self-exclusion"),
	),
	"your-data": article(
		"What do you know about me, and can I have it?",
		"Download all of it from your account, at any time.",
		"privacy, personal data, gdpr, download, export, mails, offers",
		paragraph(
			"Your account has a page with everything that we store about you, as a file: profile, logins, payments, bets, rounds, messages. Details that are wrong you can change in your profile, or tell us.",
		),
		paragraph("Mails about offers come only if you agreed, and each has a link that ends them."),
		link("Your data", "/account/data"),
		link("Privacy", "/pages/privacy"),
	),
	complaint: article(
		"I am not content with an answer",
		"Write to us with the subject “Complaint”. A person who had no part in it looks at it again.",
		"complain, unfair, dispute, regulator, ombudsman",
		paragraph(
			"Give us the receipt of the round, bet or payment, and say what you expected. You get a first answer within a day, and a decision with its reasons within eight weeks at the latest, usually much sooner.",
		),
		paragraph(
			"If you are still not content, our licences page says which authority decides about us. It costs you nothing.",
		),
		link("Write to us", "/contact-us"),
		link("Licences", "/pages/licences"),
	),
} satisfies Articles;

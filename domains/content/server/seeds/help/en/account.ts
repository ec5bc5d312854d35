import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"forgotten-password": article(
		"I forgot my password",
		"We e-mail you a link to set a new one.",
		"reset password, cannot log in, login, locked out",
		paragraph(
			"Press “Forgotten your password?” on the login page and enter your e-mail address. The link in our e-mail opens a page where you set a new password.",
		),
		list(
			"The answer looks the same whether or not there is an account, so that no one can find out who plays here.",
			"No e-mail after a few minutes? Check your spam folder, and whether you registered with another address.",
			"After a password change, withdrawals are on hold for 72 hours. This protects you in case it was not you.",
		),
		link("Set a new password", "/recover"),
	),
	"changing-email-or-phone": article(
		"How do I change my e-mail address or phone number?",
		"In your profile. The new one has to be confirmed.",
		"edit profile, new phone, new address, moved, wrong details",
		paragraph(
			"Open your profile and change it there. We ask you to confirm that it is you. The new address or number is used once you have confirmed it with the link or code we send there.",
		),
		paragraph(
			"We also e-mail the old address, with a way to stop the change. After such a change, withdrawals are on hold for 72 hours. To change your name or date of birth, contact us.",
		),
		link("Your profile", "/account/profile"),
	),
	"login-code": article(
		"Why does the login ask for another code?",
		"Because the browser or network is new, or because you use two-factor authentication.",
		"two factor, 2fa, verification code, sms code, authenticator, passkey",
		paragraph(
			"A login from a browser or network that we do not know needs one more step: a code by SMS or e-mail, your PIN, or your authenticator app. This way, a stolen password alone is useless.",
		),
		list(
			"A code works once and for a few minutes. Only the latest one counts.",
			"With a passkey you use your fingerprint, face or device code instead of a login code.",
			"If you have lost the phone with the app, use one of your recovery codes.",
		),
		link("Security settings", "/account/security"),
	),
	"what-the-pin-is-for": article(
		"What is the PIN for?",
		"Four digits that prove it is you, when you withdraw or log in somewhere new.",
		"pin code, four digits, forgot pin, change pin",
		paragraph(
			"You choose it yourself, and can use it instead of a code by SMS. No one here knows it, and we will never ask for it in a chat, e-mail or call.",
		),
		paragraph("Forgotten it? Request a link on the PIN page and choose a new one."),
		link("Your PIN", "/account/pin"),
	),
	"someone-else-in-my-account": article(
		"I think someone else is in my account",
		"Change your password right away: this logs out all other devices.",
		"hacked, stolen, fraud, strange login, not me, suspicious",
		list(
			"Set a new password. All other devices are logged out.",
			"Check your devices and your login history, and log out anything you do not recognise.",
			"Every e-mail about a change has a link for “Was this not you?”. Use it if you did not make the change: it secures your account.",
		),
		paragraph(
			"After a new bank account is added, or a password, phone or e-mail address is changed, withdrawals are on hold for 72 hours, so there is time to stop them. Contact us: we give this priority.",
		),
		link("Your devices", "/account/devices"),
		link("Contact us", "/contact-us"),
	),
	"closing-an-account": article(
		"How do I close my account?",
		"In your account, at any time. Withdraw your money first.",
		"delete account, cancel account, leave, unsubscribe",
		paragraph(
			"The page shows what is still open: money, bets, a withdrawal. Withdraw your money first, then close the account. We keep what the law requires, for as long as it requires, and nothing else.",
		),
		paragraph(
			"If you are closing it because gambling is not good for you, exclude yourself instead: a self-exclusion also prevents you from opening a new account.",
		),
		link("Close account", "/account/close"),
		link("Self-exclusion", "/account/self-exclusion"),
	),
	"your-data": article(
		"How can I get a copy of my data?",
		"Download everything from your account, at any time.",
		"privacy, personal data, gdpr, download, export, mails, offers",
		paragraph(
			"Your account has a page with everything that we store about you, as a file: profile, logins, payments, bets, rounds, messages. If any details are wrong, change them in your profile, or let us know.",
		),
		paragraph("We send e-mails about offers only if you agreed, and each one has a link to unsubscribe."),
		link("Your data", "/account/data"),
		link("Privacy", "/pages/privacy"),
	),
	complaint: article(
		"How do I make a complaint?",
		"Contact us with the subject “Complaint”. Someone who was not involved will look at it again.",
		"complain, unfair, dispute, regulator, ombudsman",
		paragraph(
			"Give us the receipt of the round, bet or payment, and tell us what you expected. You get a first answer within a day, and a decision with reasons within eight weeks at the latest, usually much sooner.",
		),
		paragraph(
			"If you are still not satisfied, our licences page names the authority that can decide. It is free of charge.",
		),
		link("Contact us", "/contact-us"),
		link("Licences", "/pages/licences"),
	),
} satisfies Articles;

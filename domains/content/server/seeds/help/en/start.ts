import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"opening-an-account": article(
		"How do I open an account?",
		"With your e-mail address, a password and your details, in a few minutes.",
		"register, sign up, join, new account, confirmation mail",
		paragraph(
			"Press Join, enter your e-mail address, choose a password and fill in your details. They must match your identity document: otherwise we cannot pay you.",
		),
		list(
			"Open the link in our e-mail to activate your account.",
			"No e-mail? Check your spam folder, then request another on the page where you registered.",
			"One account per person. A second one is closed, and our team looks into any money in it.",
		),
		link("Create an account", "/join"),
	),
	practising: article(
		"Can I try a game without money?",
		"Yes, at once and without an account.",
		"demo, free play, practice, try for free",
		paragraph("Open any slot and it starts in practice, without an account. The label above the game says so."),
		paragraph(
			"Practice has the same reels and the same chances. What you win there is play money, and cannot become real money.",
		),
		link("See all games", "/casino/all-games"),
	),
	"where-play-is-offered": article(
		"Why can’t I play from where I am?",
		"Whether you can play for real money depends on the law where you are.",
		"location, country, region, travel, abroad, vpn, blocked",
		paragraph(
			"We check where your connection comes from. If the law there does not let us offer real-money play, you cannot bet, play or deposit until you are somewhere else. You can still use your account and withdraw your money.",
		),
		list(
			"Turn off any VPN or proxy: it hides where you are, and we cannot offer real-money play if we do not know.",
			"On a phone, a mobile network sometimes places you in a neighbouring region. Using Wi-Fi often helps.",
			"If you are at home and we are wrong, contact us and tell us which town you are in.",
		),
		link("Contact us", "/contact-us"),
	),
} satisfies Articles;

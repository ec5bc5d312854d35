import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"opening-an-account": article(
		"How do I open an account?",
		"With your e-mail address, a password and your details, in a few minutes.",
		"register, sign up, join, new account, confirmation mail",
		paragraph(
			"Press Join, give your e-mail address, choose a password and fill in your details. They must be those of your identity document: with other details we cannot pay you.",
		),
		list(
			"Open the link in our mail. The account begins when you do.",
			"No mail? Look in the spam folder, then ask for another on the page where you registered.",
			"One account for each person. A second one is closed, and what it holds is looked at by a person.",
		),
		link("Open an account", "/join"),
	),
	practising: article(
		"Can I try a game without money?",
		"Yes, at once and without an account.",
		"demo, free play, practice, try for free",
		paragraph("Yes. Open any slot and it starts in practice, without an account. The label over the game says so."),
		paragraph(
			"Practice uses the same reels and the same chances. What you win there is not money, and it cannot become money.",
		),
		link("See all games", "/casino/all-games"),
	),
	"where-play-is-offered": article(
		"Why can I not play from where I am?",
		"Where play for money is offered depends on the law of the place you are in.",
		"location, country, region, travel, abroad, vpn, blocked",
		paragraph(
			"We look at where your connection comes from. If the law there does not let us offer play for money, stakes and deposits are closed until you are somewhere else. Your account, your money and your withdrawals stay open.",
		),
		list(
			"Switch off a VPN or a proxy: it hides where you are, and then we must assume the worst.",
			"On a phone, a mobile network sometimes places you in a neighbouring region. A wireless network often helps.",
			"If you are at home and we are wrong, write to us, and say which town you are in.",
		),
		link("Write to us", "/contact-us"),
	),
} satisfies Articles;

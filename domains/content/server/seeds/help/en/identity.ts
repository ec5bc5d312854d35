import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"why-a-document": article(
		"Why do you want to see my identity document?",
		"The law requires us to know who plays here, and it protects you and your money.",
		"kyc, id, passport, verification, proof of identity, age",
		paragraph(
			"It lets us make sure that you are old enough to play, that no one else is playing in your name, and that your money is paid only to you. We usually ask before your first withdrawal.",
		),
		paragraph(
			"The pictures are stored encrypted. Only the few people who check them can open them, every access is recorded, and they are deleted when the law no longer requires them.",
		),
		link("Verification", "/account/verification"),
	),
	"photographing-a-document": article(
		"How do I photograph my document so that it is accepted?",
		"All four corners, in focus, no reflections, in colour.",
		"upload, photo, blurred, picture, camera, passport, driving licence",
		list(
			"Passport, identity card or driving licence, not expired. For a card we need both sides.",
			"Place it on something dark, in daylight, without flash.",
			"All four corners are in the picture, and every letter is readable.",
			"Do not cover or change anything. Copies and pictures of a screen are not accepted.",
		),
		link("Send your document", "/validate-document"),
	),
	"document-refused": article(
		"My document was not accepted",
		"The message explains why. You can send another picture right away.",
		"invalid document, rejected, try again, blocked document, expired",
		paragraph(
			"Usually this is because the picture is blurred, a corner is missing, the document has expired, or the name or date of birth differs from your profile. You have five attempts.",
		),
		paragraph(
			"If your account is blocked because of the document, nothing is lost: open bets are settled, and your money stays yours. Contact us, and we will look into it with you.",
		),
		link("Send another picture", "/validate-document"),
		link("Contact us", "/contact-us"),
	),
	"code-does-not-arrive": article(
		"The code by SMS does not arrive",
		"Wait a minute, check the number, then ask for another.",
		"sms, no code, phone, text message, validation, wrong number",
		list(
			"Check in your profile that the number is right, with its country code.",
			"Switch flight mode on and off. Abroad, SMS may take some minutes.",
			"Request another code. Only the latest one counts.",
			"After several requests you have to wait a while: this stops others from sending SMS to your number.",
		),
		paragraph("You can often use something else instead: your PIN, a code by e-mail, or a passkey."),
		link("Your profile", "/account/profile"),
	),
} satisfies Articles;

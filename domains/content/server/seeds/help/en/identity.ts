import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"why-a-document": article(
		"Why do you want to see my identity document?",
		"The law says that we must know who plays here, and it protects you and your money.",
		"kyc, id, passport, verification, proof of identity, age",
		paragraph(
			"With it we make sure that you are of age, that no one plays in your name, and that your money is paid to you and to no one else. We ask mostly before the first withdrawal.",
		),
		paragraph(
			"The pictures are stored encrypted. Only the few people who decide about them can open them, each look is recorded, and they are deleted when the law no longer requires them.",
		),
		link("Verification", "/account/verification"),
	),
	"photographing-a-document": article(
		"How do I photograph my document so that it is accepted?",
		"All four corners, in focus, without a reflection, in colour.",
		"upload, photo, blurred, picture, camera, passport, driving licence",
		list(
			"Passport, identity card or driving licence, not expired. Of a card we need both sides.",
			"Lay it on something dark, in daylight, without the flash.",
			"All four corners are in the picture, and every letter can be read.",
			"Cover nothing, and change nothing. Copies and pictures of a screen are not accepted.",
		),
		link("Send your document", "/validate-document"),
	),
	"document-refused": article(
		"My document was not accepted",
		"The message says why. You can send another picture at once.",
		"invalid document, rejected, try again, blocked document, expired",
		paragraph(
			"Most are not accepted because the picture is blurred, a corner is missing, the document has expired, or the name or date of birth differs from your profile. You have five tries.",
		),
		paragraph(
			"If the account is blocked because of the document, nothing is lost: open bets are settled, and your money stays yours. Write to us, and a person looks at it with you.",
		),
		link("Send another picture", "/validate-document"),
		link("Write to us", "/contact-us"),
	),
	"code-does-not-arrive": article(
		"The code by SMS does not arrive",
		"Wait a minute, check the number, then ask for another.",
		"sms, no code, phone, text message, validation, wrong number",
		list(
			"See in your profile whether the number is right, with its country code.",
			"Switch flight mode on and off. Abroad, SMS may take some minutes.",
			"Ask for another code. Only the newest one counts.",
			"After several requests you have to wait for a while: this stops others from sending SMS to your number.",
		),
		paragraph("You can often use another way in its place: the PIN, a code by e-mail, or a passkey."),
		link("Your profile", "/account/profile"),
	),
} satisfies Articles;

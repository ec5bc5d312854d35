import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	withdrawing: article(
		"How do I withdraw?",
		"In the cashier: amount, destination, and a code or your PIN.",
		"pay out, cash out, payout, get my money",
		list(
			"Choose how much, and where to. Money that came from a card goes back to that card first, up to what came from it.",
			"Confirm with a code by SMS or with your PIN.",
			"A person or a rule looks at it, then it is sent. You see every step, and when the next is expected.",
		),
		paragraph("What you ask for is set aside at once. A fee, if there is one, is shown before you confirm."),
		link("Withdraw", "/account/cashier/withdraw"),
	),
	"withdrawal-time": article(
		"How long does a withdrawal take?",
		"Looked at within a day, sent within the hour after that. Then your bank needs up to three days.",
		"where is my withdrawal, pending, slow, how long, days, waiting, arrive",
		paragraph(
			"The page of your pending withdrawals shows each step with its time, and when the next one is expected. The times that we state are those that the withdrawals of the last 30 days really took.",
		),
		list(
			"Requested: we look at it, usually much sooner than a day.",
			"Approved and sent: it is with the payment company.",
			"Paid: it has left us. A bank account is usually credited within two days, a card within three, and banks do not book at weekends.",
		),
		paragraph(
			"If it is not there three working days after “Paid”, write to us with the receipt. We trace it with the bank.",
		),
		link("Your pending withdrawals", "/account/cashier/withdraw/manage-pending"),
	),
	"withdrawal-held": article(
		"Why is my withdrawal on hold?",
		"To give you time to notice if it was not you. It continues by itself.",
		"hold, 72 hours, frozen, stopped, delayed, new bank account",
		paragraph(
			"A withdrawal waits for 72 hours after a new account was added, or the password, the phone or the e-mail address was changed. The wait begins with that change, not with the withdrawal, and the cashier shows it before you ask.",
		),
		paragraph("There is nothing that you need to do. If you did not make the change, write to us at once."),
		link("Your pending withdrawals", "/account/cashier/withdraw/manage-pending"),
		link("That was not me", "/help/account/someone-else-in-my-account"),
	),
	"cancelling-a-withdrawal": article(
		"Can I cancel a withdrawal?",
		"Yes, until it is approved. The money is back in your balance at once.",
		"reverse, take back, cancel payout",
		paragraph(
			"Open your pending withdrawals and press “Cancel”. Once it is approved it is on its way, and cannot be stopped.",
		),
		paragraph(
			"We will never suggest that you cancel one. If you would rather not be able to play with it, set a limit or take a break: a withdrawal goes on during a break.",
		),
		link("Your pending withdrawals", "/account/cashier/withdraw/manage-pending"),
	),
	"where-it-is-paid-to": article(
		"To which account can I be paid?",
		"To one in your own name: first the card that you paid with, then a bank account.",
		"bank account, iban, card, other person, change account",
		list(
			"Money goes back to the card that it came from, up to what came from it. This is a rule against money laundering.",
			"The rest goes to a bank account in your name. One bank account serves one player.",
			"If the card has expired, the bank usually moves the payment to the new one. If the account is closed, write to us first.",
		),
		link("Withdraw", "/account/cashier/withdraw"),
	),
	"withdrawal-refused": article(
		"Why can I not withdraw, or why was it rejected?",
		"The cashier shows every reason at once, each with its way out.",
		"rejected, refused, failed, cannot withdraw, returned",
		list(
			"Your identity document is missing or still being looked at.",
			"Part of the balance is bonus money that has not been wagered yet. The cash beside it can be withdrawn.",
			"The amount is below the least or above the most for the method.",
			"The bank returned it, mostly because of a number that is wrong or a name that is another. The money is back in your balance.",
		),
		paragraph("If it was rejected, the reason stands at the step, as the person wrote it."),
		link("Withdraw", "/account/cashier/withdraw"),
		link("Write to us", "/contact-us"),
	),
} satisfies Articles;

import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	withdrawing: article(
		"How do I withdraw?",
		"In the cashier: amount, destination, and a code or your PIN.",
		"pay out, cash out, payout, get my money",
		list(
			"Choose an amount and a destination. Money that came from a card goes back to that card first, up to what came from it.",
			"Confirm with a code by SMS or with your PIN.",
			"We check your request, by hand or automatically, then send the money. You can see every step, and when to expect the next one.",
		),
		paragraph("The money is set aside right away. Any fee is shown before you confirm."),
		link("Withdraw", "/account/cashier/withdraw"),
	),
	"withdrawal-time": article(
		"How long does a withdrawal take?",
		"Checked within a day, then sent within an hour. After that your bank needs up to three days.",
		"where is my withdrawal, pending, slow, how long, days, waiting, arrive",
		paragraph(
			"Your pending withdrawals show each step with its time, and when to expect the next one. The times we state are what withdrawals actually took over the last 30 days.",
		),
		list(
			"Requested: we check it, usually much sooner than within a day.",
			"Approved and sent: it is with the payment provider.",
			"Paid: it has left us. A bank account is usually credited within two days, a card within three, not counting weekends.",
		),
		paragraph(
			"If it has not arrived three working days after “Paid”, contact us with the receipt. We will trace it with the bank.",
		),
		link("Your pending withdrawals", "/account/cashier/withdraw/manage-pending"),
	),
	"withdrawal-held": article(
		"Why is my withdrawal on hold?",
		"To give you time to notice if it was not you. It continues automatically.",
		"hold, 72 hours, frozen, stopped, delayed, new bank account",
		paragraph(
			"Withdrawals are on hold for 72 hours after a new account is added, or your password, phone or e-mail address is changed. The hold starts with that change, not with the withdrawal, and the cashier shows it before you confirm.",
		),
		paragraph("There is nothing you need to do. If you did not make the change, contact us right away."),
		link("Your pending withdrawals", "/account/cashier/withdraw/manage-pending"),
		link("That was not me", "/help/account/someone-else-in-my-account"),
	),
	"cancelling-a-withdrawal": article(
		"Can I cancel a withdrawal?",
		"Yes, until it is approved. The money is back in your balance right away.",
		"reverse, take back, cancel payout",
		paragraph(
			"Open your pending withdrawals and press “Cancel withdrawal”. Once it is approved, it is on its way and cannot be stopped.",
		),
		paragraph(
			"We will never suggest that you cancel one. If you would rather not be able to play with it, set a limit or take a break: withdrawals continue during a break.",
		),
		link("Your pending withdrawals", "/account/cashier/withdraw/manage-pending"),
	),
	"where-it-is-paid-to": article(
		"Where can I withdraw to?",
		"To an account in your own name: first the card you paid with, then a bank account.",
		"bank account, iban, card, other person, change account",
		list(
			"Money goes back to the card that it came from, up to what came from it. This is a rule against money laundering.",
			"The rest goes to a bank account in your name. Each bank account can be used by one player only.",
			"If the card has expired, the bank usually moves the payment to the new one. If the account is closed, contact us first.",
		),
		link("Withdraw", "/account/cashier/withdraw"),
	),
	"withdrawal-refused": article(
		"Why can’t I withdraw, or why was my withdrawal rejected?",
		"The cashier shows every reason, and what you can do about each.",
		"rejected, refused, failed, cannot withdraw, returned",
		list(
			"Your identity document is missing or still being checked.",
			"Part of your balance is bonus money that has not been wagered yet. You can still withdraw your cash.",
			"The amount is below the minimum or above the maximum for the method.",
			"The bank returned it, usually because of a wrong number or a different name. The money is back in your balance.",
		),
		paragraph("If it was rejected, you can see the reason on that step."),
		link("Withdraw", "/account/cashier/withdraw"),
		link("Contact us", "/contact-us"),
	),
} satisfies Articles;

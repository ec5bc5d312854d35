import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	depositing: article(
		"How do I deposit?",
		"In the cashier, within the limits shown there.",
		"pay in, top up, add money, fund, card, bank transfer, bitcoin",
		paragraph(
			"Press Deposit at the top of the page, choose a method and an amount, and confirm with the payment provider. Fees, limits and processing times are shown before you confirm.",
		),
		list(
			"A card is usually credited within a minute, Bitcoin within an hour, a bank transfer within two days.",
			"The card or account must be yours. Money from another person is sent back.",
			"A declined or interrupted payment costs you nothing. A payment reported twice counts once.",
		),
		link("Deposit", "/account/cashier/deposit"),
	),
	"deposit-not-arrived": article(
		"My deposit is not in my balance",
		"Open its receipt: it says where the money is and what happens next.",
		"missing deposit, pending payment, not credited, where is my money",
		paragraph(
			"While a deposit is pending, the payment provider has not confirmed your payment yet. We keep checking, and credit it as soon as it is confirmed, even days later.",
		),
		list(
			"A bank transfer needs the reference that we showed you. Without it we have to find it by hand: contact us with the date and the amount.",
			"If your bank shows a payment as “reserved” and we show it as declined, your bank releases it automatically, usually within a few days.",
			"Do not pay a second time while the first is pending: both may arrive.",
		),
		link("Your payments", "/account/cashier/history"),
		link("Contact us", "/contact-us"),
	),
	"card-declined": article(
		"Why was my card declined?",
		"Usually it was your bank’s decision. Some banks do not allow payments to gaming sites.",
		"card refused, payment failed, 3d secure, bank",
		list(
			"Check that the card is valid, has enough money on it, and can be used abroad and online.",
			"Complete the step in your bank’s app within a few minutes, or the payment expires.",
			"Ask your bank whether it blocks gaming. If you asked for such a block yourself, we respect that.",
			"Try a bank transfer. A declined payment costs you nothing.",
		),
		link("Deposit another way", "/account/cashier/deposit"),
	),
	"what-the-balance-is": article(
		"What is in my balance?",
		"Cash, bonus money, and money at stake or being withdrawn. Press your balance to see each.",
		"wallet, bonus balance, locked money, playable balance, withdrawable",
		list(
			"Cash is yours and can be withdrawn.",
			"Bonus money can be played, and becomes cash once you meet its wagering requirement.",
			"Stakes on open bets are not in your balance until they are settled.",
			"A withdrawal is set aside as soon as you request it.",
		),
		paragraph("If something cannot be withdrawn, the cashier explains why for each part, and what you can do."),
		link("Withdraw", "/account/cashier/withdraw"),
	),
	"statement-and-receipts": article(
		"Where can I see my transactions?",
		"In your statement. Every transaction has a receipt with an id.",
		"history, transactions, receipt, tax, export, csv, bets history",
		paragraph(
			"The statement lists all transactions, newest first. You can filter it by type and date, and download it. Payments, bets and rounds also have their own lists.",
		),
		paragraph("Include the receipt id when you contact us, and we can see right away what it is about."),
		link("Your statement", "/account/statement"),
		link("Your rounds", "/account/rounds"),
		link("Your bets", "/sports/bets"),
	),
} satisfies Articles;

import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	depositing: article(
		"How do I deposit?",
		"In the cashier, within the limits shown there.",
		"pay in, top up, add money, fund, card, bank transfer, bitcoin",
		paragraph(
			"Press Deposit in the header, choose how and how much, and confirm with the payment company. Fees, limits and times stand there before you confirm.",
		),
		list(
			"A card is usually credited within a minute, Bitcoin within an hour, a bank transfer within two days.",
			"The card or account must be yours. Money of another person is sent back.",
			"A declined or interrupted payment takes nothing. A payment that is reported twice counts once.",
		),
		link("Deposit", "/account/cashier/deposit"),
	),
	"deposit-not-arrived": article(
		"My deposit is not in my balance",
		"Open its receipt: it says where the money is and what happens next.",
		"missing deposit, pending payment, not credited, where is my money",
		paragraph(
			"While a deposit is pending, the payment company has not reported yet that you have paid. We keep asking, and credit it as soon as it says so, also days later.",
		),
		list(
			"A bank transfer needs the reference that we showed you. Without it a person has to find it: write to us with the date and the amount.",
			"If your bank shows a payment as “reserved” and we show it as declined, your bank releases it by itself, usually within a few days.",
			"Do not pay a second time while the first is pending: both may arrive.",
		),
		link("Your payments", "/account/cashier/history"),
		link("Write to us", "/contact-us"),
	),
	"card-declined": article(
		"Why was my card declined?",
		"Mostly the bank decides it. Some banks do not allow payments to gaming sites.",
		"card refused, payment failed, 3d secure, bank",
		list(
			"See whether the card is valid, has money, and may be used abroad and on the internet.",
			"Finish the step in your bank’s app within a few minutes, or the payment expires.",
			"Ask your bank whether it blocks gaming. If you asked for such a block yourself, we are glad to leave it so.",
			"Try a bank transfer. Nothing is taken for a declined payment.",
		),
		link("Deposit another way", "/account/cashier/deposit"),
	),
	"what-the-balance-is": article(
		"What does my balance consist of?",
		"Cash, bonus money, and what is at stake or on its way out. Press the balance to see each.",
		"wallet, bonus balance, locked money, playable balance, withdrawable",
		list(
			"Cash is yours and can be withdrawn.",
			"Bonus money can be played with, and becomes cash once its wagering requirement is met.",
			"What is staked on open bets is not in your balance until they are settled.",
			"A withdrawal that you have asked for is set aside from that moment.",
		),
		paragraph("If something cannot be withdrawn, the cashier says for each part why, and what to do."),
		link("Withdraw", "/account/cashier/withdraw"),
	),
	"statement-and-receipts": article(
		"Where do I find what I have paid, staked and won?",
		"In your statement. Every line has a receipt with an id.",
		"history, transactions, receipt, tax, export, csv, bets history",
		paragraph(
			"The statement lists every movement of money, newest first, by kind and by dates, and can be downloaded. Payments, bets and rounds each have a list of their own, too.",
		),
		paragraph("Give us the id of a receipt when you write to us, and we see at once what it is about."),
		link("Your statement", "/account/statement"),
		link("Your rounds", "/account/rounds"),
		link("Your bets", "/sports/bets"),
	),
} satisfies Articles;

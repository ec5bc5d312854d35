export default {
	mails: {
		depositSettled: {
			subject: "Your deposit of {amount} has arrived",
			text: `{amount} is in your balance.

Deposit {id}. See it here:

{link}`,
		},
		withdrawalRequested: {
			subject: "We have received your withdrawal request for {amount}",
			text: `{amount} is set aside for you. We will check the request within 24 hours.

Withdrawal {id}. Follow each step here:

{link}`,
		},
		withdrawalHeld: {
			subject: "Your withdrawal of {amount} is on hold until {until}",
			text: `{amount} is set aside for you. To protect your account, this withdrawal is on hold until {until}, because:

{why}

There is nothing you need to do: after that it is checked within 24 hours, and then paid.

Withdrawal {id}. Follow each step here:

{link}`,
		},
		withdrawalHoldOver: {
			subject: "Your withdrawal of {amount} is moving again",
			text: `{amount} is no longer on hold. We will check the request within 24 hours.

Withdrawal {id}. Follow each step here:

{link}`,
		},
		withdrawalApproved: {
			subject: "Your withdrawal of {amount} is approved",
			text: `Your withdrawal has been checked and will be paid shortly.

Withdrawal {id}. Follow each step here:

{link}`,
		},
		withdrawalPaid: {
			subject: "Your withdrawal of {amount} has been paid",
			text: `{amount} has been sent. It may take a little longer to appear at your bank.

Withdrawal {id}. See it here:

{link}`,
		},
		withdrawalPaidAfterAll: {
			subject: "Your withdrawal of {amount} was paid after all",
			text: `We wrote to you that it could not be paid, and {amount} came back to your balance. The payment provider now says that it was sent after all, so {amount} has left your balance again.

If it has not reached you, contact us. Withdrawal {id}. See it here:

{link}`,
		},
		withdrawalRejected: {
			subject: "Your withdrawal of {amount} was not approved",
			text: `{amount} is back in your balance. The reason:

{reason}

Withdrawal {id}. Once this is resolved, you can request it again here:

{link}`,
		},
		withdrawalCancelled: {
			subject: "You cancelled your withdrawal of {amount}",
			text: `{amount} is back in your balance.

If this was not you, change your password and contact us. Withdrawal {id}:

{link}`,
		},
		withdrawalFailed: {
			subject: "Your withdrawal of {amount} could not be paid",
			text: `The account or card did not accept the money. {amount} is back in your balance.

Withdrawal {id}. Please check the details and request it again:

{link}`,
		},
	},
	linkedAccountAdded: {
		subject: "A bank account was added",
		text: `A bank account ending in {lastFour} was added to your Baize account. You can now withdraw to it; at first, withdrawals to it are put on hold for a while.

Your bank accounts:

{link}`,
	},
	holdCauses: {
		newDestination: "the account, card or address is new",
		passwordChanged: "your password was changed recently",
		phoneChanged: "your phone number was changed recently",
		emailChanged: "your e-mail address was changed recently",
	},
	inbox: {
		paid: {
			title: "Your withdrawal of {amount} has been paid",
			text: "{amount} has been sent. It may take a little longer to appear at your bank. Withdrawal {id}.",
		},
		paidAfterAll: {
			title: "Your withdrawal of {amount} was paid after all",
			text: "We wrote to you that it could not be paid. The payment provider now says that it was sent after all, so {amount} has left your balance again. If it has not reached you, contact us. Withdrawal {id}.",
		},
		rejected: {
			title: "Your withdrawal of {amount} was not approved",
			text: "{amount} is back in your balance. The reason: {reason} Once this is resolved, you can request it again. Withdrawal {id}.",
		},
		failed: {
			title: "Your withdrawal of {amount} could not be paid",
			text: "The account or card did not accept the money. {amount} is back in your balance. Please check the details and request it again. Withdrawal {id}.",
		},
	},
	chargebacks: {
		opened: {
			title: "Your bank has reversed a deposit of {amount}",
			text: "Your card’s bank has reversed a deposit of {amount}, so {amount} has left your balance. If you did not ask for this, talk to your bank and contact us. Case {id}.",
		},
		openedWithDebt: {
			title: "Your bank has reversed a deposit of {amount}, and {debt} is owed",
			text: "Your card’s bank has reversed a deposit of {amount}. {taken} of it was still in your balance and has left it; {debt} had already been played, so it is owed. Your next deposit repays it first, and until then you cannot withdraw. If you did not ask for this, talk to your bank and contact us. Case {id}.",
		},
		won: {
			title: "{amount} has been returned by your bank",
			text: "The deposit of {amount} that your bank had reversed has been paid to us again. It is in your balance, less anything still owed. Case {id}.",
		},
	},
	transfers: {
		sent: {
			title: "You have sent {amount} to {name}",
			text: "{amount} has left your balance and is waiting for {name} to accept it. Until then you can cancel it. Transfer {id}.",
		},
		offered: {
			title: "{name} has sent you {amount}",
			text: "{amount} is waiting for you: accept or decline it. If you do not accept it in time, it goes back to {name}. Transfer {id}.",
		},
		taken: {
			title: "{name} has accepted your {amount}",
			text: "The transfer of {amount} to {name} is complete. Transfer {id}.",
		},
		received: {
			title: "You have accepted {amount} from {name}",
			text: "{amount} is in your balance. Transfer {id}.",
		},
		cancelled: {
			title: "You have cancelled your transfer of {amount}",
			text: "{amount} is back in your balance; {name} did not receive it. Transfer {id}.",
		},
		declined: {
			title: "{name} has declined your {amount}",
			text: "{amount} is back in your balance. Transfer {id}.",
		},
		expired: {
			title: "{name} did not accept your {amount}",
			text: "{amount} was not accepted in time and is back in your balance. Transfer {id}.",
		},
		stopped: {
			title: "We have stopped your transfer of {amount}",
			text: "{amount} is back in your balance; {name} did not receive it. The reason: {reason} Transfer {id}.",
		},
		gone: {
			title: "The {amount} from {name} can no longer be accepted",
			text: "The money was not accepted and has gone back to {name}. Transfer {id}.",
		},
	},
};

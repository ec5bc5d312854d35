export default {
	mails: {
		depositSettled: {
			subject: "Your deposit of {amount} has arrived",
			text: `{amount} is in your balance.

Deposit {id}. See it here:

{link}`,
		},
		withdrawalRequested: {
			subject: "We have your withdrawal request of {amount}",
			text: `{amount} is set aside for you and waits to be checked, within 24 hours.

Withdrawal {id}. Follow each step here:

{link}`,
		},
		withdrawalHeld: {
			subject: "Your withdrawal of {amount} is held until {until}",
			text: `{amount} is set aside for you. To protect your account we hold this withdrawal until {until}, because:

{why}

You need not do anything: it goes on by itself, is checked within 24 hours after that, and then paid.

Withdrawal {id}. Follow each step here:

{link}`,
		},
		withdrawalHoldOver: {
			subject: "Your withdrawal of {amount} goes on",
			text: `{amount} is no longer held. It waits to be checked, within 24 hours.

Withdrawal {id}. Follow each step here:

{link}`,
		},
		withdrawalApproved: {
			subject: "Your withdrawal of {amount} is approved",
			text: `Your withdrawal has been checked and is on its way to being paid.

Withdrawal {id}. Follow each step here:

{link}`,
		},
		withdrawalPaid: {
			subject: "Your withdrawal of {amount} is paid",
			text: `{amount} has been sent. Your bank may take a little longer to show it.

Withdrawal {id}. See it here:

{link}`,
		},
		withdrawalPaidAfterAll: {
			subject: "Your withdrawal of {amount} was paid after all",
			text: `We had told you that it could not be paid, and {amount} came back to your balance. Now the payment company says that it was sent. So {amount} has left your balance again.

If it has not reached you, write to us. Withdrawal {id}. See it here:

{link}`,
		},
		withdrawalRejected: {
			subject: "Your withdrawal of {amount} was not approved",
			text: `{amount} is back in your balance; nothing was lost. The reason:

{reason}

Withdrawal {id}. You can ask again here once this is settled:

{link}`,
		},
		withdrawalCancelled: {
			subject: "You cancelled your withdrawal of {amount}",
			text: `{amount} is back in your balance.

If it was not you, change your password and write to us. Withdrawal {id}:

{link}`,
		},
		withdrawalFailed: {
			subject: "Your withdrawal of {amount} could not be paid",
			text: `The account or card did not take the money. {amount} is back in your balance; nothing was lost.

Withdrawal {id}. Please check the details and ask again:

{link}`,
		},
	},
	linkedAccountAdded: {
		subject: "A bank account was added",
		text: `A bank account ending in {lastFour} was added to your Baize account. Withdrawals can be sent there from now on; for a while they are held first.

Your bank accounts:

{link}`,
	},
	holdCauses: {
		newDestination: "the account, card or address is new here",
		passwordChanged: "your password was changed lately",
		phoneChanged: "your phone number was changed lately",
		emailChanged: "your e-mail address was changed lately",
	},
	inbox: {
		paid: {
			title: "Your withdrawal of {amount} is paid",
			text: "{amount} has been sent. Your bank may take a little longer to show it. Withdrawal {id}.",
		},
		paidAfterAll: {
			title: "Your withdrawal of {amount} was paid after all",
			text: "We had told you that it could not be paid. Now the payment company says that it was sent, so {amount} has left your balance again. If it has not reached you, write to us. Withdrawal {id}.",
		},
		rejected: {
			title: "Your withdrawal of {amount} was not approved",
			text: "{amount} is back in your balance; nothing was lost. The reason: {reason} Once this is settled you can ask again. Withdrawal {id}.",
		},
		failed: {
			title: "Your withdrawal of {amount} could not be paid",
			text: "The account or card did not take the money. {amount} is back in your balance; nothing was lost. Please check the details and ask again. Withdrawal {id}.",
		},
	},
	chargebacks: {
		opened: {
			title: "Your bank has taken {amount} back",
			text: "The bank of your card has taken back a deposit of {amount}, so {amount} has left your balance. If it was not you who asked for that, talk to your bank and write to us. Case {id}.",
		},
		openedWithDebt: {
			title: "Your bank has taken {amount} back, and {debt} is owed",
			text: "The bank of your card has taken back a deposit of {amount}. {taken} of it was still in your balance and has left it; {debt} was already played, so you owe it. Your next deposit repays it first, and until then nothing can be withdrawn. If it was not you who asked your bank for that, talk to it and write to us. Case {id}.",
		},
		won: {
			title: "{amount} has come back from your bank",
			text: "The deposit of {amount} that your bank had taken back has been paid to us again. It is in your balance, less what you still owed of it. Case {id}.",
		},
	},
	transfers: {
		sent: {
			title: "You have sent {amount} to {name}",
			text: "{amount} has left your balance and waits for {name} to take it. Until then you can take it back. Transfer {id}.",
		},
		offered: {
			title: "{name} has sent you {amount}",
			text: "{amount} waits for you: take it or refuse it. What is not taken in time returns to {name}. Transfer {id}.",
		},
		taken: {
			title: "{name} has taken your {amount}",
			text: "The transfer of {amount} to {name} is complete. Transfer {id}.",
		},
		received: {
			title: "You have taken {amount} from {name}",
			text: "{amount} is in your balance. Transfer {id}.",
		},
		cancelled: {
			title: "You have taken back {amount}",
			text: "{amount} is in your balance again; {name} did not get it. Transfer {id}.",
		},
		declined: {
			title: "{name} has refused your {amount}",
			text: "{amount} is in your balance again; nothing was lost. Transfer {id}.",
		},
		expired: {
			title: "{name} did not take your {amount}",
			text: "{amount} was not taken in time and is in your balance again; nothing was lost. Transfer {id}.",
		},
		stopped: {
			title: "We have stopped your transfer of {amount}",
			text: "{amount} is in your balance again; {name} did not get it. The reason: {reason} Transfer {id}.",
		},
		gone: {
			title: "The {amount} from {name} can no longer be taken",
			text: "The money was not taken and is back with {name}. Transfer {id}.",
		},
	},
};

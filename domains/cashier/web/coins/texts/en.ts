export default {
	which: "Which address?",
	other: "Another address",
	address: "Bitcoin address",
	hint: "Of a wallet that is yours, on the network Bitcoin. Paste it: coins that were sent to another address never come back.",
	missing: "Enter the address.",
	wrong: "This cannot be a Bitcoin address. Copy it from your wallet again.",
	later:
		"This kind of address is not in use yet, and coins sent to it could be lost. Take one from your wallet that begins with bc1q, bc1p, 1 or 3.",
	rate: "You are paid in Bitcoin at the rate of the moment in which it is sent. The amount here leaves your balance, whatever the rate does until then.",
	paying: "Sent to your address",
	status: {
		short: "The address is not complete yet.",
		wrong: "This is no Bitcoin address.",
		later: "No wallet can be paid at this kind of address yet.",
		right: "The check characters fit.",
	},
} as const;

export default {
	which: "Which address?",
	other: "Another address",
	address: "Bitcoin address",
	hint: "Your own wallet, on the Bitcoin network. Paste the address: coins sent to a wrong address cannot be recovered.",
	missing: "Enter your address.",
	wrong: "This is not a valid Bitcoin address. Copy it from your wallet again.",
	later:
		"This kind of address is not in use yet, and coins sent to it could be lost. Use one from your wallet that begins with bc1q, bc1p, 1 or 3.",
	rate: "You are paid in Bitcoin at the rate at the moment it is sent. The amount shown here leaves your balance, however the rate changes until then.",
	paying: "Sent to your address",
	status: {
		short: "The address is not complete yet.",
		wrong: "This is not a Bitcoin address.",
		later: "No wallet can receive payments at this kind of address yet.",
		right: "The check characters match.",
	},
} as const;

export default {
	errors: {
		unreadable: "Nothing was imported: line {line, number} of the file cannot be read.",
		imported: "This file was imported before, as {fileName}.",
		itemNotFound: "There is no such line or payment in the statements. The list may be old: open it again.",
		itemClosed: "This difference has been explained already. Another operator may have been faster.",
		paymentUnknown: "There is no payment with this id that has moved money at this company.",
		paymentMatched: "Another line of a statement has this payment already. Choose another one.",
	},
};

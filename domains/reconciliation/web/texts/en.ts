export default {
	errors: {
		unreadable: "Nothing was imported: line {line, number} of the file cannot be read.",
		imported: "This file has already been imported, as {fileName}.",
		itemNotFound: "There is no such line or payment in the statements. The list may be out of date: open it again.",
		itemClosed: "This difference has already been explained. Another operator may have been faster.",
		paymentUnknown: "No payment with this id has moved money at this company.",
		paymentMatched: "Another statement line already has this payment. Choose another one.",
	},
};

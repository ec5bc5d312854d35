export default {
	errors: {
		unreadable: "何も取り込まれていません。ファイルの{line, number}行目を読み取れません。",
		imported: "このファイルは、以前{fileName}として取り込まれています。",
		itemNotFound: "該当する行または入出金が明細書にありません。一覧が古い可能性があります。開き直してください。",
		itemClosed: "この差異はすでに説明済みです。別の担当者が先に処理した可能性があります。",
		paymentUnknown: "このIDで、この会社で資金が動いた入出金はありません。",
		paymentMatched: "この入出金は、すでに明細書の別の行に対応しています。別のものをお選びください。",
	},
};

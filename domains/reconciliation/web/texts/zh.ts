export default {
	errors: {
		unreadable: "未导入任何内容：无法读取文件第 {line, number} 行。",
		imported: "此文件先前已导入，文件名为 {fileName}。",
		itemNotFound: "对账单中没有该条目或付款。列表可能已过时，请重新打开。",
		itemClosed: "该差额已有说明，可能是另一位操作员先行处理。",
		paymentUnknown: "该公司没有此编号的、发生过资金变动的付款。",
		paymentMatched: "对账单的另一条目已对应该付款，请另选一笔。",
	},
};

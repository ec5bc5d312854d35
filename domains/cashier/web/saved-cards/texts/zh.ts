export default {
	title: "已保存的银行卡",
	empty: "没有已保存的银行卡",
	emptyText: "用银行卡存款时可以保存。",
	card: "银行卡",
	expires: "有效期至 {month}",
	closed: {
		expired: "已于 {month} 过期。请移除，下次存款时保存新卡。",
		unavailable: "目前无法使用，请用其他方式付款。",
	},
	lastUsed: "上次使用：{date}",
	codeAsked: "支付公司会要求输入卡的安全码。我们看不到卡号。",
	keep: "保存此卡供下次使用",
	keepHint: "卡由支付公司保存，每次都会要求输入安全码。我们只保存卡号后四位。你可以在个人资料中移除。",
	manage: "管理已保存的银行卡",
	remove: "移除",
	removeOne: "移除 {label}",
	removed: "银行卡已移除。提款仍可退回此卡。",
	errors: {
		savedCardUnknown: "该卡已被移除。未扣款。刷新页面即可查看现有银行卡。",
		savedCardExpired: "该卡已过期。未扣款。请选择其他卡或其他付款方式。",
	},
};

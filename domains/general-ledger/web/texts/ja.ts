export default {
	errors: {
		notFrozen: "この商品は差異による停止中ではなくなりました。別の担当者が再開した可能性があります。",
	},
};

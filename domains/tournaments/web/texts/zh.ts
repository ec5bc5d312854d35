export default {
	errors: {
		notFound: "该锦标赛不存在，或在您所在的地区不提供。",
		state: "该锦标赛已进入其他步骤。未做任何更改。",
		secondOperator: "此步骤须由另一位操作员执行。未做任何更改。",
		invalid: "这些条款违反了锦标赛规则。未保存任何内容。",
		conflict: "此请求之前已以其他条款提交。未做任何更改。",
		scoreNotFound: "该玩家在此锦标赛中没有得分。未做任何更改。",
	},
};

export default {
	errors: {
		notFound: "没有这条警报。列表可能已过时，请重新打开。",
		state: "该警报的状态已是“{state}”，可能已由其他操作员处理。未作任何更改。",
		claimed: "{name}正在处理这条警报。未作任何更改。",
	},
};

export default {
	errors: { unknown: "没有这个开关。刷新页面即可查看现有的开关。" },
};

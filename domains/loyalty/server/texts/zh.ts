export default {
	reached: {
		title: "你已达到 {tier}",
		text: "你过去 12 个月的积分已达到 {tier}。",
	},
	graceBegan: {
		title: "你的 {tier} 保留至 {day}",
		text: "你的部分积分已超过 12 个月，其余积分不再达到 {tier}。该等级保留至 {day} 结束。具体是哪些积分，请查看积分页面。",
	},
	lost: {
		title: "你的等级现为 {tier}",
		text: "自 {day} 起，你不再是 {before}：你 12 个月内的积分已达不到该等级。可兑换的积分不受影响，原因请查看积分页面。",
	},
	pointsName: "积分",
};

export default {
	title: "آخر الأرباح",
	note: "جولات حقيقية، مختارة بوقتها لا بحجمها.",
	sums: "في الساعة الأخيرة راهن اللاعبون بمبلغ {staked} وعاد إليهم {won} ({percent} %).",
	someone: "لاعب",
	times: "{times}×",
};
